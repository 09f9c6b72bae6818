import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { AFTER, DONE, ERROR } from '../../../schema/log/language.ts';

/** One state of a machine with what is drawn inside it. */
export interface ChartState {
  /** Keys from the root, joined by dots; the root's is empty. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Ports and workflows that run while it lasts. */
  readonly runs: readonly string[];
  /** What leads from it to itself or to a state inside it: lines in the box rather than arrows. */
  readonly inward: readonly string[];
  /** Arrows that are lines in the box too, because there would be too many of them. */
  readonly outward: readonly string[];
  /** The child it begins in; null where there is none. */
  readonly initial: string | null;
  readonly states: readonly ChartState[];
  /** Between its children; what leads deeper is drawn from child to child. */
  readonly arrows: readonly ChartArrow[];
  /** Arrows that order the children and are not drawn. */
  readonly unseen: readonly ChartArrow[];
  /** Whatever may be said to it, by the machine's own names. */
  readonly hears: readonly string[];
}

/** What leads along an arrow, and to which state inside the one it ends at; empty where it ends at the state itself. */
export interface Said {
  readonly event: string;
  readonly deep: string;
}

export interface ChartArrow {
  readonly from: string;
  readonly to: string;
  readonly says: readonly Said[];
  /** Types of events as XState delivers them. */
  readonly events: readonly string[];
}

const idOf = ({ path }: AnyStateNode): string => path.join('.');

/** An event as a chart names it: calls and delays by what they are of. */
export const eventLabel = (type: string): string => {
  if (type === '') return 'always';
  if (type.startsWith(DONE)) return `done ${type.slice(DONE.length)}`;
  if (type.startsWith(ERROR)) return `failed ${type.slice(ERROR.length)}`;
  if (type.startsWith(AFTER)) return `after ${type.slice(AFTER.length).split('.')[0]}`;
  return type.startsWith('xstate.done.state.') ? 'done' : type;
};

interface Way {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly event: string;
}

const waysFrom = (node: AnyStateNode): readonly Way[] => {
  const all: readonly (readonly [string, readonly AnyTransitionDefinition[]])[] = [...node.transitions.entries(), ['', node.always ?? []]];
  return all.flatMap(([event, transitions]) => transitions.flatMap(({ target }) => (target ?? []).map((to: AnyStateNode) => ({ from: node, to, event }))));
};

const lineageOf = (node: AnyStateNode): readonly AnyStateNode[] => (node.parent ? [...lineageOf(node.parent), node] : [node]);

/** Where a way is drawn: an arrow between two children of one state, or a line in the box of one. */
const placed = ({ from, to, event }: Way) => {
  const [above, below] = [lineageOf(from), lineageOf(to)];
  let shared = 0;
  while (shared < above.length && shared < below.length && above[shared] === below[shared]) shared += 1;
  const [start, end] = [above[shared], below[shared]];
  const label = eventLabel(event);
  if (start && end) {
    const deep = to.path.slice(end.path.length).join('.');
    return { holder: idOf(above[shared - 1] as AnyStateNode), from: idOf(start), to: idOf(end), said: { event: label, deep }, event };
  }
  const target = end ? to.path.slice(from.path.length).join('.') : to.key;
  return { holder: null, box: idOf(from), line: from === to ? `${label} ↺` : `${label} → ${target}` };
};

const unique = (all: readonly string[]): readonly string[] => [...new Set(all)];

/** The states of a machine as they are drawn; reads nothing but the definition, which may be that of another build. */
export const statesOf = (machine: AnyStateMachine): ChartState => {
  const every = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap((child) => every(child as AnyStateNode))];
  const nodes = every(machine.root as AnyStateNode);
  const ways = nodes.flatMap(waysFrom).map(placed);

  const arrowsIn = (holder: string): readonly ChartArrow[] => {
    const arrows = new Map<string, ChartArrow>();
    for (const way of ways) {
      if (way.holder !== holder) continue;
      const key = `${way.from} ${way.to}`;
      const { says = [], events = [] } = arrows.get(key) ?? {};
      const known = says.some(({ event, deep }) => event === way.said.event && deep === way.said.deep);
      arrows.set(key, { from: way.from, to: way.to, says: known ? says : [...says, way.said], events: unique([...events, way.event]) });
    }
    return [...arrows.values()];
  };

  const stateOf = (node: AnyStateNode): ChartState => {
    const id = idOf(node);
    return {
      id,
      name: node.key,
      kind: node.type,
      runs: unique(node.invoke.map(({ src, id: name }) => (typeof src === 'string' ? src : name))),
      inward: unique(ways.flatMap((way) => (way.holder === null && way.box === id ? [way.line] : []))),
      outward: [],
      initial: node.type === 'compound' ? (node.initial.target[0]?.path.slice(0, node.path.length + 1).join('.') ?? null) : null,
      states: Object.values(node.states).map((child) => stateOf(child as AnyStateNode)),
      arrows: arrowsIn(id),
      unseen: [],
      hears: unique([...node.transitions.keys()].map(eventLabel)),
    };
  };
  return stateOf(machine.root as AnyStateNode);
};

/** The ids of the states that a state value stands for, outermost first, the root left out. */
export const litBy = (value: unknown, above = ''): readonly string[] => {
  const below = (name: string) => (above === '' ? name : `${above}.${name}`);
  if (typeof value === 'string') return [below(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [below(name), ...litBy(inner, below(name))]);
};

/** All states below one, itself first. */
export const withInner = (state: ChartState): readonly ChartState[] => [state, ...state.states.flatMap(withInner)];
