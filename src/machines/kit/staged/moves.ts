import { tehranDay } from '../../../schema/kit/tehran.ts';
import { refusal, withChange } from '../form/context.ts';
import type { AnyRow } from '../rows.ts';
import type { Opening } from '../screen.ts';
import { current, isOpen, isTyped, openingOf, type StagedContext, type StagedRow, type StagedRules, stagedBeginning, unsent, withRow } from './context.ts';

export interface Entering<Facts> {
  readonly at: number;
  readonly facts: Partial<Facts>;
}

/** How a staged list changes, as pure functions of where it stands. */
export const stagedMoves = <Draft extends object, Facts extends object, Row extends AnyRow>(rules: StagedRules<Draft, Facts, Row>) => {
  type Context = StagedContext<Draft, Facts, Row>;
  type Entry = StagedRow<Draft, Facts>;
  const payloadOf = (row: Entry): Partial<Row> => rules.payload(row.draft, row.facts);
  const withCurrent = ({ rows }: Context, change: Partial<Entry>) => ({ rows: withRow(rows, current(rows)?.key, change) });

  return {
    payloadOf,
    /** On arrival: a form that nobody filled opens anew, with what was handed over this time. */
    entering: (context: Context, event: Opening): Partial<Context> => {
      const { passed, at } = event;
      // Nobody left: the program began again, and what was handed over then still holds.
      if (isTyped(context) || (context.here && !passed)) return { here: true, at };
      const opened = rules.opened(openingOf(context, event));
      return { here: true, at, opened, draft: opened, problems: [], refused: {}, focus: null };
    },
    changed: (context: Context, change: Partial<Draft>): Partial<Context> => {
      const { revised } = rules;
      return withChange(context, change, revised && ((draft, typed, opened) => revised(draft, typed, opened, context.params)));
    },

    problems: (context: Context, { at, facts }: Entering<Facts>) => rules.problems(context.draft, tehranDay(at), facts),

    /** With the form in the list, or with what keeps it out. */
    entered: (context: Context, { at, facts }: Entering<Facts>): Partial<Context> => {
      const problems = rules.problems(context.draft, tehranDay(at), facts);
      if (problems.length > 0) return { problems, focus: problems[0]?.field ?? null, attempts: context.attempts + 1 };
      const entries = rules.entries?.(context.draft) ?? [context.draft];
      const rows = entries.map(
        (draft, index): Entry => ({ key: context.nextKey + index, draft, facts, state: 'staged', id: null, failure: null, before: null }),
      );
      const draft = rules.cleared(context.draft, context.opened);
      return {
        rows: [...context.rows, ...rows],
        nextKey: context.nextKey + rows.length,
        draft,
        opened: draft,
        problems: [],
        refused: {},
        focus: null,
        removed: null,
        failure: null,
      };
    },

    /** With a row back in the form and out of the list. */
    taken: (context: Context, key: number | null): Partial<Context> => {
      const row = context.rows.find((each) => each.key === key);
      if (!row) return { wanted: null };
      const { refused } = row.failure ? refusal(row.failure, row.draft) : { refused: {} };
      return { draft: row.draft, rows: context.rows.filter((each) => each !== row), problems: [], refused, focus: null, wanted: null, removed: null };
    },

    /** With nothing in the form nor in the list, as it was when it opened. */
    emptied: (context: Context): Partial<Context> => {
      const { at, here } = context;
      return { ...stagedBeginning(rules, { params: context.params, at }), here, nextKey: context.nextKey };
    },

    removed: (context: Context, key: number): Partial<Context> => {
      const index = context.rows.findIndex((each) => each.key === key);
      const row = context.rows[index];
      return row ? { rows: context.rows.filter((each) => each !== row), removed: { row, index } } : {};
    },
    restored: ({ rows, removed }: Context): Partial<Context> => (removed ? { rows: rows.toSpliced(removed.index, 0, removed.row), removed: null } : {}),

    /** With the records noted that looked like a row before it was sent. */
    compared: (context: Context, found: readonly Row[]): Partial<Context> => ({
      rows: context.rows.map((row) => {
        if (row.before !== null || !isOpen(row)) return row;
        return { ...row, before: found.filter((record) => rules.isAlike(payloadOf(row), record)).map(({ id }) => id) };
      }),
    }),
    /** With the next row on its way. */
    begun: (context: Context): Partial<Context> => ({ rows: withRow(context.rows, unsent(context.rows)[0]?.key, { state: 'sending', failure: null }) }),
    /** With something new known of the row on its way. */
    known: (context: Context, change: Partial<Entry>): Partial<Context> => ({ ...withCurrent(context, change), candidates: [] }),
    claimed: (context: Context, record: AnyRow): Partial<Context> => ({
      ...withCurrent(context, { state: 'sent', id: record.id, failure: null }),
      candidates: [],
      failure: null,
    }),
    /** Records that the row on its way could have become. */
    candidates: ({ rows }: Context, found: readonly Row[]): readonly Row[] => {
      const row = current(rows);
      const taken = new Set([...(row?.before ?? []), ...rows.map((each) => each.id)]);
      return row ? found.filter((record) => !taken.has(record.id) && rules.isAlike(payloadOf(row), record)) : [];
    },
    /** With the candidates refused: none of them is the row. */
    disowned: (context: Context): Partial<Context> => {
      const before = [...(current(context.rows)?.before ?? []), ...context.candidates.map(({ id }) => id)];
      return { ...withCurrent(context, { state: 'staged', before }), candidates: [], failure: null };
    },
  };
};
