import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventLabel } from '../../../src/machines/viewer/chart/states.ts';
import { AFTER, DONE, ERROR } from '../../../src/schema/log/language.ts';
import type { Wording } from '../../../src/views/viewer/words/kinds/wording.ts';
import { wordingsOf } from '../../../src/views/viewer/words/kinds/wordings.ts';
import { calls } from '../../../src/views/viewer/words/texts.ts';
import { samplesOf } from '../samples.ts';
import type { Product } from '../story/product.ts';
import { teller } from '../story/tell.ts';
import { story } from '../story/texts.ts';
import { lonely, type Model } from '../walk.ts';

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

const callOf = (wording: Wording | undefined, ...names: readonly (string | undefined)[]): string =>
  names.flatMap((name = '') => wording?.calls[name] ?? wording?.deviceCalls[name] ?? [])[0] ?? calls.some;

/** An example is told as far as it fits beside its event: by its first clause. */
const short = (text: string): string => (text.length > LONGEST ? (text.split('؛')[0] ?? '') : text);

/** What is said first of an event, as its model has it. */
const exampleOf = (model: Model, type: string, tell: ReturnType<typeof teller>): string => {
  const [input] = model.inputs;
  const { snapshot } = lonely(model.machine).begin(input);
  const [event] = samplesOf(model, type, snapshot);
  return event === undefined ? '' : (tell(model, { input, events: [event] }).at(-1)?.text ?? '');
};

/** The events of a workflow as its chart names them, each with what it is in Persian. */
export const eventWords = (model: Model, product: Product): readonly (readonly [event: string, said: string])[] => {
  const wording = wordingsOf(product.areas).get(model.description.name);
  const tell = teller(product);
  const ports = portsIn(model.machine);
  const said = (type: string): string => {
    const id = type.startsWith(DONE) ? type.slice(DONE.length) : type.slice(ERROR.length);
    if (type.startsWith(DONE)) return calls.done(callOf(wording, id, ports.get(id)));
    if (type.startsWith(ERROR)) return story.failed(callOf(wording, id, ports.get(id)));
    if (type.startsWith(AFTER)) return story.waited(type.slice(AFTER.length).split('.')[0] ?? '');
    const words = wording?.tells[type];
    return typeof words === 'string' ? words : (SCREEN[type] ?? EVENTS[type] ?? exampleOf(model, type, tell));
  };
  return Object.keys(model.events).map((type) => [eventLabel(type), short(said(type))] as const);
};
