import type { ResourceName } from '../../../schema/api.ts';
import type { Before } from '../../../schema/kit/draft/draft.ts';
import { type Failure, isFinal } from '../../../schema/kit/failure.ts';
import type { id } from '../../../schema/kit/shape.ts';
import type { EventOf } from '../../../schema/kit/workflow.ts';
import type { ScreenInput } from '../../../schema/workflows/screen.ts';
import type { stagedListWorkflow } from '../../../schema/workflows/staged.ts';
import type { FieldProblem } from '../form/context.ts';
import { CONSENT_MILLIS, isMissing } from '../outcome.ts';
import type { AnyRow } from '../rows.ts';
import type { Opening, Params } from '../screen.ts';

/** What of a list the form is judged by besides itself: the stored record that it changes, and the entries beside it. */
export interface Around<Draft extends object, Facts extends object, Row extends AnyRow> extends Before<Draft> {
  readonly record: Row | null;
  readonly rows: readonly StagedRow<Draft, Facts>[];
}

/** How a list also changes stored records (KIT-STAGE-6). */
export interface StoredRules<Draft extends object, Facts extends object, Row extends AnyRow> {
  readonly draftOf: (record: Row) => Draft;
  /** What is sent of a record that was changed; empty when nothing differs. */
  readonly changed: (draft: Draft, record: Row, facts: Partial<Facts>) => Partial<Row>;
  /** Whether a stored record holds all that was sent. */
  readonly isAsSent: (payload: Partial<Row>, record: Row) => boolean;
  /** What something typed once makes of any record; null where it makes nothing of it. */
  readonly bulk?: (typed: string, record: Row) => Draft | null;
}

/** What sets one staged list apart from another; all of it pure. */
export interface StagedRules<Draft extends object, Facts extends object, Row extends AnyRow> {
  readonly resource: ResourceName;
  /** Cached lists that the form offers choices from. */
  readonly wants: readonly ResourceName[];
  /** The form as it opens, with what the address says and the screen before handed over. */
  readonly opened: (input: Opening) => Draft;
  /** What the screen before handed over to be entered: it counts as typed. */
  readonly proposed?: (input: Opening) => Partial<Draft>;
  /** The form after a change, with what follows from it; the plain change unless given. */
  readonly revised?: (draft: Draft, change: Partial<Draft>, opened: Draft, params: Params) => Draft;
  /** The entries that a complete form stands for, of which each becomes a row; the form itself unless given; `today` is Tehran's. */
  readonly entries?: (draft: Draft, today: string, facts: Partial<Facts>) => readonly Draft[];
  /** The form after its entries went into the list, with what the next one most likely repeats; `rows` are those beside them, `today` is Tehran's. */
  readonly cleared: (entered: Draft, opened: Draft, rows: readonly StagedRow<Draft, Facts>[], today: string) => Draft;
  /** The field of a day that is today's until somebody chooses one; the next form repeats what was chosen. */
  readonly day?: keyof Draft & string;
  /** What of an entry the next form, on whomever, is likely to repeat: ids and codes, by field; nothing unless given. */
  readonly lasting?: (entry: Draft) => Params;
  /** What keeps the form out of the list, the first to be named first; `today` is Tehran's. */
  readonly problems: (draft: Draft, today: string, facts: Partial<Facts>, around: Around<Draft, Facts, Row>) => readonly FieldProblem<Draft>[];
  readonly payload: (draft: Draft, facts: Partial<Facts>) => Partial<Row>;
  /** Whether a stored record could be what this payload became. */
  readonly isAlike: (payload: Partial<Row>, record: Row) => boolean;
  /** Where success leads, by what was entered and how it was sent. */
  readonly next: (entries: readonly Draft[], params: Params, rows: readonly StagedRow<Draft, Facts>[]) => string;
  /** Where cancelling leads without a history. */
  readonly fallback: (params: Params) => string;
  /** How long success is shown before going on, in milliseconds. */
  readonly linger: number;
  /** Whether its rows have nothing to do with each other, so that where one is refused the others are sent all the same. */
  readonly independent?: boolean;
  /** Only of a list that also changes stored records; its rows are independent. */
  readonly stored?: StoredRules<Draft, Facts, Row>;
}

/** Whether a refusal of one row goes on to the next. */
export const goesOn = ({ independent = false, stored }: { readonly independent?: boolean; readonly stored?: unknown }): boolean =>
  independent || stored !== undefined;

