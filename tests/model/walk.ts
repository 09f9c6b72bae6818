import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, Snapshot } from 'xstate';
import { type AdjacencyValue, adjacencyMapToArray, getAdjacencyMap, getShortestPaths, type SerializedEvent } from 'xstate/graph';
import { type Asked, type Inert, inertActor, type Outcome } from '../../src/machines/fold/inert.ts';
import type { Workflow } from '../../src/schema/kit/workflow.ts';
import { samplesIn } from './samples.ts';

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
 * `events` names the events that the machine knows, delays and the answers of its ports included, of which `completed` adds
 * what the model says nothing of; `states` every resting state by its path, with what must be true in it. A machine that has
 * more than is named fails its test.
 */
export interface Model {
  readonly machine: AnyStateMachine;
  readonly description: Workflow;
  readonly inputs: readonly unknown[];
  readonly events: Readonly<Record<string, Sample>>;
  readonly states: Readonly<Record<string, (situation: Situation) => void>>;
  /** What tells two situations apart, beside the state; all of the context if it is left out. */
  readonly distinguish?: (snapshot: AnyMachineSnapshot) => unknown;
  /** Described events that the machine leaves alone on purpose. */
  readonly ignored?: readonly string[];
  /** Ways of the machine's definition that what is given to its factory never lets it go, by their names, each with why. */
  readonly never?: Readonly<Record<string, string>>;
  /** What takes entries out of a list without naming them: those that may go. */
  readonly takes?: Readonly<Record<string, (snapshot: AnyMachineSnapshot, event: AnyEventObject) => unknown>>;
  /** Which of several entries is being sent, where two of them may say the same. */
  readonly entry?: (snapshot: AnyMachineSnapshot) => unknown;
  /** It is of no workflow of the product, and what it says of its rows is described nowhere. */
  readonly madeUp?: boolean;
  /** How long the delays of its own are, in milliseconds. */
  readonly lengths?: Readonly<Record<string, number | ((snapshot: AnyMachineSnapshot) => number)>>;
  /** What must follow from an event wherever it is taken. */
  readonly follows?: Readonly<Record<string, (event: AnyEventObject, after: Situation, before: AnyMachineSnapshot) => void>>;
  /** What must hold before anything happened. */
  readonly begins?: (situation: Situation) => void;
  /** What must hold in every situation. */
  readonly always?: (situation: Situation) => void;
}

/** An event that was taken. */
export interface Taken {
  readonly event: AnyEventObject;
  /** Where it begins; null before the first situation. */
  readonly before: Situation | null;
  /** Where it leads. */
  readonly situation: Situation;
}

export interface Edge extends Taken {
  /** The keys of the situations that it leads from and to. */
  readonly from: string;
  readonly to: string;
}

/** From the first snapshot for an input, events one after another. */
export interface Path {
  readonly input: unknown;
  readonly events: readonly AnyEventObject[];
}

/** The resting states of a machine: those without children, by their path. */
export const restingStates = (machine: AnyStateMachine): readonly string[] => {
  const found: string[] = [];
  const visit = (node: AnyStateMachine['root']): void => {
    const children = Object.values(node.states) as AnyStateMachine['root'][];
    // A state that is always left as soon as it is entered is a decision, not a state.
    if (children.length === 0 && !node.always?.some(({ guard }) => guard === undefined)) found.push(node.path.join('.'));
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

/** One actor of the machine, without effects, whose parent only listens; `takes` hears of each transition that it takes. */
export const lonely = (machine: AnyStateMachine, takes?: (transition: AnyTransitionDefinition) => void): Inert =>
  inertActor(machine, 'tested', root, takes && ((step) => void ('_transitions' in step && (step._transitions as AnyTransitionDefinition[]).forEach(takes))));

const saidBy = (inert: Inert, asked: readonly Asked[]): readonly Said[] =>
  asked.flatMap(({ type, params }) => {
    if (type !== 'xstate.sendTo') return [];
    const { to, event } = params as { readonly to: unknown; readonly event: AnyEventObject };
    const whom = inert.addressee(to);
    return whom ? [{ to: whom.kind === 'child' ? whom.id : whom.kind === 'parent' ? 'root' : 'self', event }] : [];
  });

/** Where an event leads from a situation, without effects. */
export const step = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): Situation => {
  const inert = lonely(model.machine);
  const { snapshot: after, asked } = inert.step(snapshot, event);
  return { snapshot: after, said: saidBy(inert, asked) };
};

const eventsAt = (model: Model, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] => samplesIn(model, snapshot).filter((event) => snapshot.can(event));

export const keyOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.value, snapshot.status, model.distinguish ? model.distinguish(snapshot) : snapshot.context]);

