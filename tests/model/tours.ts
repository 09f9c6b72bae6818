import type { AnyMachineSnapshot } from 'xstate';
import { type Edge, explore, keyOf, lonely, type Model, type Path } from './walk.ts';

/** A path, and the situations on it: one before each event, and the last. */
export interface Tour extends Path {
  readonly keys: readonly string[];
}

/** As long as somebody can still follow what goes wrong at its end. */
const LONGEST = 100;
/** To begin anew takes no more steps than these. */
const FARTHEST = 4;

/** From each situation, an edge to every other that is one step away. */
const neighbours = (edges: readonly Edge[]): ReadonlyMap<string, readonly Edge[]> =>
  new Map([...Map.groupBy(edges, ({ from }) => from)].map(([from, out]) => [from, [...new Map(out.map((edge) => [edge.to, edge])).values()]]));

/** The few edges to the nearest situation that has what is looked for; null where it is farther than that. */
const wayToNearest = (from: string, next: ReadonlyMap<string, readonly Edge[]>, isWanted: (key: string) => boolean): readonly Edge[] | null => {
  const seen = new Set([from]);
  let ways: readonly (readonly Edge[])[] = [[]];
  for (let steps = 0; steps < FARTHEST; steps += 1) {
    const farther: (readonly Edge[])[] = [];
    for (const way of ways) {
      for (const edge of next.get(way.at(-1)?.to ?? from) ?? []) {
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        if (isWanted(edge.to)) return [...way, edge];
        farther.push([...way, edge]);
      }
    }
    ways = farther;
  }
  return null;
};

/**
 * Paths that together take every edge, each going on from where one edge has led to the next that nobody took: whoever has
 * to live through all of them takes a third of the steps that shortest paths to all of them have.
 */
export function* tours(model: Model): Generator<Tour> {
  const { edges, shortest } = explore(model);
  const ways = shortest();
  const next = neighbours(edges);
  /** What leads elsewhere comes after what does not, and what leads to an end comes last. */
  const rank = ({ from, to }: Edge) => (from === to ? 0 : next.has(to) ? 1 : 2);
  const left = Map.groupBy(
    edges.toSorted((one, other) => rank(one) - rank(other)),
    ({ from }) => from,
  );
  const isWanted = (key: string) => (left.get(key)?.length ?? 0) > 0;
  const inert = lonely(model.machine);

  const tourFrom = (start: string): Tour => {
    const { input, events } = ways.get(start) ?? { input: undefined, events: [] };
    let { snapshot } = inert.begin(input);
    const took: Tour['events'][number][] = [];
    const keys = [keyOf(model, snapshot)];
    const take = (event: Edge['event']): void => {
      snapshot = inert.step(snapshot, event).snapshot;
      took.push(event);
      keys.push(keyOf(model, snapshot));
    };
    const here = () => keys.at(-1) ?? start;
    /** Situations that a model takes for one need not take all the same: what this one does not is left to one that begins anew. */
    const taken = (of: AnyMachineSnapshot): Edge | undefined => {
      const out = left.get(here()) ?? [];
      const at = out.findIndex(({ event }) => of.can(event));
      return at < 0 ? undefined : out.splice(at, 1)[0];
    };
    const follow = (way: readonly Edge[]): boolean =>
      way.every(({ event, to }) => {
        if (!snapshot.can(event)) return false;
        take(event);
        return here() === to;
      });
    events.forEach(take);
    for (let edge = left.get(start)?.shift(); edge; edge = taken(snapshot)) {
      take(edge.event);
      if (snapshot.status !== 'active' || took.length > LONGEST) break;
      if (isWanted(here())) continue;
      const way = wayToNearest(here(), next, isWanted);
      if (way === null || !follow(way)) break;
    }
    return { input, events: took, keys };
  };

  for (const start of left.keys()) while (isWanted(start)) yield tourFrom(start);
}
