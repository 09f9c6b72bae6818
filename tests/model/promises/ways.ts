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

/** The ways that a machine defines, and those of them that no edge of its model goes along. */
export const waysOf = (model: Model): { readonly names: readonly string[]; readonly untaken: readonly string[] } => {
  const { machine } = model;
  const ways = waysIn(machine);
  const open = new Set(ways.map(({ transition }) => transition));
  for (const { before, event } of explore(model).edges) {
    if (open.size === 0) break;
    if (before) for (const taken of machine.getTransitionData(before.snapshot, event)) open.delete(taken as AnyTransitionDefinition);
  }
  return { names: ways.map(({ name }) => name), untaken: ways.flatMap(({ name, transition }) => (open.has(transition) ? [name] : [])) };
};

/** The name of a way without that of the part of a list's screen which it belongs to: the parts of all lists are made alike. */
const kindOf = (name: string): string => name.replace(/^open\.\w+\.(loading|refreshing)/, 'open.*.$1').replace(/actor\.load\w+/, 'actor.load*');

/** The ways that no workflow takes, though several may have them: a factory's choice that none of those made by it uses. */
export const takenByNone = (all: readonly { readonly ways: readonly string[]; readonly untaken: readonly string[] }[]): readonly string[] => {
  const taken = new Set(all.flatMap(({ ways, untaken }) => ways.filter((way) => !untaken.includes(way)).map(kindOf)));
  return [...new Set(all.flatMap(({ untaken }) => untaken.map(kindOf)))].filter((way) => !taken.has(way)).toSorted();
};
