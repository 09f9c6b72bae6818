import { createMachine } from 'xstate';
import { createFold } from '../../../src/machines/fold/fold.ts';
import { originOf } from '../../../src/machines/fold/inert.ts';
import type { TapeStep } from '../../../src/machines/viewer/tape.ts';
import { AFTER, DONE, ERROR } from '../../../src/schema/log/language.ts';
import { actorPath, type LogRecord, SELF } from '../../../src/schema/log/record.ts';
import { wordingsOf } from '../../../src/views/viewer/words/kinds/wordings.ts';
import { type By, narrator } from '../../../src/views/viewer/words/narrate.ts';
import { type Model, type Path, statesOf } from '../walk.ts';
import type { Product } from './product.ts';
import { story } from './texts.ts';

/** One step of a path, as a person can follow it. */
export interface ToldStep {
  readonly by: By;
  readonly text: string;
  /** The event by its name; `init` for the beginning. */
  readonly event: string;
  /** The resting states that it leads to. */
  readonly states: readonly string[];
}

/** Said by the root, which no person does. */
const SCREEN: Readonly<Record<string, string>> = story.tells;

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>> | null;
  readonly passed?: unknown;
}

const beginning = (title: string, input: unknown): string => {
  const { params = {}, query, passed } = (input ?? {}) as Input;
  const about = params.id === undefined ? '' : story.about(params.id);
  const asked = query && Object.keys(query).length > 0 ? story.asked(`?${new URLSearchParams(query)}`) : '';
  return `${story.begins(title)}${about}${asked}${passed ? story.passed : ''}`;
};

const WAITS: Readonly<Record<string, string>> = story.waits;

/** What has passed when a delay ends. */
export const waitedFor = (type: string): string => {
  const [delay = ''] = type.slice(AFTER.length).split('.');
  return story.waited(WAITS[delay] ?? delay);
};

const unsaid = (type: string): string => {
  if (type.startsWith(AFTER)) return waitedFor(type);
  return SCREEN[type] ?? story.told(type);
};

/** Tells paths of models in the sentences that recorded sessions are told in. */
export const teller = ({ areas }: Pick<Product, 'areas'>): ((model: Model, path: Path) => readonly ToldStep[]) => {
  const narrate = narrator(areas);
  const wordings = wordingsOf(areas);

  return ({ machine, description: { name } }, { input, events }) => {
    // A root that does nothing but have this workflow: what is told of one step is told of nothing else.
    const root = createMachine({ id: 'app', invoke: { id: name, src: name } }).provide({ actors: { [name]: machine } });
    const steps: ToldStep[] = [];
    const path = actorPath('app', name);
    const tell = (step: Pick<TapeStep, 'record' | 'before' | 'after'>): void => {
      if (step.record.a !== path) return;
      const type = step.record.k === 'init' ? 'init' : (step.record.e as { readonly type: string }).type;
      const said = narrate({ ...step, workflow: name, stored: step.record, track: {} } as TapeStep);
      const begun = type === 'init' ? beginning(wordings.get(name)?.title ?? name, input) : null;
      const by: By = said?.by ?? (type.startsWith(AFTER) ? 'clock' : 'program');
      const text = [begun, said?.text ?? (begun ? null : unsaid(type))].filter(Boolean).join('؛ ');
      steps.push({ by, text, event: type, states: step.after ? statesOf(step.after.snapshot) : [] });
    };
    const fold = createFold({ root, onStep: tell });
    /** The port whose call an event answers. */
    const portOf = (type: string): string | undefined => {
      const id = type.startsWith(DONE) ? type.slice(DONE.length) : type.startsWith(ERROR) ? type.slice(ERROR.length) : null;
      const ref = id === null ? undefined : fold.actors.get(path)?.snapshot.children[id];
      return ref === undefined ? undefined : originOf(ref).src;
    };
    const records: Omit<LogRecord, 's' | 't'>[] = [
      { a: 'app', k: 'init', m: 'app' },
      { a: path, k: 'init', m: name, e: input },
    ];
    for (const [index, record] of records.entries()) fold.apply({ s: index + 1, t: 0, ...record });
    for (const [index, event] of events.entries()) {
      const port = portOf(event.type);
      const x = event.type.startsWith(AFTER) ? SELF : event.type in SCREEN ? 'app' : undefined;
      fold.apply({ s: index + 3, t: index + 1, a: path, e: event, ...(port === undefined ? {} : { p: port }), ...(x === undefined ? {} : { x }) });
    }
    return steps;
  };
};

const LONGEST = 240;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The steps as numbered lines, each with where it leads. */
export const storyText = (steps: readonly ToldStep[]): string =>
  steps.map(({ by, text, states }, index) => `${story.step(index + 1)} ${story.who[by]}: ${short(text)}\n    ${story.stands(states.join('، '))}`).join('\n');
