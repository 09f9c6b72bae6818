import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type Snapshot,
  StateMachine,
} from 'xstate';

/**
 * The only file that leans on what XState keeps to itself (5.33.3): the actor scope, `_parent`, the system's scheduler, and
 * the form of a persisted snapshot. `tests/fold/inert.test.ts` says what is relied on.
 *
 * XState's own `transition()` builds an actor and runs the context factory on every call, and cannot fold a machine that
 * talks to its parent. One lasting scope per actor, whose executor only writes down what it is asked to do, can.
 */

/** What a transition asked for; nothing of it is done. */
export interface Asked {
  readonly type: string;
  readonly params: unknown;
}

/** A machine whose children are stand-ins, with the scope that stands for one actor. */
export interface Inert {
  /** The first snapshot for an input. */
  readonly begin: (input: unknown) => Outcome;
  /** The snapshot after an event; throws what the machine throws. */
  readonly step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Outcome;
  /** The snapshot of an actor that broke on what it was told. */
  readonly broken: (snapshot: AnyMachineSnapshot, error: unknown) => AnyMachineSnapshot;
  /** A snapshot from its persisted form. */
  readonly revive: (persisted: unknown) => AnyMachineSnapshot;
  /** Whom a message is for. */
  readonly addressee: (to: unknown) => { readonly kind: 'parent' } | { readonly kind: 'self' } | { readonly kind: 'child'; readonly id: string } | null;
  readonly self: object;
  readonly id: string;
}

export interface Outcome {
  readonly snapshot: AnyMachineSnapshot;
  readonly asked: readonly Asked[];
}

const nothing = () => {};

/** Stands for every child: it has an input, and nothing happens to it. */
const standIn: AnyActorLogic = {
  getInitialSnapshot: (_: unknown, input: unknown) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot: unknown) => snapshot,
  getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
  restoreSnapshot: (snapshot: unknown) => snapshot,
};

/** Whatever name a machine spawns by, also one whose part of the program is not loaded. */
const anyChild = new Proxy({}, { get: () => standIn, has: () => true }) as Record<string, AnyActorLogic>;

const clones = new WeakMap<AnyStateMachine, AnyStateMachine>();

const cloneOf = (machine: AnyStateMachine): AnyStateMachine => {
  const known = clones.get(machine);
  if (known) return known;
  const clone: AnyStateMachine = machine.provide({});
  clone.implementations.actors = anyChild;
  clones.set(machine, clone);
  return clone;
};

const system = {
  _bookId: () => '',
  _register: nothing,
  _unregister: nothing,
  _set: nothing,
  _relay: nothing,
  _sendInspectionEvent: nothing,
  _clock: { setTimeout: () => 0, clearTimeout: nothing },
  _logger: nothing,
  _snapshot: { _scheduledEvents: {} },
  get: nothing,
  getAll: () => ({}),
  inspect: () => ({ unsubscribe: nothing }),
  getSnapshot: () => ({ _scheduledEvents: {} }),
  scheduler: { schedule: nothing, cancel: nothing, cancelAll: nothing },
  start: nothing,
};

/** Makes one actor that can be stepped and does nothing. `parent` is another one's `self`; `inspect` hears of each step that XState goes. */
export const inertActor = (source: AnyStateMachine, id: string, parent?: object, inspect: (step: object) => void = nothing): Inert => {
  const machine = cloneOf(source);
  let asked: Asked[] = [];
  const self = { id, sessionId: '', src: source.id, system, _parent: parent, send: nothing, getSnapshot: nothing, on: nothing, subscribe: nothing };
  const scope = {
    self,
    id,
    sessionId: '',
    system: { ...system, _sendInspectionEvent: inspect },
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (action: Asked) => {
      asked.push(action);
    },
  } as unknown as AnyActorScope;

  const outcome = (snapshot: AnyMachineSnapshot): Outcome => {
    const result = { snapshot, asked };
    asked = [];
    return result;
  };

  return {
    self,
    id,
    begin: (input) => outcome(machine.getInitialSnapshot(scope, input)),
    step: (snapshot, event) => {
      asked = [];
      return outcome(machine.transition(snapshot, event, scope));
    },
    broken: (snapshot, error) => Object.assign({ ...snapshot }, { status: 'error' as const, error }),
    revive: (persisted) => machine.restoreSnapshot(persisted as never, scope),
    addressee: (to) => {
      if (to === self) return { kind: 'self' };
      if (to === undefined || to === null) return null;
      if (to === parent) return { kind: 'parent' };
      const { id: child, _parent } = to as { readonly id: string; readonly _parent?: unknown };
      return _parent === self ? { kind: 'child', id: child } : null;
    },
  };
};

