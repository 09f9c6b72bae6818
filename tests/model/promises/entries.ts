import type { AnyMachineSnapshot } from 'xstate';
import { DONE } from '../../../src/schema/log/language.ts';
import { answeredBy } from '../calls.ts';
import { saidOf, samplesOf } from '../samples.ts';
import { lonely, type Model, type Taken } from '../walk.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What an entry is known by; null of what is none. */
const nameOf = (value: unknown): string | null => {
  if (!isObject(value)) return null;
  for (const by of ['key', 'id']) if (typeof value[by] === 'number' || typeof value[by] === 'string') return `${by} ${value[by]}`;
  return null;
};

/** The names of whatever is known by one, wherever it stands. */
const namesIn = (value: unknown): readonly string[] => (isObject(value) ? [nameOf(value) ?? [], Object.values(value).flatMap(namesIn)].flat() : []);

/** Records of the provider that are compared with what was sent: they go when that is decided. */
const COMPARED = ['candidates', 'alike'];

/** The lists of entries that a workflow remembers, each also where it stands in one thing of several. */
const listsIn = (context: Fields, deep = 1): readonly (readonly unknown[])[] =>
  Object.entries(context).flatMap(([name, value]) => {
    if (COMPARED.includes(name)) return [];
    if (Array.isArray(value)) return value.some((each) => nameOf(each) !== null) ? [value as readonly unknown[]] : [];
    return deep > 0 && isObject(value) ? listsIn(value, deep - 1) : [];
  });

const contextOf = ({ context }: AnyMachineSnapshot): Fields => (context ?? {}) as Fields;

/** How many entries stand in each of its lists. */
export const entriesIn = (snapshot: AnyMachineSnapshot): readonly number[] => listsIn(contextOf(snapshot)).map(({ length }) => length);

/** Whether an answer is a list of the provider's, which may be another one than before. What somebody entered, and is known by a key, is no part of it. */
const isList = (output: unknown): boolean => isObject(output) && Object.values(output).some(Array.isArray);

/**
 * The entries that are gone from a list though nobody took them out. One goes only where it is named: by what happens, or by
 * the call that is answered. An end leaves nothing, and what else takes entries away is said in `takes`.
 */
export const lostEntries = ({ takes = {} }: Model, { before, event, situation }: Taken): readonly string[] => {
  const { snapshot } = situation;
  if (before === null || snapshot.status !== 'active') return [];
  const [was, is] = [contextOf(before.snapshot), contextOf(snapshot)];
  const changed = Object.fromEntries(Object.entries(was).filter(([name, value]) => isObject(value) && is[name] !== value));
  const lists = listsIn(changed);
  if (lists.length === 0) return [];
  const answered = answeredBy(event, before.snapshot);
  const isReplaced = answered !== undefined && event.type.startsWith(DONE) && isList(event.output);
  const named = { event, input: answered?.input, goes: saidOf(takes, event.type)?.(before.snapshot, event) };
  const left = new Set([...namesIn(is), ...namesIn(named)]);
  const isLost = (entry: unknown) => nameOf(entry) !== null && !left.has(nameOf(entry) ?? '') && !(isReplaced && isObject(entry) && !('key' in entry));
  return lists.some((list) => list.some(isLost)) ? [`${event.type} loses an entry that it is not about`] : [];
};

/** The same, of what could be done to each of the other entries: a model need not try it on every one. */
export const lostByOthers = (model: Model, snapshot: AnyMachineSnapshot): readonly string[] => {
  // With one entry alone there is nothing to lose, and what begins with each is said by its model.
  const lists = listsIn(contextOf(snapshot)).filter(({ length }) => length > 1);
  if (lists.length === 0) return [];
  const inert = lonely(model.machine);
  return lists.flatMap((list) => {
    const by = list.some((each) => isObject(each) && 'key' in each) ? 'key' : 'id';
    const names = list.flatMap((each) => (isObject(each) && each[by] !== undefined ? [each[by]] : []));
    return Object.keys(model.events).flatMap((type) => {
      const about = samplesOf(model, type, snapshot).find((event) => names.includes(event[by]));
      if (about === undefined) return [];
      return names.flatMap((name) => {
        const event = { ...about, [by]: name };
        if (name === about[by] || !snapshot.can(event)) return [];
        const after = inert.step(snapshot, event).snapshot;
        return lostEntries(model, { before: { snapshot, said: [] }, event, situation: { snapshot: after, said: [] } });
      });
    });
  });
};

interface Undoable {
  readonly rows?: unknown;
  /** What was taken out last, and where it stood. */
  readonly removed?: { readonly row: unknown; readonly index: number } | null;
}

/** What is taken out of a list that it can come back to is that alone, and comes back where it was. */
export const notTakenBack = ({ before, event, situation }: Taken): readonly string[] => {
  if (before === null || !/\.(removed|restored)$/.test(event.type)) return [];
  const { rows, removed } = contextOf(before.snapshot) as Undoable;
  if (removed === undefined || !Array.isArray(rows)) return [];
  const is = contextOf(situation.snapshot) as Undoable;
  const names = Array.isArray(is.rows) ? is.rows.map(nameOf) : [];
  if (event.type.endsWith('.restored'))
    return removed === null || names[removed.index] === nameOf(removed.row) ? [] : [`${event.type} does not bring back what was taken out`];
  const row = (rows as readonly unknown[]).find((each) => nameOf(each) === nameOf({ key: event.key }));
  if (row === undefined || !before.snapshot.can(event)) return [];
  return names.includes(nameOf(row)) || nameOf(is.removed?.row) !== nameOf(row) ? [`${event.type} does not take out what it names, to come back`] : [];
};
