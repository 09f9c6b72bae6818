import { tehranDay } from '../../../schema/kit/tehran.ts';
import { refusal, withChange } from '../form/context.ts';
import { savedRow } from '../parent.ts';
import type { AnyRow } from '../rows.ts';
import type { Opening } from '../screen.ts';
import {
  current,
  goesOn,
  heldByHand,
  isChangedTogether,
  isGone,
  isOpen,
  isTyped,
  type KnownRow,
  openingDraft,
  openingOf,
  type RowState,
  type StagedContext,
  type StagedRow,
  type StagedRules,
  same,
  stagedBeginning,
  unsent,
  withRow,
} from './context.ts';
import { unplaced, whereTyped, withEntered, withoutRow, withRestored } from './places.ts';

export interface Entering<Facts> {
  readonly at: number;
  readonly facts: Partial<Facts>;
}
/** A submission: of the form what an addition says, and what is known of rows by now. */
interface Submitting<Facts extends object> extends Entering<Facts> {
  readonly known?: readonly KnownRow<Facts>[] | null;
}

const staged = <Draft extends object, Facts extends object>(key: number, draft: Draft, facts: Partial<Facts>): StagedRow<Draft, Facts> => ({
  key,
  draft,
  facts,
  state: 'staged',
  id: null,
  failure: null,
  before: null,
});

/** Rows that the submission under way is still to send: what was refused in it stays refused where the others go on. */
export const waiting = <R extends { readonly state: RowState }>(rules: Parameters<typeof goesOn>[0], rows: readonly R[]): readonly R[] =>
  goesOn(rules) ? rows.filter(({ state }) => state === 'staged') : unsent(rows);

