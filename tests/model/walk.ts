import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Asked, type Inert, inertActor } from '../../src/machines/fold/inert.ts';
import type { Workflow } from '../../src/schema/kit/workflow.ts';
import type { Standing } from './standing.ts';

/** What a workflow said to others in one step. */
export interface Said {
  readonly to: 'root' | string;
  readonly event: AnyEventObject;
}

/** A situation: the snapshot, and what was said on the way into it. */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  readonly said: readonly Said[];
}

type Sample = readonly AnyEventObject[] | ((snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]);

/**
 * What is tried on a product machine, and what must hold where.
 *
 * `events` names every event the machine knows, delays and the answers of its ports included; `states` every resting
 * state by its path, with what must be true in it. A machine that has more than its model names fails its test.
 */
export interface Model {
  readonly machine: AnyStateMachine;
  readonly description: Workflow;
  readonly inputs: readonly unknown[];
  readonly events: Readonly<Record<string, Sample>>;
  readonly states: Readonly<Record<string, Standing | ((situation: Situation) => void)>>;
  /** What tells two situations apart, beside the state; all of the context if it is left out. */
  readonly distinguish?: (snapshot: AnyMachineSnapshot) => unknown;
  /** Described events that the machine leaves alone on purpose. */
  readonly ignored?: readonly string[];
  /** What must hold in every situation. */
  readonly always?: (situation: Situation) => void;
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly event: AnyEventObject;
  /** The name under which the model has the event. */
  readonly name: string;
  /** Where it leads. */
  readonly situation: Situation;
}

/** From the first snapshot for an input, events one after another. */
export interface Path {
  readonly input: unknown;
  readonly events: readonly AnyEventObject[];
}

/** The resting states of a machine: those without children, by their path. */
const restingStates = (machine: AnyStateMachine): readonly string[] => {
  const found: string[] = [];
  const visit = (node: AnyStateMachine['root']): void => {
    const children = Object.values(node.states) as AnyStateMachine['root'][];
    // A state that is left as soon as it is entered is a decision, not a state.
    if (children.length === 0 && node.always?.length === undefined) found.push(node.path.join('.'));
    children.forEach(visit);
  };
  visit(machine.root);
  return found.filter(Boolean);
};

/** The resting states that a snapshot is in. */
export const statesOf = (snapshot: AnyMachineSnapshot): readonly string[] => {
  const paths = (value: unknown, prefix: string): readonly string[] => {
    if (typeof value === 'string') return [prefix + value];
    return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
      Object.keys(inner as object).length === 0 ? [prefix + key] : paths(inner, `${prefix}${key}.`),
    );
  };
  return paths(snapshot.value, '');
};

const root = {};

/** One actor of the machine, without effects, whose parent only listens. */
export const lonely = (machine: AnyStateMachine): Inert => inertActor(machine, 'tested', root);

const saidBy = (inert: Inert, asked: readonly Asked[]): readonly Said[] =>
  asked.flatMap(({ type, params }) => {
    if (type !== 'xstate.sendTo') return [];
    const { to, event } = params as { readonly to: unknown; readonly event: AnyEventObject };
    const whom = inert.addressee(to);
    return whom ? [{ to: whom.kind === 'child' ? whom.id : whom.kind === 'parent' ? 'root' : 'self', event }] : [];
  });

const samples = (model: Model, snapshot: AnyMachineSnapshot) =>
  Object.entries(model.events).flatMap(([name, sample]) => (typeof sample === 'function' ? sample(snapshot) : sample).map((event) => ({ name, event })));

export const keyOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.value, snapshot.status, model.distinguish ? model.distinguish(snapshot) : snapshot.context]);

const MOST_SITUATIONS = 4000;

/** Every situation that the samples lead to, with a shortest path to each, and every edge between them. */
export const explore = (model: Model) => {
  const inert = lonely(model.machine);
  const found = new Map<string, { readonly snapshot: AnyMachineSnapshot; readonly path: Path }>();
  const edges: Edge[] = [];
  const queue: string[] = [];
  const meet = (snapshot: AnyMachineSnapshot, path: Path): string => {
    const key = keyOf(model, snapshot);
    if (!found.has(key)) {
      if (found.size >= MOST_SITUATIONS) throw new Error(`${model.description.name} has more than ${MOST_SITUATIONS} situations: distinguish fewer`);
      found.set(key, { snapshot, path });
      queue.push(key);
    }
    return key;
  };
  const beginnings = model.inputs.map((input): Situation => {
    const { snapshot, asked } = inert.begin(input);
    meet(snapshot, { input, events: [] });
    return { snapshot, said: saidBy(inert, asked) };
  });
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const { snapshot, path } = found.get(from) ?? raise(`lost ${from}`);
    if (snapshot.status !== 'active') continue;
    for (const { name, event } of samples(model, snapshot)) {
      if (!snapshot.can(event)) continue;
      const after = inert.step(snapshot, event);
      const to = meet(after.snapshot, { input: path.input, events: [...path.events, event] });
      edges.push({ from, to, event, name, situation: { snapshot: after.snapshot, said: saidBy(inert, after.asked) } });
    }
  }
  return { beginnings, situations: found, edges };
};

const raise = (message: string): never => {
  throw new Error(message);
};

const textOf = ({ input, events }: Path) => JSON.stringify([input, ...events]).slice(0, -1);

/** Paths that together take every edge: a shortest path to its start and the edge itself, without those that others begin with. */
export const edgePaths = (model: Model): readonly Path[] => {
  const { situations, edges } = explore(model);
  const paths = edges.map(({ from, event }) => {
    const { input, events } = situations.get(from)?.path ?? raise(`lost ${from}`);
    return { input, events: [...events, event] };
  });
  const texts = paths.map(textOf).sort();
  const covered = new Set(texts.filter((text, index) => texts[index + 1]?.startsWith(text)));
  const seen = new Set<string>();
  return paths.filter((path) => {
    const text = textOf(path);
    if (covered.has(text) || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
};

/** What the machine has and the model does not name, or the other way round; what no path reaches. Empty when all is well. */
export const gaps = (model: Model): readonly string[] => {
  const { situations, edges } = explore(model);
  const known = new Set([...model.machine.events, ...Object.keys(model.description.events)]);
  const named = new Set([...Object.keys(model.events), ...(model.ignored ?? [])]);
  const states = restingStates(model.machine);
  const reached = new Set([...situations.values()].flatMap(({ snapshot }) => statesOf(snapshot)));
  const taken = new Set(edges.map(({ name }) => name));
  return [
    ...[...known].filter((type) => !named.has(type)).map((type) => `event not named: ${type}`),
    ...[...named].filter((type) => !known.has(type)).map((type) => `event unknown to the machine: ${type}`),
    ...Object.keys(model.events)
      .filter((type) => !taken.has(type))
      .map((type) => `event never taken: ${type}`),
    ...(model.ignored ?? []).filter((type) => model.machine.events.includes(type)).map((type) => `event not ignored: ${type}`),
    ...states.filter((state) => !(state in model.states)).map((state) => `state not named: ${state}`),
    ...Object.keys(model.states)
      .filter((state) => !states.includes(state))
      .map((state) => `state unknown to the machine: ${state}`),
    ...states.filter((state) => !reached.has(state)).map((state) => `state never reached: ${state}`),
  ];
};

/** The answer of a port, as the machine hears it. */
export const done = (id: string, output: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
export const error = (id: string, failure: unknown): AnyEventObject => ({ type: `xstate.error.actor.${id}`, error: failure, actorId: id });
