import fc from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { appWorkflow } from '../../../src/schema/app/workflow.ts';
import { failure } from '../../../src/schema/kit/failure.ts';
import type { Delivered } from '../../../src/schema/log/language.ts';
import { awaitedIn } from '../calls.ts';
import { brokenOn } from '../promises/invariants.ts';
import { isJson } from '../promises/is-json.ts';
import type { Broken } from '../promises/promises.ts';
import { languageOfModel, refusalOf } from '../promises/undescribed.ts';
import { done, error, explore, type Model, type Path, step } from '../walk.ts';
import { recordsOf, spoilt, valuesOf } from './arbitrary.ts';

/** Payloads for each event and answer. */
const MANY = 8;
/** Those of them that are tried in one situation. */
const AT_ONCE = 3;

/** What stands where nothing is described, under every name that a secret has: no workflow may remember it. */
const CANARY = 'canary-4d0e3b';
const SECRETS = ['password', 'oldPassword', 'newPassword', 'formerPassword', 'code', 'otp', 'token', 'access', 'refresh'];

const withCanary = (event: AnyEventObject): AnyEventObject => ({ ...Object.fromEntries(SECRETS.map((name) => [name, CANARY])), ...event });

const remembers = (value: unknown): boolean =>
  value === CANARY || (typeof value === 'object' && value !== null && Object.values(value).some((inner) => remembers(inner)));

interface Tried {
  readonly broken: readonly Broken[];
  readonly tried: number;
}

/** One situation for each state value; which of several, the seed decides. */
const placesOf = (model: Model, seed: number): readonly AnyMachineSnapshot[] => {
  const places = Map.groupBy(
    explore(model).situations.flatMap(({ snapshot }) => (snapshot.status === 'active' ? [snapshot] : [])),
    ({ value }) => JSON.stringify(value),
  );
  return [...places.values()].flatMap((all) => all[seed % all.length] ?? []);
};

const some = <T>(from: readonly T[], at: number): readonly T[] =>
  Array.from({ length: Math.min(AT_ONCE, from.length) }, (_, index) => from[(at + index) % from.length] as T);

const asText = (thrown: unknown): string => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown));

/**
 * Makes payloads from the descriptions of a workflow, in an order that the seed decides. What is described is taken in every
 * state that hears of it, and breaks no promise that all workflows make; what is not is refused before it comes to the machine.
 */
export const brokenPayloads = (model: Model, seed: number): Tried => {
  const { description } = model;
  const language = languageOfModel(model);
  const app = languageOfModel({ description: appWorkflow });
  const found = new Map<string, Broken>();
  let tried = 0;
  const add = (why: string, path: () => Path | null = () => null): void => {
    if (!found.has(why)) found.set(why, { why, path: path() });
  };
  const sampled = <T>(from: fc.Arbitrary<T>): readonly T[] => fc.sample(from, { seed, numRuns: MANY });

  const events = Object.entries(description.events).map(([type, fields]) => {
    const payloads = sampled(recordsOf(fields));
    for (const payload of payloads) {
      const why = refusalOf(() => language.event({ ...payload, type }, null));
      if (why !== null) add(`${type} is refused though it is described: ${why}`);
    }
    const [whole = {}] = payloads;
    for (const wrong of spoilt(fields, whole)) {
      tried += 1;
      if (refusalOf(() => language.event({ ...wrong, type } as Delivered, null)) === null) add(`${type} is written down though it is not described`);
    }
    return payloads.map((payload): AnyEventObject => ({ ...payload, type }));
  });

  const failures = sampled(valuesOf(failure));
  const outputs = new Map(Object.entries(description.ports).map(([port, { output }]) => [port, sampled(valuesOf(output))]));
  const { shortest, keyOf } = explore(model);
  let ways: ReadonlyMap<string, Path> | undefined;

  const take = (snapshot: AnyMachineSnapshot, event: AnyEventObject): void => {
    if (!snapshot.can(event)) return;
    tried += 1;
    const way = (): Path | null => {
      ways ??= shortest();
      const path = ways.get(keyOf(snapshot));
      return path ? { ...path, events: [...path.events, event] } : null;
    };
    try {
      const situation = step(model, snapshot, event);
      for (const why of brokenOn(model, { before: { snapshot, said: [] }, event, situation })) add(`${event.type}: ${why}`, way);
      if (!isJson(situation.snapshot.context)) add(`${event.type}: remembers what is no JSON`, way);
      if (remembers(situation.snapshot.context)) add(`${event.type}: remembers what nobody described, a secret perhaps`, way);
      for (const { to, event: told } of situation.said) {
        const why = to === 'root' && !model.madeUp ? refusalOf(() => app.event(told as Delivered, null)) : null;
        if (why !== null) add(`${event.type}: says ${told.type} to the root, which is refused: ${why}`, way);
      }
    } catch (thrown) {
      add(`${event.type}: ${asText(thrown)}`, way);
    }
  };

  for (const [at, snapshot] of placesOf(model, seed).entries()) {
    for (const payloads of events) for (const event of some(payloads, at)) take(snapshot, withCanary(event));
    for (const { id, src } of awaitedIn(snapshot)) {
      for (const output of some(outputs.get(src) ?? [], at)) take(snapshot, done(id, output));
      if (outputs.has(src)) for (const reason of some(failures, at)) take(snapshot, error(id, reason));
    }
  }
  return { broken: [...found.values()], tried };
};