/** A persisted snapshot of a machine as XState takes it, children inside. */
export interface Persisted {
  readonly status: string;
  readonly children: Readonly<Record<string, PersistedChild>>;
  readonly [key: string]: unknown;
}

/** XState says of a persisted snapshot only how it ended. */
const asPersisted = (snapshot: object): Persisted => snapshot as Persisted;

/** The persisted form of a folded snapshot; its children are still the stand-ins'. */
export const persistedOf = (snapshot: AnyMachineSnapshot): Persisted => asPersisted(snapshot.machine.getPersistedSnapshot(snapshot));

/** The persisted form of a running workflow and all below it. */
export const persistedActor = (ref: AnyActorRef): Persisted => asPersisted((ref as Actor<AnyActorLogic>).getPersistedSnapshot());

export interface PersistedChild {
  readonly snapshot: unknown;
  readonly src: string;
  readonly systemId?: string;
  readonly syncSnapshot?: boolean;
}

/** What a stand-in was spawned with. */
export const originOf = (ref: AnyActorRef): { readonly src: string; readonly input: unknown } => {
  const { src, options } = ref as Actor<AnyActorLogic>;
  return { src: typeof src === 'string' ? src : '', input: options.input };
};

/** The machine behind a child's name, or null when it is an effect or not loaded. */
export const machineNamed = (parent: AnyStateMachine, src: string): AnyStateMachine | null => {
  const logic = parent.implementations.actors[src] as unknown;
  return isMachine(logic) ? logic : null;
};

export const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;

/** Arms a timer in a running system, as leaving the state would cancel it: under the actor and the id that set it. */
export const arm = (source: AnyActorRef, target: AnyActorRef, event: AnyEventObject, delay: number, id: string): void =>
  source.system.scheduler.schedule(source, target, event, delay, id);

/** A timer that a running system holds. */
export interface ArmedTimer {
  readonly source: AnyActorRef;
  readonly target: AnyActorRef;
  readonly event: AnyEventObject;
  readonly delay: number;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** The timers that a running system holds now. */
export const armedTimers = (root: AnyActorRef): readonly ArmedTimer[] => Object.values(root.system.getSnapshot()._scheduledEvents);

/** The delayed events that a state waits for, with their delays in milliseconds, as XState arms them when it is entered. */
export const delaysOf = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): ReadonlyMap<string, number> => {
  const named = machine.implementations.delays as Readonly<Record<string, number | ((args: object) => number)>>;
  const millis = (delay: unknown): number => {
    const found = typeof delay === 'string' ? named[delay] : delay;
    return typeof found === 'function' ? Number(found({ context: snapshot.context, event: { type: '' } })) : Number(found);
  };
  return new Map(snapshot._nodes.flatMap((node: AnyStateNode) => node.after.map(({ eventType, delay }): [string, number] => [eventType, millis(delay)])));
};

/** The actor that spawned this one. */
export const parentOf = (ref: AnyActorRef): AnyActorRef | undefined => ref._parent;

/** The logic an actor runs. */
export const logicOf = (ref: AnyActorRef): AnyActorLogic => (ref as Actor<AnyActorLogic>).logic;
