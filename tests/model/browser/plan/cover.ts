import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Chance } from '../../../../server/demo/chance.ts';
import { samplesOf } from '../../samples.ts';
import { keyOf, lonely, type Model } from '../../walk.ts';
import { type Atlas, endsSession, type NamedEdge, nameOf } from './project.ts';
import { shuffled } from './shuffled.ts';

const LONGEST = 45;
/** How often an edge is aimed at: what the map calls one may only be met from some of its places. */
const TRIES = 12;

/** Whether nothing can follow: the workflow has ended, or the session. */
const isLast = ({ situation, event }: NamedEdge): boolean => situation.snapshot.status !== 'active' || endsSession(event);

/** The shortest way from a situation to an edge that is sought; none if no way leads to one. */
const nearest = (leaving: ReadonlyMap<string, readonly NamedEdge[]>, from: string, isSought: (edge: NamedEdge) => boolean): readonly NamedEdge[] | null => {
  const seen = new Set([from]);
  let front: readonly { readonly at: string; readonly way: readonly NamedEdge[] }[] = [{ at: from, way: [] }];
  while (front.length > 0) {
    const next: { readonly at: string; readonly way: readonly NamedEdge[] }[] = [];
    for (const { at, way } of front) {
      const edges = leaving.get(at) ?? [];
      const found = edges.find(isSought);
      if (found) return [...way, found];
      for (const edge of edges) {
        if (seen.has(edge.to) || isLast(edge)) continue;
        seen.add(edge.to);
        next.push({ at: edge.to, way: [...way, edge] });
      }
    }
    front = next;
  }
  return null;
};

const lengthOf = (event: AnyEventObject): number | undefined => (event.output as { readonly rows?: readonly unknown[] } | undefined)?.rows?.length;

/** A step of a path: what is done, and how one actor stands after all that was done before. */
export interface Step {
  readonly name: string;
  readonly event: AnyEventObject;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

const samplesAt = (model: Model, type: string, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] =>
  samplesOf(model, type, snapshot).filter((event) => snapshot.can(event));

/**
 * Few paths that together take every edge by name: always on to the nearest that was not taken yet, and to one that ends
 * the workflow only when nothing else is left within reach. Which of several is as near is up to the seed.
 *
 * A map calls alike what stands a little differently, so one actor goes along: where it comes elsewhere than the map says,
 * the way is looked for anew.
 */
export const coveringPaths = (model: Model, { edges, names }: Atlas, luck: Chance): readonly (readonly Step[])[] => {
  const inert = lonely(model.machine);
  const left = new Set(names);
  const vain = new Map<string, number>();
  const isNew = ({ name }: NamedEdge) => left.has(name) && (vain.get(name) ?? 0) < TRIES;

  /** Null where there is nothing left to aim at from the beginning. */
  const walk = (): readonly Step[] | null => {
    // Another order on every walk: the way that came to nothing is not the only one.
    const leaving = Map.groupBy(shuffled(edges, luck), ({ from }) => from);
    const steps: Step[] = [];
    let snapshot = inert.begin(model.inputs[0]).snapshot;
    const take = (edge: NamedEdge): boolean => {
      const mapped = samplesAt(model, edge.event.type, snapshot).filter((each) => endsSession(each) === endsSession(edge.event));
      const [exact, loose] = [JSON.stringify(edge.event), JSON.stringify(edge.event.error ?? edge.event.change)];
      const same =
        mapped.find((event) => JSON.stringify(event) === exact) ??
        mapped.find((event) => JSON.stringify(event.error ?? event.change) === loose && lengthOf(event) === lengthOf(edge.event));
      const event = same ?? mapped[0];
      if (event === undefined) return false;
      const after = inert.step(snapshot, event).snapshot;
      const name = nameOf(snapshot, event, after);
      steps.push({ name, event, before: snapshot, after });
      left.delete(name);
      snapshot = after;
      return keyOf(model, after) === edge.to;
    };
    const isOver = () => snapshot.status !== 'active' || steps.some(({ event }) => endsSession(event));
    while (steps.length < LONGEST && !isOver()) {
      const at = keyOf(model, snapshot);
      const way = nearest(leaving, at, (edge) => isNew(edge) && !isLast(edge)) ?? nearest(leaving, at, isNew);
      const aim = way?.at(-1)?.name;
      if (!way || aim === undefined) return steps.length === 0 ? null : steps;
      vain.set(aim, (vain.get(aim) ?? 0) + 1);
      const before = steps.length;
      way.every(take);
      // From here the same way would be looked for again, and not be there again.
      if (steps.length === before) break;
    }
    return steps;
  };

  const paths: (readonly Step[])[] = [];
  for (;;) {
    const before = left.size;
    const path = walk();
    if (path === null) return paths;
    // A way that came to nothing new is not worth a person's time.
    if (left.size < before) paths.push(path);
  }
};
