import { type Field, type Fields, mayBeMissing } from '../shape.ts';
import type { Before } from './draft.ts';
import { type Entry, isNothing } from './entry.ts';

/** What follows from entries, once the compiler has let them pass: every value is `unknown` here. */

type Values = Readonly<Record<string, unknown>>;
type Rule = (draft: Values, facts: Values, record: Values | null) => unknown;

type AnyEntry = Entry<unknown, unknown, unknown, string>;

/** An entry in its place in the form. */
interface Placed extends AnyEntry {
  readonly name: string;
  /** Whether only the form has it. */
  readonly own: boolean;
  readonly read: (record: Values) => unknown;
}

/** What is said of a record beside its entries; `draft-of.ts` says what each means. */
export interface Said {
  readonly kept?: readonly string[];
  readonly unsent?: readonly string[];
  readonly rules?: Readonly<Record<string, Rule>>;
  readonly settled?: Readonly<Record<string, Rule>>;
  readonly together?: readonly string[];
}

const isSame = (left: unknown, right: unknown): boolean => left === right || (isNothing(left) && isNothing(right));
const pick = (values: Values, keep: (name: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => keep(name, value)));
const isKnown = (_: string, value: unknown): boolean => value !== undefined;

const place = (name: string, entry: unknown, field: unknown): Placed => {
  if (typeof entry === 'function') return { ...(entry(field) as AnyEntry), name, own: false, read: (record) => record[name] };
  const { entry: own, read } = entry as { readonly entry: AnyEntry; readonly read: Placed['read'] };
  return { ...own, name, own: true, read };
};

export const derive = (fields: Fields, entries: Values, { kept = [], unsent = [], rules = {}, settled = {}, together = [] }: Said) => {
  const all = Object.entries(entries).map(([name, entry]) => place(name, entry, fields[name]));
  const bound = new Map(all.filter(({ own }) => !own).map((entry) => [entry.name, entry]));
  const each = (of: Iterable<Placed>, value: (entry: Placed) => unknown): Values => Object.fromEntries([...of].map((entry) => [entry.name, value(entry)]));
  const ruled = (by: Readonly<Record<string, Rule>>, draft: Values, facts: Values, record: Values | null): Values =>
    pick(Object.fromEntries(Object.entries(by).map(([name, rule]) => [name, rule(draft, facts, record)])), isKnown);
  const keptOf = (record: Values | null): Values =>
    pick(Object.fromEntries(kept.map((name) => [name, record?.[name] ?? (fields[name] as Field).rules.initial])), isKnown);

  /** Everything that a draft says of a record, sent or not. */
  const told = (draft: Values, facts: Values, record: Values | null): Values => ({
    ...each(bound.values(), ({ name, stored }) => stored(draft[name])),
    ...ruled(settled, draft, facts, record),
    ...keptOf(record),
    ...ruled(rules, draft, facts, record),
  });
  const isSent = (name: string, value: unknown): boolean => !unsent.includes(name) && (bound.get(name)?.sends?.(value) ?? true);
  const stored = (draft: Values, facts: Values = {}, record: Values | null = null): Values => pick(told(draft, facts, record), isSent);
  const differences = (draft: Values, opened: Values, record: Values | null, facts: Values): Values => {
    const before = told(opened, facts, record);
    const now = told(draft, facts, record);
    const differs = (name: string): boolean => !isSame(now[name], before[name]);
    const isOneOfThem = together.some(differs);
    return pick(now, (name) => differs(name) || (isOneOfThem && together.includes(name)));
  };

  return {
    fields: each(all, ({ shape }) => shape),
    empty: each(all, ({ empty }) => empty),
    open: (record: Values) => each(all, ({ open, read }) => open(read(record))),
    filled: (known: Values) => each(all, ({ name, own, empty, open }) => (isNothing(known[name]) ? empty : own ? known[name] : open(known[name]))),
    revised: (draft: Values, change: Values) => ({
      ...draft,
      ...change,
      ...each(
        all.filter(({ name, tidied }) => tidied && name in change),
        ({ name, tidied }) => tidied?.(change[name]),
      ),
    }),
    asOf: (draft: Values, today: string) => ({
      ...draft,
      ...each(
        all.filter(({ asOf }) => asOf),
        ({ name, asOf }) => asOf?.(draft[name], today),
      ),
    }),
    problems: (draft: Values, today: string, facts: Values = {}, { opened }: Before<Values> = {}) => {
      const decided = ruled(settled, draft, facts, null);
      return all.flatMap(({ name, stored, problem }) => {
        // Another program stored it so: whoever changes something else has nothing to mend.
        const held = stored(draft[name]);
        const stands = opened && facts[name] !== false && !isNothing(held) && held === stored(opened[name]);
        const code = stands || name in decided ? null : problem(draft[name], { today, fact: facts[name] });
        return code === null ? [] : [{ field: name, code }];
      });
    },
    stored,
    created: (draft: Values, facts: Values = {}) => pick(stored(draft, facts), (name, value) => !(bound.has(name) && isNothing(value))),
    changed: (draft: Values, opened: Values, record: Values | null = null, facts: Values = {}) => pick(differences(draft, opened, record, facts), isSent),
    replaced: (draft: Values, opened: Values, record: Values | null = null, facts: Values = {}) =>
      Object.keys(differences(draft, opened, record, facts)).length === 0 ? {} : stored(draft, facts, record),
    isAsSent: (payload: Values, record: Values) =>
      Object.entries(payload).every(([name, value]) => {
        // Of what a provider may keep to itself, its silence speaks for no difference.
        const described = fields[name];
        if (described?.required && mayBeMissing(described) && (record[name] ?? null) === null) return true;
        if (unsent.includes(name)) return true;
        const entry = bound.get(name);
        return isSame(value, entry ? entry.stored(entry.open(record[name])) : record[name]);
      }),
  };
};
