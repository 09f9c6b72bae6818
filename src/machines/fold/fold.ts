import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { DONE, ERROR } from '../../schema/log/language.ts';
import { type LogRecord, SELF, UNPROCESSED } from '../../schema/log/record.ts';
import type { ActorState, Child, Divergence, EffectOutcome, Timer } from './actor-state.ts';
import { childrenAfter, heard } from './derive.ts';
import { createExpectations } from './expectations.ts';
import { fingerprint } from './fingerprint.ts';
import { type Inert, inertActor, machineNamed, type Outcome } from './inert.ts';

/** One record and what it did. */
export interface Step {
  readonly record: LogRecord;
  readonly before: ActorState | null;
  readonly after: ActorState | null;
}

export interface FoldOptions {
  readonly root: AnyStateMachine;
  /** Hears of every record, also of those that changed nothing. */
  readonly onStep?: (step: Step) => void;
}

/**
 * Folds a log into the states of its actors, purely: nothing is started, sent or timed.
 *
 * Every actor is folded on its own from what it was told, so a changed machine spoils its own state only. What else must be
 * true is checked against the log and kept in `divergences`: fingerprints, messages between workflows, inputs of children.
 */
export interface Fold {
  /** Takes the next record; its event holds bodies, not references. */
  readonly apply: (record: LogRecord) => void;
  /** The latest actor of every path, ended ones included. */
  readonly actors: ReadonlyMap<string, ActorState>;
  readonly divergences: readonly Divergence[];
  /** Messages that must come next and have not. */
  readonly pending: () => ReturnType<ReturnType<typeof createExpectations>['all']>;
  /** Puts actors in place that were not folded from the beginning, as they were after record `s` at `t`. */
  readonly place: (states: readonly ActorState[], at: { readonly s: number; readonly t: number }) => void;
  readonly last: () => { readonly s: number; readonly t: number };
}

/** XState adds the id of the child to the events of its end; the log does not repeat it. */
const eventOf = (stored: unknown): AnyEventObject => {
  const event = stored as AnyEventObject;
  if (event.type.startsWith(DONE)) return { output: undefined, ...event, actorId: event.type.slice(DONE.length) };
  if (event.type.startsWith(ERROR)) return { ...event, actorId: event.type.slice(ERROR.length) };
  return event;
};

const outcomeOf = (event: AnyEventObject): EffectOutcome | null => {
  if (event.type.startsWith(DONE)) return { status: 'done', output: event.output as unknown };
  return event.type.startsWith(ERROR) ? { status: 'error', error: event.error as unknown } : null;
};

/** Children with the end that an event reports written down. */
const withOutcome = (children: Readonly<Record<string, Child>>, event: AnyEventObject): Readonly<Record<string, Child>> => {
  if (!event.type.startsWith('xstate.')) return children;
  const outcome = outcomeOf(event);
  const child = outcome && children[event.actorId as string];
  return outcome && child ? { ...children, [child.id]: { ...child, outcome } } : children;
};

const withoutFired = (timers: readonly Timer[], event: AnyEventObject): readonly Timer[] => {
  const fired = timers.filter((timer) => timer.event.type === event.type).sort((left, right) => left.due - right.due)[0];
  return fired ? timers.filter((timer) => timer !== fired) : timers;
};

const parentOf = (path: string): string | null => {
  const end = path.lastIndexOf('/');
  return end < 0 ? null : path.slice(0, end);
};

export const createFold = ({ root, onStep }: FoldOptions): Fold => {
  const actors = new Map<string, ActorState>();
  const divergences: Divergence[] = [];
  const diverge = (seq: number, path: string, kind: Divergence['kind'], detail: string) => {
    divergences.push({ seq, path, kind, detail });
  };
  const expectations = createExpectations(diverge);
  let last = { s: 0, t: 0 };

  const settled = (record: LogRecord, state: Omit<ActorState, 'print' | 'claimed'>, claimed: string | null): ActorState => {
    const print = fingerprint(state.snapshot);
    const claim = record.f ?? claimed ?? print;
    if (claim !== print && claim !== UNPROCESSED) diverge(record.s, record.a, 'state', JSON.stringify(state.snapshot.value));
    const next = { ...state, print, claimed: claim };
    actors.set(state.path, next);
    return next;
  };

  const follow = (record: LogRecord, state: ActorState, outcome: Outcome, before: ActorState | null): ActorState => {
    const { path, inert } = state;
    const children = childrenAfter(state, before?.snapshot.children ?? null, outcome.snapshot.children, record.t);
    const { timers, messages } = heard(path, inert, outcome.asked, state.timers, record.t);
    const next = settled(record, { ...state, snapshot: outcome.snapshot, children, timers }, before?.claimed ?? null);
    expectations.follow(record.s, before, next, messages);
    return next;
  };

  const begin = (record: LogRecord): ActorState | null => {
    const { a: path, s } = record;
    const parent = parentOf(path);
    const owner = parent === null ? null : actors.get(parent);
    const child = owner && Object.values(owner.children).find((one) => one.path === path);
    const machine = parent === null ? root : owner && child ? machineNamed(owner.machine, child.src) : null;
    if (machine === null) {
      const missing = child ? child.src : record.m;
      diverge(s, path, child ? 'missing' : 'stranger', String(missing));
      return null;
    }
    expectations.beginning(record);
    const id = child ? child.id : record.a;
    const inert: Inert = inertActor(machine, id, owner?.inert.self);
    const outcome = inert.begin(record.e);
    const fresh = { path, machine, inert, snapshot: outcome.snapshot, timers: [], children: {}, print: '', claimed: '' };
    return follow(record, fresh, outcome, null);
  };

  const told = (record: LogRecord, state: ActorState): ActorState => {
    const event = eventOf(record.e);
    const children = withOutcome(state.children, event);
    const timers = record.x === SELF && state.timers.length > 0 ? withoutFired(state.timers, event) : state.timers;
    const ready = children === state.children && timers === state.timers ? state : { ...state, children, timers };
    try {
      const outcome = state.inert.step(state.snapshot, event);
      // It was never processed: what came of it here did not happen there.
      return record.f === UNPROCESSED ? state : follow(record, ready, outcome, state);
    } catch (error) {
      return follow(record, ready, { snapshot: state.inert.broken(state.snapshot, error), asked: [] }, state);
    }
  };

  const apply = (record: LogRecord): void => {
    last = { s: record.s, t: record.t };
    const before = actors.get(record.a) ?? null;
    let after: ActorState | null = before;
    if (record.k === 'init') {
      after = begin(record);
    } else {
      if (record.x !== undefined && record.x !== SELF) expectations.arrival(record, eventOf(record.e));
      if (before === null) {
        diverge(record.s, record.a, 'stranger', '');
      } else if (record.k === 'refused') {
        diverge(record.s, record.a, 'refused', '');
      } else if (record.k === undefined && before.snapshot.status === 'active') {
        after = told(record, before);
      }
    }
    onStep?.({ record, before, after });
  };

  return {
    apply,
    actors,
    divergences,
    pending: () => expectations.all(),
    place: (states, at) => {
      for (const state of states) actors.set(state.path, state);
      last = at;
    },
    last: () => last,
  };
};
