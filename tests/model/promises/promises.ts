import type { AnyMachineSnapshot } from 'xstate';
import { appWorkflow } from '../../../src/schema/app/workflow.ts';
import { awaitedIn } from '../calls.ts';
import { saidOf } from '../samples.ts';
import { asserted } from '../standing.ts';
import { type Edge, explore, gaps, keyOf, type Model, type Path, type Situation, statesOf } from '../walk.ts';
import { uncalled } from './away.ts';
import { brokenIn, brokenOn, deadEnds } from './invariants.ts';
import { isJson } from './is-json.ts';
import { untold } from './sayings.ts';
import { undescribed } from './undescribed.ts';
import { wayGaps } from './ways.ts';

/** A promise that a machine does not keep. */
export interface Broken {
  readonly why: string;
  /** The way to it, which a person can go; null for what is missing altogether. */
  readonly path: Path | null;
}

/** What an error says; of two things that were compared all of both, where the message cuts them until they look alike. */
const asText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { actual, expected } = error as { readonly actual?: unknown; readonly expected?: unknown };
  const [is, wanted] = [actual, expected].map((side) => JSON.stringify(side));
  return typeof expected === 'object' && expected !== null && is !== wanted ? `expected ${is} to be ${wanted}` : error.message;
};

/** All that the promise of a state can tell a situation by. Most edges lead into one that another led into, and what was kept there once is. */
const sightOf = ({ snapshot, said }: Situation): string => {
  const children = awaitedIn(snapshot).map(({ id, src, input }) => [id, src, input]);
  return JSON.stringify([snapshot.value, snapshot.status, snapshot.context, children, said]);
};

/** What is known of a model's own promises while they are tried: the sights in which they were kept, and the events from which something was seen to follow. */
interface Tried {
  readonly kept: Set<string>;
  readonly followed: Set<string>;
}

/** Why what a model says of an event does not hold. What follows is said by what was there before: no two ways into a situation are the same to it. */
const follow = ({ follows = {} }: Model, { event, before, situation }: Edge, followed: Set<string>): void => {
  const promise = saidOf(follows, event.type);
  if (promise === undefined || before === null) return;
  const known = asserted();
  promise(event, situation, before.snapshot);
  if (asserted() > known) followed.add(event.type);
};

/** What a model says of events and never holds them to. */
const idleFollows = ({ follows = {} }: Model, followed: ReadonlySet<string>): readonly string[] => {
  const types = [...followed];
  return Object.entries(follows).flatMap(([name, promise]) =>
    types.some((type) => saidOf(follows, type) === promise) ? [] : [`nothing is promised of ${name}`],
  );
};

/** Why a model's own promises do not hold in a situation, or on the way into it; null while they do. */
const unkept = (model: Model, situation: Situation, { kept, followed }: Tried, edge?: Edge): string | null => {
  const { snapshot, said } = situation;
  if (!isJson(snapshot.context)) return 'remembers what is no JSON';
  try {
    if (edge) follow(model, edge, followed);
    else model.begins?.(situation);
    const sight = sightOf(situation);
    if (kept.has(sight)) return null;
    const stranger = said.find(({ to, event }) => to === 'root' && !Object.hasOwn(appWorkflow.events, event.type));
    if (stranger) return `says ${stranger.event.type}, which is not described`;
    model.always?.({ snapshot, said });
    for (const state of statesOf(snapshot)) {
      const before = asserted();
      model.states[state]?.({ snapshot, said });
      // An oracle that says nothing would hold of every machine.
      if (asserted() === before) return `nothing is promised of ${model.description.name} in ${state}`;
    }
    kept.add(sight);
    return null;
  } catch (error) {
    return asText(error);
  }
};

/**
 * What is broken of the promises that a model makes and of those that every workflow makes, on each edge and in each situation;
 * each kind once, with a shortest way to it.
 */
export const brokenPromises = (model: Model): readonly Broken[] => {
  const { beginnings, situations, edges, shortest } = explore(model);
  let ways: ReadonlyMap<string, Path> | undefined;
  const wayTo = (key: string): Path | null => {
    ways ??= shortest();
    return ways.get(key) ?? null;
  };
  const wayAlong = ({ from, event }: Edge): Path | null => {
    const way = wayTo(from);
    return way && { ...way, events: [...way.events, event] };
  };
  const found = new Map<string, Broken>();
  const add = (reasons: readonly string[], path: () => Path | null, where = ''): void => {
    for (const why of reasons) if (!found.has(why)) found.set(why, { why: where + why, path: path() });
  };
  const tried: Tried = { kept: new Set(), followed: new Set() };
  /** What a model promises says little by itself: where it does not hold is said with it. */
  const own = (situation: Situation, path: () => Path | null, edge?: Edge): void => {
    const why = unkept(model, situation, tried, edge);
    if (why === null) return;
    const where = [`in ${statesOf(situation.snapshot).join(' and ')}`, ...(edge ? [`after ${edge.event.type}`] : [])];
    add([why], path, `${where.join(', ')}: `);
  };
  for (const situation of beginnings) own(situation, () => wayTo(keyOf(model, situation.snapshot)));
  for (const edge of edges) {
    own(edge.situation, () => wayAlong(edge), edge);
    add([...brokenOn(model, edge), ...untold(model, edge), ...uncalled(edge)], () => wayAlong(edge));
  }
  for (const why of idleFollows(model, tried.followed)) found.set(why, { why, path: null });
  const asked = new Set<string>();
  const keys = new Map<string, AnyMachineSnapshot>();
  for (const { snapshot } of situations) {
    const key = keyOf(model, snapshot);
    keys.set(key, snapshot);
    add(brokenIn(model, snapshot, asked), () => wayTo(key));
  }
  for (const key of deadEnds(keys, edges)) add(['nothing leads on from here'], () => wayTo(key));
  return [...found.values()];
};

/** What is not named, not reached, not taken or not described. */
export const unnamed = (model: Model): readonly Broken[] => [...gaps(model), ...wayGaps(model), ...undescribed(model)].map((why) => ({ why, path: null }));
