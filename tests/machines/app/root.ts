import { type AnyActorLogic, type AnyActorRef, type AnyMachineSnapshot, createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AppMachine } from '../../../src/machines/app/app.ts';
import type { Navigation, Params, Question, SheetWish } from '../../../src/machines/app/context.ts';
import { installActors } from '../../../src/machines/app/install.ts';
import { appMachine } from '../../../src/machines/app/product.ts';
import type { Registered } from '../../../src/machines/kit/registered.ts';
import { sessionMachine } from '../../../src/machines/session/session.ts';

export const AT = 1_795_000_000_000;

/** A port of a provider that never answers. */
const never = <Output, Input>() => fromPromise<Output, Input>(() => new Promise(() => {}));

/** A root whose address bar obeys at once and whose provider never answers; `machine` is the product's unless given. */
export const open = (hasToken: boolean, path: string, others: Readonly<Record<string, AnyActorLogic>> = {}, machine: AppMachine = appMachine) => {
  const visited: string[] = [];
  const queries: Params[] = [];
  const wishes: (SheetWish | Question | null)[] = [];
  const taken: number[] = [];
  const session = sessionMachine.provide({ actors: { loadUser: never(), loadPicture: never(), signIn: never(), signOut: never() } });
  const arrived = (to: string, passed: Navigation['passed'] = null) => {
    const [at = '/', search] = to.split('?');
    app.send({ type: 'route.arrived', path: at, query: Object.fromEntries(new URLSearchParams(search)), passed, at: AT });
  };
  const arrive = ({ to, passed }: Pick<Navigation, 'to' | 'passed'>) => {
    visited.push(to);
    queueMicrotask(() => arrived(to, passed));
  };
  const root = machine.provide({
    actors: { session },
    actions: {
      navigate: (_, navigation: Navigation) => arrive(navigation),
      goBack: (_, { fallback }) => arrive({ to: fallback, passed: null }),
      writeQuery: (_, { query }) => void queries.push(query),
      bring: (_, wish) => void wishes.push(wish),
      takeRelease: () => void taken.push(AT),
    },
  });
  installActors(root, others);
  const clock = new SimulatedClock();
  const app = createActor(root, { clock, input: { hasToken, path, at: AT } });
  app.start();
  arrived(path);
  const children = () => app.getSnapshot().children as unknown as Readonly<Record<string, AnyActorRef | undefined>>;
  return {
    app,
    clock,
    visited,
    queries,
    wishes,
    /** When a newer release was let take over. */
    taken,
    context: () => app.getSnapshot().context,
    go: (to: string) => arrived(to),
    /** A workflow that is open, by its id. */
    child: (id: string) => children()[id]?.getSnapshot() as AnyMachineSnapshot | undefined,
    tell: (id: string, event: { readonly type: string; readonly [key: string]: unknown }) => children()[id]?.send(event),
    /** Every call to come back that is shown, with the workflow that it calls to. */
    calls: () => app.getSnapshot().context.notices.flatMap(({ notice }) => (notice.workflow ? [`${notice.code} ${notice.workflow}`] : [])),
    codes: () => app.getSnapshot().context.notices.map(({ notice }) => notice.code),
    settled: () => new Promise((done) => setImmediate(done)),
  };
};

/** Calls of one port, which wait until the test answers them, the newest first. */
export const held = () => {
  const waiting: { readonly resolve: (output: unknown) => void; readonly reject: (failure: unknown) => void }[] = [];
  const port = fromPromise<unknown, unknown>(() => new Promise((resolve, reject) => void waiting.push({ resolve, reject })));
  const turn = () => new Promise((done) => setImmediate(done));
  const next = () => {
    const call = waiting.pop();
    if (!call) throw new Error('Nobody waits.');
    return call;
  };
  return {
    port,
    answer: (output: unknown) => {
      next().resolve(output);
      return turn();
    },
    refuse: (failure: unknown) => {
      next().reject(failure);
      return turn();
    },
  };
};

/** The workflows of an area by name, whose ports never answer but for those that are given. */
export const bound = (workflows: readonly Registered[], ports: Readonly<Record<string, AnyActorLogic>> = {}): Readonly<Record<string, AnyActorLogic>> =>
  Object.fromEntries(
    workflows.map(({ description, machine }) => {
      const actors = Object.fromEntries(Object.keys(description.ports).map((port) => [port, ports[port] ?? never()]));
      return [description.name, machine.provide({ actors })];
    }),
  );
