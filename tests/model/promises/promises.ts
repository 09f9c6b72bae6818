import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { originOf } from '../../../src/machines/fold/inert.ts';
import { appWorkflow } from '../../../src/schema/app/workflow.ts';
import { type Edge, explore, gaps, keyOf, type Model, type Path, type Situation, statesOf } from '../walk.ts';
import { brokenIn, brokenOn, deadEnds } from './invariants.ts';
import { isJson } from './is-json.ts';
import { undescribed } from './undescribed.ts';
import { wayGaps } from './ways.ts';

/** A promise that a machine does not keep. */
export interface Broken {
  readonly why: string;
  /** The way to it, which a person can go; null for what is missing altogether. */
  readonly path: Path | null;
}

const asserted = (): number => expect.getState().assertionCalls;

const asText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** All that a promise can tell a situation by. Most edges lead into one that another led into, and what was kept there once is. */
const sightOf = ({ snapshot, said }: Situation, event: AnyEventObject | null): string => {
  const children = Object.entries(snapshot.children).map(([id, ref]) => [id, originOf(ref as Parameters<typeof originOf>[0])]);
  return JSON.stringify([snapshot.value, snapshot.status, snapshot.context, children, said, event]);
};

/** Why a model's own promises do not hold in a situation; null while they do. `kept` holds the sights in which they did. */
const unkept = (model: Model, situation: Situation, kept: Set<string>, event?: AnyEventObject): string | null => {
  const { snapshot, said } = situation;
  if (!isJson(snapshot.context)) return 'remembers what is no JSON';
  const sight = sightOf(situation, event && model.follows?.[event.type] ? event : null);
  if (kept.has(sight)) return null;
  const stranger = said.find(({ to, event }) => to === 'root' && !Object.hasOwn(appWorkflow.events, event.type));
  if (stranger) return `says ${stranger.event.type}, which is not described`;
  try {
    model.always?.({ snapshot, said });
    if (event) model.follows?.[event.type]?.(event, { snapshot, said });
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
  const add = (reasons: readonly string[], path: () => Path | null): void => {
    for (const why of reasons) if (!found.has(why)) found.set(why, { why, path: path() });
  };
  const kept = new Set<string>();
  const own = (situation: Situation, event?: AnyEventObject): readonly string[] => {
    const why = unkept(model, situation, kept, event);
    return why === null ? [] : [why];
  };
  for (const situation of beginnings) add(own(situation), () => wayTo(keyOf(model, situation.snapshot)));
  for (const edge of edges) add([...own(edge.situation, edge.event), ...brokenOn(model, edge)], () => wayAlong(edge));
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
