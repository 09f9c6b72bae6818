import { type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor, fromPromise, SimulatedClock, setup } from 'xstate';

/** A call of a port that waits for its answer. */
interface Call {
  readonly id: string;
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (failure: unknown) => void;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A living workflow on a stage: its ports wait until the test answers them, its clock stands until the test moves it,
 * and its parent writes down what it is told.
 */
export const stage = (machine: AnyStateMachine, ports: readonly string[], input: unknown) => {
  const waiting: Call[] = [];
  const calls: { readonly id: string; readonly input: unknown }[] = [];
  const said: AnyEventObject[] = [];
  const port = fromPromise<unknown, unknown>(
    ({ self, input: asked, signal }) =>
      new Promise((resolve, reject) => {
        const call = { id: self.id, input: asked, resolve, reject };
        calls.push({ id: self.id, input: asked });
        waiting.push(call);
        // Nobody waits for the answer of a call that was given up.
        signal.addEventListener('abort', () => waiting.splice(waiting.indexOf(call), 1));
      }),
  );
  const bound = machine.provide({ actors: Object.fromEntries(ports.map((name) => [name, port])) });
  const clock = new SimulatedClock();
  const parent = setup({ actors: { tested: bound }, actions: { listen: ({ event }) => said.push(event) } }).createMachine({
    invoke: { id: 'tested', src: 'tested', input: input as never },
    on: { '*': { actions: 'listen' } },
  });
  const actor = createActor(parent, { clock });
  actor.start();
  const tested = actor.getSnapshot().children.tested as AnyActorRef;
  const next = (id: string): Call => {
    const index = waiting.findIndex((call) => call.id === id);
    const call = waiting[index];
    if (!call) throw new Error(`nobody waits for ${id}`);
    waiting.splice(index, 1);
    return call;
  };
  return {
    tested,
    clock,
    /** What the parent was told, without the ends of the ports. */
    said: () => said.filter(({ type }) => !type.startsWith('xstate.')),
    saidTypes: () => said.filter(({ type }) => !type.startsWith('xstate.')).map(({ type }) => type),
    notices: () => said.flatMap((event) => (event.type === 'notice.show' ? [(event.notice as { readonly code: string }).code] : [])),
    /** Every call of a port by its id, in order. */
    calls: (id: string) => calls.filter((call) => call.id === id).map((call) => call.input),
    snapshot: () => tested.getSnapshot() as AnyMachineSnapshot,
    state: () => (tested.getSnapshot() as AnyMachineSnapshot).value,
    send: (...events: readonly AnyEventObject[]) => {
      for (const event of events) tested.send(event);
    },
    answer: async (id: string, output: unknown) => {
      next(id).resolve(output);
      await turn();
    },
    refuse: async (id: string, failure: unknown) => {
      next(id).reject(failure);
      await turn();
    },
  };
};
