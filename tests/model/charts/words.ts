import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventLabel, statesOf, withInner } from '../../../src/machines/viewer/chart/states.ts';
import { AFTER, DONE, ERROR } from '../../../src/schema/log/language.ts';
import type { Wording } from '../../../src/views/viewer/words/kinds/wording.ts';
import { wordingsOf } from '../../../src/views/viewer/words/kinds/wordings.ts';
import { calls } from '../../../src/views/viewer/words/texts.ts';
import { samplesOf } from '../samples.ts';
import type { Product } from '../story/product.ts';
import { teller, waitedFor } from '../story/tell.ts';
import { story } from '../story/texts.ts';
import { lonely, type Model } from '../walk.ts';
import { stateLabel, stateWords } from './states.ts';

const SCREEN: Readonly<Record<string, string>> = story.tells;
/** What no recorded session tells alone. */
const EVENTS: Readonly<Record<string, string>> = story.events;
const LONGEST = 64;

/** The ports behind the ids of calls. */
const portsIn = (machine: AnyStateMachine): ReadonlyMap<string, string> => {
  const nodes = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap((child) => nodes(child as AnyStateNode))];
  const calls = nodes(machine.root as AnyStateNode).flatMap(({ invoke }) => invoke);
  return new Map(calls.map(({ id, src }): [string, string] => [id, String(src)]));
};

const callOf = (wording: Wording | undefined, ...names: readonly (string | undefined)[]): string | null =>
  names.flatMap((name = '') => wording?.calls[name] ?? wording?.deviceCalls[name] ?? [])[0] ?? null;

/** An example is told as far as it fits beside its event: by its first clause. */
const short = (text: string): string => (text.length > LONGEST ? (text.split('؛')[0] ?? '') : text);

/** What is said first of an event, as its model has it; null where that is its name alone. */
const exampleOf = (model: Model, type: string, tell: ReturnType<typeof teller>): string | null => {
  const [input] = model.inputs;
  const { snapshot } = lonely(model.machine).begin(input);
  const [event] = samplesOf(model, type, snapshot);
  const said = event === undefined ? undefined : tell(model, { input, events: [event] }).at(-1)?.text;
  return said === undefined || said === story.told(type) ? null : said;
};

/** The events of a workflow as its chart names them, each with what it is in Persian; null where nobody said it. */
export const eventWords = (model: Model, product: Product): readonly (readonly [event: string, said: string | null])[] => {
  const wording = wordingsOf(product.areas).get(model.description.name);
  const tell = teller(product);
  const ports = portsIn(model.machine);
  const said = (type: string): string | null => {
    const id = type.startsWith(DONE) ? type.slice(DONE.length) : type.slice(ERROR.length);
    const call = callOf(wording, id, ports.get(id));
    if (type.startsWith(DONE)) return call ? calls.done(call) : (EVENTS[type] ?? null);
    if (type.startsWith(ERROR)) return call ? story.failed(call) : (EVENTS[type] ?? null);
    if (type.startsWith(AFTER)) return waitedFor(type);
    const words = wording?.tells[type];
    return typeof words === 'string' ? words : (SCREEN[type] ?? EVENTS[type] ?? exampleOf(model, type, tell));
  };
  return Object.keys(model.events).map((type) => {
    const text = said(type);
    return [eventLabel(type), text && short(text)] as const;
  });
};

/** The names of the states of a machine, outermost first, each as a path from its root. */
const statePaths = (machine: AnyStateMachine): readonly string[] => withInner(statesOf(machine)).flatMap(({ id }) => (id === '' ? [] : [id]));

/** What a chart cannot say in Persian, by name. */
export const unlabelled = (model: Model, product: Product): readonly string[] => {
  const { name } = model.description;
  return [
    ...statePaths(model.machine).flatMap((path) => (stateLabel(name, path) === null ? [`${name}: state without a label: ${path}`] : [])),
    ...eventWords(model, product).flatMap(([event, said]) => (said ? [] : [`${name}: event without a label: ${event}`])),
  ];
};

/** The labels that are of no state any more. */
export const unusedLabels = (models: readonly Model[]): readonly string[] => {
  const names = models.flatMap(({ machine, description }) => statePaths(machine).map((path) => [description.name, path] as const));
  const used = new Set(names.flatMap(([workflow, path]) => [`${workflow} ${path}`, path, path.slice(path.lastIndexOf('.') + 1)]));
  return Object.keys(stateWords).flatMap((name) => (used.has(name) ? [] : [`label of no state: ${name}`]));
};
