import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { samplesOf } from '../../samples.ts';
import { explore, keyOf, type Model, type Situation, statesOf } from '../../walk.ts';
import type { PageModel } from '../page-model.ts';

const isElsewhere = ({ context }: AnyMachineSnapshot): boolean => (context as { readonly here?: boolean }).here === false;

/** The model as far as a page can do it. */
export const projected = (page: PageModel): Model => {
  const { model, deeds } = page;
  const waits = (snapshot: AnyMachineSnapshot, type: string): boolean =>
    Object.entries(deeds).some(([other, deed]) => other !== type && typeof deed !== 'string' && deed.bySelf?.(snapshot) === true);
  const events = Object.entries(deeds).flatMap(([type, deed]): (readonly [string, (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]])[] => {
    if (typeof deed === 'string') return [];
    const samples = deed.samples ?? ((snapshot: AnyMachineSnapshot) => samplesOf(model, type, snapshot));
    // Only somebody who is there can do what is offered.
    const isOut = (snapshot: AnyMachineSnapshot) => deed.offers !== undefined && isElsewhere(snapshot);
    return [[type, (snapshot) => (waits(snapshot, type) || isOut(snapshot) ? [] : samples(snapshot))]];
  });
  return { ...model, inputs: [page.input], events: Object.fromEntries(events), ...(page.distinguish ? { distinguish: page.distinguish } : {}) };
};

const placeOf = (snapshot: AnyMachineSnapshot): string => [...statesOf(snapshot), ...(isElsewhere(snapshot) ? ['elsewhere'] : [])].join(' ');

const failureOf = ({ error }: AnyEventObject): string | undefined => (error as { readonly _tag?: string } | undefined)?._tag;

/** Whether the session is over then. No path goes on: whoever signs in again finds the page loaded anew, and what was begun brought back. */
export const endsSession = (event: AnyEventObject): boolean => failureOf(event) === 'SessionEnded' || event.type === 'xstate.done.actor.endSession';

/** Failures that a page meets in a way of their own. */
const APART = new Set(['SessionEnded', 'Timeout']);

const eventOf = (event: AnyEventObject): string => {
  const failure = failureOf(event);
  return failure !== undefined && APART.has(failure) ? `${event.type} (${failure})` : event.type;
};

/** What an edge is of the machine: from which states by which event to which, whatever is known in them. */
export const nameOf = (from: AnyMachineSnapshot, event: AnyEventObject, to: AnyMachineSnapshot): string =>
  `${placeOf(from)} → ${eventOf(event)} → ${placeOf(to)}`;

/** Where an edge begins, and the event that it takes, by its name. */
export const partsOf = (name: string): { readonly from: string; readonly type: string } => {
  const [from = '', event = ''] = name.split(' → ');
  return { from, type: event.split(' (')[0] ?? '' };
};

/** An edge of a walk with its name. */
export interface NamedEdge {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly event: AnyEventObject;
  readonly situation: Situation;
}

export interface Atlas {
  readonly edges: readonly NamedEdge[];
  readonly names: ReadonlySet<string>;
  readonly begins: Situation;
}

/** The edges of a model by their names. */
export const mapOf = (model: Model): Atlas => {
  const { edges, situations, beginnings } = explore(model);
  const known = new Map(situations.map(({ snapshot }) => [keyOf(model, snapshot), snapshot] as const));
  const named = edges.flatMap((edge) => {
    const from = known.get(edge.from);
    return from ? [{ ...edge, name: nameOf(from, edge.event, edge.situation.snapshot) }] : [];
  });
  const [begins] = beginnings;
  if (begins === undefined) throw new Error(`${model.description.name} never begins`);
  return { edges: named, names: new Set(named.map(({ name }) => name)), begins };
};

/** The names of all edges of a machine. */
export const edgesOf = (model: Model): ReadonlySet<string> =>
  new Set(explore(model).edges.flatMap(({ before, event, situation }) => (before ? [nameOf(before.snapshot, event, situation.snapshot)] : [])));

/** What the machine has and the page does not speak of, or the other way round; empty when all is well. */
export const lacking = ({ model, deeds, states }: PageModel): readonly string[] => [
  ...Object.keys(model.events)
    .filter((type) => !(type in deeds))
    .map((type) => `event without a page: ${type}`),
  ...Object.keys(deeds)
    .filter((type) => !(type in model.events))
    .map((type) => `event unknown to the model: ${type}`),
  ...Object.keys(model.states)
    .filter((state) => !(state in states))
    .map((state) => `state without a page: ${state}`),
  ...Object.keys(states)
    .filter((state) => !(state in model.states))
    .map((state) => `state unknown to the model: ${state}`),
];