/** Where a walk stands: in a situation, or before the first, from which every input leads into one. */
type Place = Snapshot<undefined> & { readonly situation: Situation | null };

type Walked = ActorLogic<Place, AnyEventObject, undefined>;
type Node = AdjacencyValue<Place, AnyEventObject>;

const place = (situation: Situation | null): Place => ({ status: 'active', output: undefined, error: undefined, situation });
const NOWHERE = 'nowhere';
const BEGIN = 'walk.begun';
const MOST_SITUATIONS = 4000;

/**
 * What `xstate/graph` walks. Not the machine itself: its scope has no parent, where a machine that talks to one throws, and
 * nobody hears what is said; and it walks from one input only.
 */
const walked = (model: Model) => {
  const transitions = new Set<AnyTransitionDefinition>();
  const inert = lonely(model.machine, (transition) => transitions.add(transition));
  const situation = ({ snapshot, asked }: Outcome): Situation => ({ snapshot, said: saidBy(inert, asked) });
  const logic: Walked = {
    getInitialSnapshot: () => place(null),
    transition: ({ situation: from }, event) => place(situation(from === null ? inert.begin(event.input) : inert.step(from.snapshot, event))),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  const met = new Set<string>([NOWHERE]);
  const keys = new WeakMap<Place, string>();
  const named = (at: Place): string => {
    const name = at.situation === null ? NOWHERE : keyOf(model, at.situation.snapshot);
    keys.set(at, name);
    if (met.add(name).size > MOST_SITUATIONS) throw new Error(`${model.description.name} has more than ${MOST_SITUATIONS} situations: distinguish fewer`);
    return name;
  };
  const key = (at: Place): string => keys.get(at) ?? named(at);
  const map = getAdjacencyMap(logic, {
    serializeState: key,
    events: ({ situation: at }) => (at === null ? model.inputs.map((input) => ({ type: BEGIN, input })) : eventsAt(model, at.snapshot)),
    stopWhen: ({ situation: at }) => at !== null && at.snapshot.status !== 'active',
  });
  return { logic, map, key, transitions };
};

const explored = (model: Model) => {
  const { logic, map, key, transitions } = walked(model);
  const edges = adjacencyMapToArray(map).flatMap(({ state, event, nextState }): readonly Edge[] =>
    nextState.situation === null ? [] : [{ from: key(state), to: key(nextState), event, before: state.situation, situation: nextState.situation }],
  );
  const places = new Map((Object.values(map) as Node[]).map((node) => [key(node.state), node] as const));
  const taken = (from: Place) => new Map(Object.entries<Node['transitions'][SerializedEvent]>(places.get(key(from))?.transitions ?? {}));
  return {
    beginnings: edges.filter(({ from }) => from === NOWHERE).map(({ situation }) => situation),
    situations: [...places.values()].flatMap(({ state }): readonly Situation[] => (state.situation ? [state.situation] : [])),
    edges: edges.filter(({ from }) => from !== NOWHERE),
    /** Every transition of the machine that was taken, those without an event as well. */
    transitions: transitions as ReadonlySet<AnyTransitionDefinition>,
    keyOf: (snapshot: AnyMachineSnapshot): string => keyOf(model, snapshot),
    /** A shortest path to every situation, by its key. Walks what was walked already: no machine is stepped twice. */
    shortest: (): ReadonlyMap<string, Path> => {
      const again: Walked = { ...logic, transition: (from, event) => taken(from).get(JSON.stringify(event))?.state ?? raise(`lost ${key(from)}`) };
      const paths = getShortestPaths(again, { serializeState: key, events: (from) => [...taken(from).values()].map(({ event }) => event) });
      return new Map(
        paths.flatMap(({ state, steps }): readonly (readonly [string, Path])[] => {
          const [, begun, ...events] = steps.map(({ event }) => event);
          return begun ? [[key(state), { input: begun.input, events }]] : [];
        }),
      );
    },
  };
};

const known = new WeakMap<Model, ReturnType<typeof explored>>();

/** Every situation that the samples lead to, and every edge between them; looked for once. */
export const explore = (model: Model): ReturnType<typeof explored> => {
  const found = known.get(model) ?? explored(model);
  known.set(model, found);
  return found;
};

const raise = (message: string): never => {
  throw new Error(message);
};

const textOf = ({ input, events }: Path) => JSON.stringify([input, ...events]).slice(0, -1);

/**
 * Paths that together take every edge: a shortest path to its start and the edge itself, without those that others begin
 * with. `xstate/graph` covers situations and leaves out the other edges to each: of the 3393 edges of the patient's form
 * its shortest paths took 898.
 */
export const edgePaths = (model: Model): readonly Path[] => {
  const { edges, shortest } = explore(model);
  const ways = shortest();
  const paths = edges.map(({ from, event }) => {
    const { input, events } = ways.get(from) ?? raise(`lost ${from}`);
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

/** Whether an event was taken; a name may stand for all events that begin like it, as in a machine. */
export const takenIn = (edges: readonly Taken[]): ((name: string) => boolean) => {
  const types = [...new Set(edges.map(({ event }) => event.type))];
  return (name) => types.some((type) => (name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : type === name));
};

/** Every event that the machine or its description has. */
const eventsOf = ({ machine, description }: Model): readonly string[] => [...new Set([...machine.events, ...Object.keys(description.events)])];

const named = ({ events, ignored = [] }: Model): ReadonlySet<string> => new Set([...Object.keys(events), ...ignored]);

/** Events of which the model says nothing. */
export const unsaid = (model: Model): readonly string[] => {
  const said = named(model);
  return eventsOf(model).filter((type) => !said.has(type));
};

/** What the machine has and the model does not name, or the other way round; what no path reaches. Empty when all is well. */
export const gaps = (model: Model): readonly string[] => {
  const { situations, edges } = explore(model);
  const known = eventsOf(model);
  const said = named(model);
  const states = restingStates(model.machine);
  const reached = new Set(situations.flatMap(({ snapshot }) => statesOf(snapshot)));
  const isTaken = takenIn(edges);
  return [
    ...unsaid(model).map((type) => `event not named: ${type}`),
    ...[...said].filter((type) => !known.includes(type)).map((type) => `event unknown to the machine: ${type}`),
    ...Object.keys(model.events)
      .filter((type) => !isTaken(type))
      .map((type) => `event never taken: ${type}`),
    ...(model.ignored ?? []).filter((type) => model.machine.events.includes(type)).map((type) => `event not ignored: ${type}`),
    ...Object.keys({ ...model.follows, ...model.takes })
      .filter((type) => !said.has(type) && !type.endsWith('*'))
      .map((type) => `something is said of an event that is not named: ${type}`),
    ...Object.keys(model.lengths ?? {})
      .filter((name) => !model.machine.events.some((type) => type.startsWith(`xstate.after.${name}.`)))
      .map((name) => `delay unknown to the machine: ${name}`),
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