/**
 * What is known of a row: not sent yet, on its way, accepted as record `id`, refused, or sent with its answer lost.
 * A row that is `sent` is never sent again.
 */
export type RowState = 'staged' | 'sending' | 'sent' | 'failed' | 'unknown';

export interface StagedRow<Draft extends object, Facts extends object> {
  readonly key: number;
  readonly draft: Draft;
  readonly facts: Partial<Facts>;
  readonly state: RowState;
  readonly id: number | null;
  readonly failure: Failure | null;
  /** Records that looked like it before it was first sent; null until that was looked up. */
  readonly before: readonly number[] | null;
  /** The stored record that it changes; a row without one makes a new record. */
  readonly record?: AnyRow | null;
  /** The stored record that it changed until that was there no more; it makes a new one in its place. */
  readonly instead?: number;
  /** It was changed together with others, so that it may be so again. */
  readonly bulk?: boolean;
}

export interface StagedContext<Draft extends object, Facts extends object, Row extends AnyRow> {
  /** Of the address: what the list belongs to. */
  readonly params: Params;
  /** Whether the user is on the screen. */
  readonly here: boolean;
  readonly at: number;
  /** When a person sent the list; of one that was never sent, or by an earlier release, nothing. */
  readonly sentAt?: number;
  /** What waits was sent so long ago that another desk may have entered it since. */
  readonly late?: boolean;
  readonly opened: Draft;
  readonly draft: Draft;
  readonly problems: readonly FieldProblem<Draft>[];
  /** The provider's own words at a field of a row that it refused and that was taken back into the form. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  /** The row that a provider refused and that was taken back into the form; null, or nothing, of any other. */
  readonly returned?: StagedRow<Draft, Facts> | null;
  /** Where the row stood that was taken back into the form: entered again it keeps its place, as records keep the order of the list. */
  readonly place?: number | null;
  /** The field to take the focus, once per attempt. */
  readonly focus: string | null;
  readonly attempts: number;
  readonly rows: readonly StagedRow<Draft, Facts>[];
  readonly nextKey: number;
  /** The row removed last, with its place beside that of the one in the form, until something else happens to the list. */
  readonly removed: { readonly row: StagedRow<Draft, Facts>; readonly index: number } | null;
  /** The row that waits to replace the form. */
  readonly wanted: number | null;
  /** Why the submission stopped. */
  readonly failure: Failure | null;
  /** Records that could be the row whose answer was lost. */
  readonly candidates: readonly Row[];
  /** The stored record that stands in the form, and the one that waits to replace it: only of a list that changes such. */
  readonly record?: Row | null;
  readonly wantedRecord?: Row | null;
  /** What was typed for all stored records at once. */
  readonly bulk?: string;
}

/** A row, and what is known of it then. */
export interface KnownRow<Facts extends object> {
  readonly key: number;
  readonly facts: Partial<Facts>;
}

type Described = EventOf<ReturnType<typeof stagedListWorkflow<string, Record<never, never>, Record<never, never>, { readonly id: ReturnType<typeof id> }>>>;

export type StagedEvent<Draft extends object, Facts extends object> =
  | Exclude<Described, { readonly type: 'draft.changed' | 'row.added' | 'list.submitted' }>
  | { readonly type: 'rows.revised'; readonly rows: readonly KnownRow<Facts>[]; readonly revision: Partial<Draft> }
  | { readonly type: 'draft.changed'; readonly change: Partial<Draft> }
  | { readonly type: 'row.added'; readonly at: number; readonly facts: Partial<Facts> }
  | { readonly type: 'list.submitted'; readonly at: number; readonly facts: Partial<Facts>; readonly known?: readonly KnownRow<Facts>[] | null }
  | StoredEvent;

/** The ids of stored records that stand in the form, or in the list and are not through, or that the list knows to be gone. */
export const inHand = ({ record, rows }: Pick<Around<object, object, AnyRow>, 'record' | 'rows'>): ReadonlySet<number> =>
  new Set([record?.id, ...rows.map((row) => row.instead ?? (row.state === 'sent' ? null : row.record?.id))].flatMap((id) => id ?? []));

/** The same without what was changed together, which is changed anew, and with what was sent already: nothing is changed together twice. */
export const heldByHand = ({ record, rows }: Pick<Around<object, object, AnyRow>, 'record' | 'rows'>): ReadonlySet<number> =>
  new Set([...inHand({ record, rows: rows.filter((row) => !isChangedTogether(row)) }), ...rows.flatMap(({ id }) => id ?? [])]);