/** How a staged list changes, as pure functions of where it stands. */
export const stagedMoves = <Draft extends object, Facts extends object, Row extends AnyRow>(rules: StagedRules<Draft, Facts, Row>) => {
  type Context = StagedContext<Draft, Facts, Row>;
  type Entry = StagedRow<Draft, Facts>;
  const { stored, day } = rules;
  const payloadOf = ({ draft, facts, record }: Entry): Partial<Row> =>
    record && stored ? stored.changed(draft, record as Row, facts) : rules.payload(draft, facts);
  /** What the provider's records are compared with: a changed one as it is to be. */
  const comparedOf = (row: Entry): Partial<Row> => ({ ...(row.record as Row | undefined | null), ...payloadOf(row) });
  /** Whether a record of the provider is, or could be, what a row became. */
  const became = (row: Entry, record: Row): boolean =>
    row.record && stored ? record.id === row.record.id && stored.isAsSent(payloadOf(row), record) : rules.isAlike(payloadOf(row), record);
  const blank = ({ params, at }: Context): Draft => rules.opened({ params, at });
  /** No stored record stands in the form any more. */
  const released: Partial<Context> = stored ? { record: null, wantedRecord: null } : {};
  const around = ({ record, rows, opened }: Context) => ({ record: record ?? null, rows, opened: record ? opened : null });
  /** With another thing in the form than what was taken back into it. */
  const forgetting = (context: Context): Partial<Context> => ({ ...(context.returned ? { returned: null } : {}), ...unplaced(context) });
  /** With something new known of the row on its way. */
  const known = ({ rows }: Context, change: Partial<Entry>): Partial<Context> => ({ rows: withRow(rows, current(rows)?.key, change), candidates: [] });
  const refusedBy = ({ rows, candidates }: Context): readonly number[] => [...(current(rows)?.before ?? []), ...candidates.map(({ id }) => id)];
  /** The day of a draft, where that is one which somebody has to choose. */
  const dayOf = (draft: Draft): Partial<Draft> => (day && day in draft ? ({ [day]: draft[day] } as Partial<Draft>) : {});

  /** With a row back in the form and out of the list. */
  const taken = (context: Context, key: number | null): Partial<Context> => {
    const row = context.rows.find((each) => each.key === key);
    if (!row) return { wanted: null };
    const { refused } = row.failure ? refusal(row.failure, row.draft) : { refused: {} };
    const rows = context.rows.filter((each) => each !== row);
    // What was said of the whole stands at no field; that it is gone is no reason against the new record it becomes.
    const returned = row.failure?._tag === 'Rejected' && !isGone(row) ? { returned: row } : forgetting(context);
    const place = context.rows.indexOf(row);
    const taken = { draft: row.draft, rows, problems: [], refused, focus: null, wanted: null, removed: null, ...returned, place };
    if (!stored) return taken;
    // Of what is gone a new record is made.
    const record = isGone(row) ? null : ((row.record ?? null) as Row | null);
    return { ...taken, record, wantedRecord: null, opened: record ? stored.draftOf(record) : blank(context) };
  };
  /** With a stored record in the form, or with the form as it was before any. */
  const opened = (context: Context, record: Row | null): Partial<Context> => {
    const draft = record && stored ? stored.draftOf(record) : blank(context);
    return { opened: draft, draft, problems: [], refused: {}, focus: null, removed: null, wanted: null, record, wantedRecord: null, ...forgetting(context) };
  };

  /** What is wrong with an entry beside the others, by what is known of it. */
  const problemsOf = ({ rows }: Context, row: Entry, at: number) => {
    const record = row.record ?? (row.instead === undefined ? null : { id: row.instead });
    // A new record in place of one that is gone is judged whole.
    const opened = row.record && stored ? stored.draftOf(row.record as Row) : null;
    return rules.problems(row.draft, tehranDay(at), row.facts, { record: record as Row | null, rows: rows.filter((each) => each !== row), opened });
  };

  /** With what is known of its rows now: what they were judged by may have changed since, and what is sent follows from it. */
  const informed = (context: Context, { known }: Submitting<Facts>): Context => {
    if (!known?.length) return context;
    const rows = context.rows.map((row) => {
      const told = { ...row, facts: { ...row.facts, ...known.find(({ key }) => key === row.key)?.facts } };
      if (!isOpen(row) || same(told, row)) return row;
      // What looked like another payload says nothing of this one.
      return same(payloadOf(told), payloadOf(row)) ? told : { ...told, before: null };
    });
    return { ...context, rows };
  };
  /** What keeps the form out of the list. */
  const lacking = (context: Context, { at, facts }: Entering<Facts>) => rules.problems(context.draft, tehranDay(at), facts, around(context));
  /** With the form in the list, or with what keeps it out. */
  const entered = (context: Context, { at, facts }: Entering<Facts>): Partial<Context> => {
    const problems = lacking(context, { at, facts });
    if (problems.length > 0) return { problems, focus: problems[0]?.field ?? null, attempts: context.attempts + 1 };
    const entries = rules.entries?.(context.draft, tehranDay(at), facts) ?? [context.draft];
    const rows = entries.map(
      (draft, index): Entry => ({ ...staged(context.nextKey + index, draft, facts), ...(context.record ? { record: context.record } : {}) }),
    );
    const next = context.record ? blank(context) : rules.cleared(context.draft, context.opened, context.rows, tehranDay(at));
    // That of an entry which was taken back is nobody's choice for the next one.
    const draft = { ...next, ...dayOf(context.place == null ? context.draft : context.opened) };
    return {
      rows: withEntered(context, rows),
      nextKey: context.nextKey + rows.length,
      draft,
      opened: draft,
      problems: [],
      refused: {},
      focus: null,
      removed: null,
      failure: null,
      ...released,
      ...forgetting(context),
    };
  };
  const added = (context: Context, event: Submitting<Facts>): Context => {
    const told = informed(context, event);
    return { ...told, ...entered(told, event) };
  };
  /** The same, with nothing said of a form that nobody touched. */
  const gathered = (context: Context, event: Submitting<Facts>): Context => (isTyped(context) ? added : informed)(context, event);
  /** The first entry that something speaks against by now: what made room for it left the list, or another thing is known of it. */
  const spoiltIn = (context: Context, at: number) => context.rows.find((row) => isOpen(row) && problemsOf(context, row, at).length > 0);

  return {
    taken,
    opened,
    informed,
    /** What is told of a record that the row on its way became. */
    saved: ({ rows }: Context, record: AnyRow) => savedRow(rules.resource, !current(rows)?.record, record),
    /** With what is known of its rows now, and with the form in the list, or with what keeps it out. */
    added,
    isSpoilt: (context: Context, event: Submitting<Facts>) => spoiltIn(gathered(context, event), event.at) !== undefined,
    /** With the entry that is spoilt in the form, which says why; or with what the form lacks, which stands there first. */
    judged: (context: Context, event: Submitting<Facts>): Context => {
      const all = gathered(context, event);
      const row = isTyped(all) ? undefined : spoiltIn(all, event.at);
      if (!row) return all;
      const problems = problemsOf(all, row, event.at);
      return { ...all, ...taken(all, row.key), problems, focus: problems[0]?.field ?? null, attempts: all.attempts + 1, failure: null };
    },
    /** With what waited to replace the form in it. */
    replaced: (context: Context): Partial<Context> =>
      stored && context.wanted === null ? opened(context, context.wantedRecord ?? null) : taken(context, context.wanted),
    payloadOf,
    comparedOf,
    /** What is looked for of the row on its way, and what is sent of it. */
    onHand: ({ rows }: Context) => ({ resource: rules.resource, payloads: rows.filter((row) => row === current(rows)).map(comparedOf) }),
    onItsWay: ({ rows }: Context) => {
      const row = current(rows);
      return { resource: rules.resource, ...(row?.record ? { id: row.record.id } : {}), payload: row ? payloadOf(row) : {} };
    },
    /** On arrival: a form that nobody filled opens anew, with what was handed over this time and is not in the list. */
    entering: (context: Context, event: Opening): Partial<Context> => {
      const { passed, at } = event;
      const opening = openingOf(context, event);
      const draft = openingDraft(rules, opening);
      const stays =
        isTyped(context) ||
        // Nobody left: the program began again, and what was handed over then still holds.
        (context.here && !passed) ||
        // Whoever looks after it by the way that led to it finds it on its way, and does not enter it twice.
        context.rows.some((row) => same({ ...row.draft, ...dayOf(draft) }, draft));
      return {
        here: true,
        at,
        ...(stays ? {} : { opened: rules.opened(opening), draft, problems: [], refused: {}, focus: null, ...released, ...forgetting(context) }),
      };
    },
    changed: (context: Context, change: Partial<Draft>): Partial<Context> => {
      const { revised } = rules;
      const next = withChange(context, change, revised && ((draft, typed, opened) => revised(draft, typed, opened, context.params)));
      // What means the record as it is stored is no change, however it was typed.
      const same = context.record && stored && Object.keys(stored.changed(next.draft, context.record, {})).length === 0;
      return whereTyped(context, same ? { ...next, opened: next.draft } : next);
    },

    isComplete: (context: Context, event: Submitting<Facts>): boolean => lacking(informed(context, event), event).length === 0,

    /** With every record changed by what was typed once; those that were changed by hand, were sent already, or stand in the form stay as they are. */
    changedTogether: (context: Context, records: readonly Row[]): Partial<Context> => {
      const { bulk = '' } = context;
      const kept = context.rows.filter((row) => !isChangedTogether(row));
      const others = heldByHand(around(context));
      const changed = records.flatMap((record) => {
        const draft = others.has(record.id) ? null : (stored?.bulk?.(bulk, record) ?? null);
        return draft && stored && Object.keys(stored.changed(draft, record, {})).length > 0 ? [{ record, draft }] : [];
      });
      const rows = changed.map(({ record, draft }, index): Entry => ({ ...staged<Draft, Facts>(context.nextKey + index, draft, {}), record, bulk: true }));
      return { rows: [...kept, ...rows], nextKey: context.nextKey + rows.length, removed: null, failure: null };
    },

    /** With a row making a new record in place of the one that is gone. */
    renewed: ({ rows }: Context, key: number): Partial<Context> => {
      const instead = rows.find((row) => row.key === key)?.record?.id;
      return { rows: withRow(rows, key, { record: null, state: 'staged', failure: null, before: null, bulk: false, ...(instead ? { instead } : {}) }) };
    },
    /** With the same change in several rows, which are to be sent anew. */
    revisedTogether: (context: Context, revised: readonly KnownRow<Facts>[], change: Partial<Draft>): Partial<Context> => ({
      rows: context.rows.map((row) => {
        const found = revised.find(({ key }) => key === row.key);
        if (!found || !isOpen(row)) return row;
        const draft = rules.revised?.(row.draft, change, row.draft, context.params) ?? { ...row.draft, ...change };
        return { ...row, draft, facts: found.facts, state: 'staged', failure: null, before: null };
      }),
      removed: null,
    }),
    /** As a submission begins: what was refused before is sent again, and what was compared is compared anew: another desk may have entered it since. */
    again: (context: Context, at: number): Partial<Context> => {
      const retried = goesOn(rules) ? ({ state: 'staged', failure: null } as const) : {};
      const rows = context.rows.map((row) => (isOpen(row) ? { ...row, before: null, ...(row.state === 'failed' ? retried : {}) } : row));
      return { at, sentAt: at, late: false, failure: null, removed: null, rows };
    },

    /** With nothing in the form nor in the list, as it was when it opened. */
    emptied: (context: Context): Partial<Context> => {
      const { at, here } = context;
      return { ...stagedBeginning(rules, { params: context.params, at }), here, nextKey: context.nextKey, ...forgetting(context) };
    },

    removed: withoutRow<Entry>,
    restored: withRestored<Entry>,

    /** With the records noted that looked like a row before it was sent. */
    compared: (context: Context, found: readonly Row[]): Partial<Context> => ({
      rows: context.rows.map((row) => {
        if (row.before !== null || !isOpen(row)) return row;
        return { ...row, before: found.filter((record) => became(row, record)).map(({ id }) => id) };
      }),
    }),
    /** With the next row on its way. */
    begun: (context: Context): Partial<Context> => ({ rows: withRow(context.rows, waiting(rules, context.rows)[0]?.key, { state: 'sending', failure: null }) }),
    known,
    claimed: (context: Context, record: AnyRow): Partial<Context> => ({ ...known(context, { state: 'sent', id: record.id, failure: null }), failure: null }),
    /** Records that the row on its way could have become. */
    candidates: ({ rows }: Context, found: readonly Row[]): readonly Row[] => {
      const row = current(rows);
      const taken = new Set([...(row?.before ?? []), ...rows.map((each) => each.id)]);
      return row ? found.filter((record) => !taken.has(record.id) && became(row, record)) : [];
    },
    /** With the candidates refused: none of them is the row. */
    disowned: (context: Context): Partial<Context> => ({ ...known(context, { state: 'staged', before: refusedBy(context) }), failure: null }),
    /** On the way to look once more: what a person said is not the row is not taken for it. */
    doubted: (context: Context): Partial<Context> => (context.candidates.length > 0 ? known(context, { before: refusedBy(context) }) : {}),
  };
};
