import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { explore, type Model } from '../walk.ts';

/** One way out of a state that a machine defines: the event, or none (`always`), and which of its guarded choices it is, from 1. */
interface Way {
  readonly name: string;
  readonly transition: AnyTransitionDefinition;
}

const waysIn = (machine: AnyStateMachine): readonly Way[] => {
  const nodes = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap((child) => nodes(child as AnyStateNode))];
  return nodes(machine.root as AnyStateNode).flatMap((node) =>
    [...node.transitions, ['always', node.always ?? []] as const].flatMap(([event, choices]) =>
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
  const { beginnings, transitions } = explore(model);
  // The machine that was walked is a copy of the model's, and so are its transitions.
  const ways = beginnings.slice(0, 1).flatMap(({ snapshot }) => waysIn(snapshot.machine));
  return { names: ways.map(({ name }) => name), untaken: ways.flatMap(({ name, transition }) => (transitions.has(transition) ? [] : [name])) };
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