/** Whether the provider said of a row that the stored record which it changes is there no more. */
export const isGone = (row: Pick<StagedRow<object, object>, 'record' | 'failure'> | undefined): boolean =>
  row?.record != null && row.failure != null && isMissing(row.failure);

/** Whether the provider refused a row for what it says. */
export const isRefused = ({ state, failure }: Pick<StagedRow<object, object>, 'state' | 'failure'>): boolean => state === 'failed' && isFinal(failure);

/** What a list that changes stored records may be told besides. */
type StoredEvent =
  | { readonly type: 'row.renewed'; readonly key: number }
  | { readonly type: 'record.edited'; readonly row: AnyRow }
  | { readonly type: 'record.released' }
  | { readonly type: 'record.remove'; readonly id: number; readonly label: string }
  | { readonly type: 'bulk.typed'; readonly typed: string }
  | { readonly type: 'bulk.applied'; readonly records: readonly AnyRow[] };

/** What the form opens with when the user comes back: the list belongs to what it always did. */
export const openingOf = ({ params }: { readonly params: Params }, { passed = null, last = null, at }: Opening): Opening => ({ params, passed, last, at });

export const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

export type Staged = { readonly rows: readonly { readonly state: RowState }[]; readonly draft: object; readonly opened: object };

/** Whether the form holds something that is not in the list. */
export const isTyped = ({ draft, opened }: Staged): boolean => !same(draft, opened);

/** Whether all of the list was sent and nothing else was begun. */
export const isFinished = (context: Staged): boolean => context.rows.length > 0 && !hasWork(context);

/** Whether anything would be lost by leaving. */
export const hasWork = (context: Staged): boolean => isTyped(context) || context.rows.some(({ state }) => state !== 'sent');

/** Rows that a submission would send. */
export const unsent = <R extends { readonly state: RowState }>(rows: readonly R[]): readonly R[] => rows.filter(isOpen);

/** A row that a person may still change. */
export const isOpen = (row: { readonly state: RowState } | undefined): boolean => row?.state === 'staged' || row?.state === 'failed';
/** Whether a row came of a change of many at once, and is still to be sent. */
export const isChangedTogether = (row: { readonly state: RowState; readonly bulk?: boolean | null | undefined }): boolean => row.bulk === true && isOpen(row);

/** The row on its way, or the one whose answer was lost. */
export const current = <R extends { readonly state: RowState }>(rows: readonly R[]): R | undefined =>
  rows.find(({ state }) => state === 'sending' || state === 'unknown');

/** The list with the row of this key changed. */
export const withRow = <R extends { readonly key: number }>(rows: readonly R[], key: number | undefined, change: Partial<R>): readonly R[] =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row));

/** What stands in a form that opens. */
export const openingDraft = <Draft extends object>(
  { opened, proposed }: { readonly opened: (input: Opening) => Draft; readonly proposed?: (input: Opening) => Partial<Draft> },
  input: Opening,
): Draft => ({ ...opened(input), ...proposed?.(input) });

/** A list as it opens. */
export const stagedBeginning = <Draft extends object, Facts extends object, Row extends AnyRow>(
  rules: StagedRules<Draft, Facts, Row>,
  input: ScreenInput,
): StagedContext<Draft, Facts, Row> => ({
  params: input.params,
  here: true,
  at: input.at,
  opened: rules.opened(input),
  draft: openingDraft(rules, input),
  problems: [],
  refused: {},
  focus: null,
  attempts: 0,
  rows: [],
  nextKey: 1,
  removed: null,
  wanted: null,
  failure: null,
  candidates: [],
  ...(rules.stored ? { record: null, wantedRecord: null } : {}),
  ...(rules.stored?.bulk ? { bulk: '' } : {}),
});

/** Whether a list was sent so long ago, at a time, by a clock that may have been set back since; who says none is of a program that went on at once. */
export const isOld = ({ sentAt, at: entered }: { readonly sentAt?: number; readonly at: number }, at: number | null | undefined): boolean =>
  at != null && Math.abs(at - (sentAt ?? entered)) > CONSENT_MILLIS;

/** Whether a person can say what became of a row whose answer was lost: the provider's records were looked at, or cannot be, as a whole or at all. */
export const canBeDisowned = ({ candidates, failure }: Pick<StagedContext<object, object, AnyRow>, 'candidates' | 'failure'>): boolean =>
  candidates.length > 0 || failure === null || failure._tag === 'Unreadable' || failure._tag === 'Rejected';
