import type { Chance } from '../../../../server/demo/chance.ts';
import { isAction } from '../../../../src/machines/viewer/kinds.ts';
import { isNothing } from '../../../../src/schema/kit/draft/entry.ts';
import type { LogRecord } from '../../../../src/schema/log/record.ts';
import { shuffled } from '../../../model/browser/plan/shuffled.ts';
import { type Coverage, keyOf, noted } from '../../coverage.ts';
import { type Move, movesOf, type Rows } from '../../decide/models/moves.ts';
import type { Knowledge } from '../../decide/models/workflows.ts';
import { areWords } from '../../decide/values.ts';
import type { Desk } from '../desk.ts';
import { deedFor } from './finger.ts';
import { type Heard, isInSight, type Living, sightOf } from './sight.ts';

/** Somebody at the desk who takes what the models know of. */
export interface Roamer {
  readonly desk: Desk;
  readonly knowledge: Knowledge;
  readonly rows: Rows;
  readonly coverage: Coverage;
  readonly say: (line: string) => void;
  /** Something was entered in a tab that was closed: a program that is opened anew may go on with that. */
  leftElsewhere: boolean;
}

/** As many things are sought on a screen before somebody turns to something else. */
const TRIES = 14;
/** How long a screen may take to have something to do on it, in milliseconds. */
const ARRIVAL = 1500;
/** How long an event may take to be heard, in milliseconds. */
const PATIENCE = 700;
const PAUSE = 50;

const byPerson = ({ event, told }: Heard): boolean => !told && isAction({ record: { e: event } as unknown as LogRecord });

/** Notes what workflows heard of a person since the last look; answers it, and how they stand. */
export const look = async ({ desk, coverage }: Roamer): Promise<{ readonly living: readonly Living[]; readonly done: readonly string[] }> => {
  const { living, heard } = await sightOf(desk.device.page());
  const done = heard.filter(byPerson).map(({ workflow, event }) => keyOf(workflow, event.type));
  for (const key of done) noted(coverage.done, key);
  return { living, done };
};

/** One move for each thing that can be done, so that a form of many fields does not drown what else there is. */
const choices = (moves: readonly Move[], luck: Chance): readonly Move[] =>
  [...Map.groupBy(moves, ({ workflow, type }) => keyOf(workflow, type)).values()].flatMap((all) => {
    const many = all[0]?.type === 'draft.changed' ? 4 : 2;
    return shuffled(all, luck).slice(0, many);
  });

/** All that can be read, and what is called something, on what is on top. Runs in the page. */
const wordsIn = (): string => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) as HTMLElement | undefined;
  const scope = top ?? document.body;
  return [scope.innerText, ...[...scope.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)].join('\n');
};

const isIn = (text: string, { spoken }: Move): boolean => spoken?.labels.some((label) => text.includes(label)) ?? false;

/** What somebody is about: anything, or filling a form in. */
export type Aim = 'anything' | 'filling in';

const isFilling = ({ event }: Pick<Move, 'event'>): boolean => 'change' in event;

/** Fields in which nothing stands yet come first. */
const byNeed = (living: readonly Living[], { luck }: Desk) => {
  const drafts = new Map(
    living.map(({ workflow, persisted }) => [workflow, (persisted.context as { readonly draft?: Readonly<Record<string, unknown>> }).draft]),
  );
  const isEmpty = ({ workflow, event }: Move) => Object.keys(event.change as object).every((field) => isNothing(drafts.get(workflow)?.[field]));
  return (moves: readonly Move[]): readonly Move[] => {
    const [empty, filled] = [true, false].map((wanted) =>
      shuffled(
        moves.filter((move) => isEmpty(move) === wanted),
        luck,
      ),
    );
    return [...(empty ?? []), ...(filled ?? [])];
  };
};

/** Does one thing that some workflow in sight takes now; answers what, or null where nothing could be found. */
export const makeMove = async (roamer: Roamer, aim: Aim = 'anything'): Promise<string | null> => {
  const { desk, knowledge, rows, coverage } = roamer;
  const { luck } = desk;
  const page = desk.device.page();
  let { living } = await look(roamer);
  let [readable, all]: [readonly Move[], readonly Move[]] = [[], []];
  const end = performance.now() + ARRIVAL;
  for (;;) {
    all = living.filter(isInSight).flatMap((each) => movesOf(knowledge, each, rows, luck));
    const text = await page.evaluate(wordsIn);
    readable = all.filter((move) => isIn(text, move) && (aim === 'anything' || isFilling(move)));
    // While a screen is on its way only the frame around it can be used.
    if (readable.some(({ workflow }) => workflow !== 'app' && workflow !== 'session') || performance.now() > end) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    ({ living } = await look(roamer));
  }
  const named = new Set(readable.map(({ workflow, type }) => keyOf(workflow, type)));
  for (const { workflow, type, spoken } of all) {
    const key = keyOf(workflow, type);
    if (aim === 'anything' && !named.has(key)) noted(spoken === null ? coverage.nameless : coverage.unfound, key);
  }
  // What was done seldom comes first, every other time.
  const some = shuffled(choices(readable, luck), luck);
  const times = ({ workflow, type }: Move): number => coverage.done.get(keyOf(workflow, type)) ?? 0;
  const seldom = luck.happens(0.5) ? some.toSorted((left, right) => times(left) - times(right)) : some;
  const sought = aim === 'filling in' ? byNeed(living, desk)(readable) : seldom;
  for (const { workflow, type, event, spoken } of sought.slice(0, TRIES)) {
    const key = keyOf(workflow, type);
    if (spoken === null) continue;
    const deed = await deedFor(page, spoken, luck);
    if (deed === null) {
      noted(coverage.unfound, key);
      continue;
    }
    if (areWords(spoken.value)) desk.mind.typed.add(spoken.value);
    let changed = false;
    try {
      changed = await deed();
    } catch (error) {
      // What went away under the finger is sought no longer.
      noted(coverage.unfound, key);
      return `${key} (${error instanceof Error ? error.message.split('\n')[0] : error})`;
    }
    const late = performance.now() + PATIENCE;
    const done: string[] = [];
    let heard = false;
    do {
      done.push(...(await look(roamer)).done);
      heard = done.includes(key);
      if (!heard) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    } while (!heard && performance.now() < late);
    if (!heard) noted(coverage.unheard, key);
    if (changed && done.length === 0 && isFilling({ event })) desk.find('unheard entries', `${key}: ${spoken.sentence}`);
    return `${key}: ${spoken.sentence.slice(0, 80)}${heard ? '' : ' (nothing was heard of it)'}`;
  }
  return null;
};
