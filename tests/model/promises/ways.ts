import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { explore, type Model } from '../walk.ts';

/** One way out of a state that a machine defines: the event, and which of its guarded choices it is, from 1. */
interface Way {
  readonly name: string;
  readonly transition: AnyTransitionDefinition;
}

const waysIn = (machine: AnyStateMachine): readonly Way[] => {
  const nodes = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap((child) => nodes(child as AnyStateNode))];
  return nodes(machine.root as AnyStateNode).flatMap((node) =>
    [...node.transitions].flatMap(([event, choices]) =>
      choices.flatMap((transition, index) => {
        // What a state leaves alone, whatever is said above it, is no way out of it.
        if (transition.target === undefined && transition.actions.length === 0) return [];
        const choice = choices.length > 1 ? ` (${index + 1} of ${choices.length})` : '';
        return [{ name: `${node.path.join('.') || node.key}: ${event}${choice}`, transition }];
      }),
    ),
  );
};

interface Ways {
  readonly names: readonly string[];
  readonly untaken: readonly string[];
}

const known = new WeakMap<Model, Ways>();

/** The ways that a machine defines, and those of them that no edge of its model goes along; looked for once. */
export const waysOf = (model: Model): Ways => {
  const found = known.get(model) ?? foundIn(model);
  known.set(model, found);
  return found;
};

const foundIn = (model: Model): Ways => {
  const { machine } = model;
  const ways = waysIn(machine);
  const open = new Set(ways.map(({ transition }) => transition));
  // A name may end in a star: it then stands for all that begin like it.
  const isOpen = (type: string) =>
    [...open].some(({ eventType }) => eventType === type || (eventType.endsWith('*') && type.startsWith(eventType.slice(0, -1))));
  for (const [type, edges] of Map.groupBy(explore(model).edges, ({ event }) => event.type))
    for (const { before, event } of edges) {
      if (!isOpen(type)) break;
      if (before) for (const taken of machine.getTransitionData(before.snapshot, event)) open.delete(taken as AnyTransitionDefinition);
    }
  return { names: ways.map(({ name }) => name), untaken: ways.flatMap(({ name, transition }) => (open.has(transition) ? [name] : [])) };
};

/** The ways that no edge goes along and nobody said why; those of which that was said and is not so. Empty when all is well. */
export const wayGaps = (model: Model): readonly string[] => {
  const { names, untaken } = waysOf(model);
  const never = Object.keys(model.never ?? {});
  return [
    ...untaken.filter((way) => !never.includes(way)).map((way) => `way never taken: ${way}`),
    ...never.filter((way) => names.includes(way) && !untaken.includes(way)).map((way) => `way taken that never is: ${way}`),
    ...never.filter((way) => !names.includes(way)).map((way) => `way unknown to the machine: ${way}`),
  ];
};
