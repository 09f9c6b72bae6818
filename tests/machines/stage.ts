import { type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor, fromPromise, SimulatedClock, setup } from 'xstate';

/** A call of a port that waits for its answer. */
interface Call {
  readonly id: string;
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (failure: unknown) => void;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** What one stage knows of its workflow. */
interface Heard {
  readonly waiting: Call[];
  readonly calls: { readonly id: string; readonly input: unknown }[];
  readonly said: AnyEventObject[];
}

/** The stages by the systems of their actors: many share a machine. */
const stages = new WeakMap<object, Heard>();

const heardBy = (system: object): Heard => {
  const known = stages.get(system);
  if (known) return known;
  const heard: Heard = { waiting: [], calls: [], said: [] };
  stages.set(system, heard);
  return heard;
};

const port = fromPromise<unknown, unknown>(({ self, system, input, signal }) => {
  const { waiting, calls } = heardBy(system);
  return new Promise((resolve, reject) => {
    const call = { id: self.id, input, resolve, reject };
    calls.push({ id: self.id, input });
    waiting.push(call);
    // Nobody waits for the answer of a call that was given up.
    signal.addEventListener('abort', () => waiting.splice(waiting.indexOf(call), 1));
  });
});

const parentOf = (machine: AnyStateMachine, ports: readonly string[]) => {
  const bound = machine.provide({ actors: Object.fromEntries(ports.map((name) => [name, port])) });
  return setup({
    types: { context: {} as { readonly input: unknown }, input: {} as { readonly input: unknown } },
    actors: { tested: bound },
    actions: { listen: ({ event, system }) => heardBy(system).said.push(event) },
  }).createMachine({
    context: ({ input }) => input,
    invoke: { id: 'tested', src: 'tested', input: (({ context }: { readonly context: { readonly input: unknown } }) => context.input) as never },
    on: { '*': { actions: 'listen' } },
  });
};

/** A parent with its child is made once for each machine: walks stage the same one thousands of times. */
const parents = new WeakMap<AnyStateMachine, Map<string, ReturnType<typeof parentOf>>>();

const known = (machine: AnyStateMachine, ports: readonly string[]): ReturnType<typeof parentOf> => {
  const all = parents.get(machine) ?? new Map<string, ReturnType<typeof parentOf>>();
  parents.set(machine, all);
  const parent = all.get(ports.join()) ?? parentOf(machine, ports);
  all.set(ports.join(), parent);
  return parent;
};

/**
 * A living workflow on a stage: its ports wait until the test answers them, its clock stands until the test moves it,
 * and its parent writes down what it is told.
 */
export const stage = (machine: AnyStateMachine, ports: readonly string[], input: unknown) => {
  const clock = new SimulatedClock();
  const actor = createActor(known(machine, ports), { clock, input: { input } });
  const { waiting, calls, said } = heardBy(actor.system);
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
