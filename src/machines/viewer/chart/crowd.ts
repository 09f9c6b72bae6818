import type { ChartState } from './states.ts';

/** As many arrows in one box as an eye can follow. */
const MOST = 14;

/** How often each state is led to. */
const ledTo = ({ arrows }: ChartState): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { to } of arrows) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
};

/** The states that are led to most, as few as leave a box that can be followed. */
const hubsOf = (state: ChartState): ReadonlySet<string> => {
  const hubs = new Set<string>();
  let left = state.arrows.length;
  for (const [id, count] of [...ledTo(state)].sort((one, other) => other[1] - one[1])) {
    if (left <= MOST || count < 3) break;
    hubs.add(id);
    left -= count;
  }
  return hubs;
};

/** A chart in which the ways to a state that everything leads to stand as lines in the boxes they leave, where arrows would hide each other. */
export const withoutCrowds = (state: ChartState): ChartState => {
  const hubs = hubsOf(state);
  const names = new Map(state.states.map(({ id, name }) => [id, name]));
  const listed = (id: string): readonly string[] =>
    state.arrows.flatMap(({ from, to, says }) =>
      from === id && hubs.has(to) ? says.map(({ event, deep }) => `${event} → ${[names.get(to), deep].filter(Boolean).join('.')}`) : [],
    );
  return {
    ...state,
    states: state.states.map((child) => withoutCrowds({ ...child, outward: listed(child.id) })),
    arrows: state.arrows.filter(({ to }) => !hubs.has(to)),
    // The first way to it keeps a hub below what leads there.
    unseen: [...hubs].flatMap((hub) => state.arrows.find(({ to }) => to === hub) ?? []),
  };
};
