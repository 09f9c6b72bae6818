import type { AnyMachineSnapshot } from 'xstate';
import type { Failure } from '../../../src/schema/kit/failure.ts';
import { DONE, ERROR } from '../../../src/schema/log/language.ts';
import { awaitedIn } from '../calls.ts';
import { type Edge, error, lonely, type Model, type Taken } from '../walk.ts';
import { idleAway } from './away.ts';
import { wrongDelays } from './delays.ts';
import { entriesIn, lostByOthers, lostEntries, notTakenBack } from './entries.ts';
import { lostTyping } from './typing.ts';

/** A call that is under way. */
interface Call {
  readonly id: string;
  readonly port: string;
  readonly writes: boolean;
  /** Which call it is: what it was asked, as text. */
  readonly asked: string;
  readonly ref: unknown;
}

const callsIn = ({ description, entry }: Model, snapshot: AnyMachineSnapshot): readonly Call[] =>
  awaitedIn(snapshot).flatMap(({ id, src: port, input, ref }) => {
    const described = description.ports[port];
    return described ? [{ id, port, writes: described.policy === 'unknown', asked: JSON.stringify([port, input, entry?.(snapshot)]), ref }] : [];
  });

/** Of what is written at a moment, what is written twice. */
const sentTwice = (model: Model, snapshot: AnyMachineSnapshot): readonly string[] => {
  const asked = callsIn(model, snapshot).flatMap((call) => (call.writes ? [call.asked] : []));
  return asked.length === new Set(asked).size ? [] : ['the same is sent twice at once'];
};

/** What is sent again by itself the moment its answer came, whatever that was. */
const sentAgain = (model: Model, { before, event, situation }: Taken): readonly string[] => {
  if (before === null || !(event.type.startsWith(DONE) || event.type.startsWith(ERROR))) return [];
  const answered = callsIn(model, before.snapshot).find(({ id }) => id === event.actorId);
  if (answered === undefined || !answered.writes) return [];
  const again = callsIn(model, situation.snapshot).filter(({ asked, ref }) => asked === answered.asked && ref !== answered.ref);
  return again.map(({ port }) => `${port} sends the same again by itself after ${event.type.startsWith(DONE) ? 'it was done' : 'it failed'}`);
};

/** Every way in which a call may fail that no model has to name. */
const FAILURES: readonly Failure[] = [
  { _tag: 'Offline' },
  { _tag: 'Unreachable' },
  { _tag: 'NotSent', lacking: 'token' },
  { _tag: 'Timeout' },
  { _tag: 'Unavailable', status: 503 },
  { _tag: 'Rejected', status: 400, detail: null, general: [], fields: {} },
  { _tag: 'Rejected', status: 404, detail: null, general: [], fields: {} },
  { _tag: 'Rejected', status: 429, detail: null, general: [], fields: {} },
  { _tag: 'SessionEnded' },
  { _tag: 'UnknownOutcome', ageMillis: 9000 },
  { _tag: 'Unreadable', where: 'x' },
];

/** The calls whose failure a state does not hear of, or breaks on. */
const withoutExit = (model: Model, snapshot: AnyMachineSnapshot): readonly string[] => {
  const inert = lonely(model.machine);
  return callsIn(model, snapshot).flatMap(({ id, port, ref }) =>
    FAILURES.flatMap((failure) => {
      const after = inert.step(snapshot, error(id, failure)).snapshot;
      if (after.status === 'error') return [`${port} fails with ${failure._tag}, and the workflow breaks`];
      return after.children[id] === ref ? [`${port} fails with ${failure._tag}, and nothing follows`] : [];
    }),
  );
};

const SECRET = /pass(word|code)|secret|token|otp|^(access|refresh|pin)$/i;

/** What holds none: situations share most of what they remember. */
const harmless = new WeakSet<object>();

const secretsIn = (value: unknown, name = ''): readonly string[] => {
  if (typeof value === 'object' && value !== null) {
    if (harmless.has(value)) return [];
    const found = Object.entries(value).flatMap(([key, inner]) => secretsIn(inner, key));
    if (found.length === 0) harmless.add(value);
    return found;
  }
  // What is called by its own name, as a workflow is among those that are open, says nothing.
  const says = typeof value === 'number' || (typeof value === 'string' && value !== '' && value !== name);
  return says && SECRET.test(name) ? [`remembers ${name}, a secret`] : [];
};

/**
 * What is broken, of what holds of every workflow whatever it is about, on the way into a situation; empty when nothing is.
 * Its own model says the rest.
 */
export const brokenOn = (model: Model, edge: Taken): readonly string[] => {
  const { snapshot } = edge.situation;
  if (snapshot.status === 'error') return [`the workflow breaks: ${String(snapshot.error)}`];
  return [...sentTwice(model, snapshot), ...sentAgain(model, edge), ...lostEntries(model, edge), ...notTakenBack(edge), ...lostTyping(edge)];
};

/** What is broken in a situation, however it was come to. `seen` keeps what was asked already, for situations of one state are many. */
export const brokenIn = (model: Model, snapshot: AnyMachineSnapshot, seen: Set<string>): readonly string[] => {
  const place = JSON.stringify([model.description.name, snapshot.value, callsIn(model, snapshot).map(({ id }) => id), entriesIn(snapshot)]);
  const known = seen.has(place);
  seen.add(place);
  return [
    ...(known ? [] : [...withoutExit(model, snapshot), ...lostByOthers(model, snapshot)]),
    ...wrongDelays(model, snapshot),
    ...idleAway(snapshot),
    ...secretsIn(snapshot.context),
  ];
};

/** The situations, by their keys, that are no end and that nothing leads out of: neither a person, nor an answer, nor a delay. */
export const deadEnds = (situations: ReadonlyMap<string, AnyMachineSnapshot>, edges: readonly Pick<Edge, 'from' | 'to'>[]): readonly string[] => {
  const left = new Set(edges.flatMap(({ from, to }) => (from === to ? [] : [from])));
  return [...situations].flatMap(([key, { status }]) => (status === 'active' && !left.has(key) ? [key] : []));
};
