import type { ResourceName } from '../../../schema/api.ts';
import type { Passed } from '../../../schema/app/passed.ts';
import type { Before } from '../../../schema/kit/draft/draft.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { id } from '../../../schema/kit/shape.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import type { EventOf } from '../../../schema/kit/workflow.ts';
import type { recordFormWorkflow } from '../../../schema/workflows/form.ts';
import type { ScreenInput } from '../../../schema/workflows/screen.ts';
import { isMissing } from '../outcome.ts';
import type { AnyRow } from '../rows.ts';
import { idParam, type Opening, type Params, passedRow } from '../screen.ts';

/** Where a form can stand. */
export type FormState =
  | 'loading'
  | 'notLoaded'
  | 'missing'
  | 'editing'
  | 'failed'
  | 'checking'
  | 'dating'
  | 'warning'
  | 'saving'
  | 'quarantined'
  | 'searching'
  | 'rereading'
  | 'unsent'
  | 'choosing'
  | 'unsure'
  | 'leaving'
  | 'saved'
  /** A success that was shown for a while. */
  | 'finished'
  | 'closed';

export type FormTag = 'busy' | 'editable' | 'question' | 'problem' | 'success';

/** What is wrong with a field, as a code. */
export interface FieldProblem<Draft> {
  readonly field: keyof Draft & string;
  readonly code: string;
}

/** What a form is submitted with: when, in milliseconds since 1970, and what the cached lists say. */
export interface Asking<Facts> {
  readonly at: number;
  readonly facts: Partial<Facts>;
}

/** What sets one record's form apart from another's; all of it pure. */
export interface FormRules<Draft extends object, Row extends AnyRow, Facts extends object = object> {
  readonly resource: ResourceName;
  /** Where the user goes after saving, and where "back" leads without a history. */
  readonly listPath: string;
  /** Where "back" leads without a history, if not to the list. */
  readonly fallback?: (params: Params) => string;
  /** Where a stored record leads, if not to the list. */
  readonly next?: (record: Row, created: boolean) => string;
  /** Whether `next` is the next step also from a sheet, which otherwise leaves the user where they are. */
  readonly leads?: true;
  /** What that screen is handed of it; nothing unless given. What it is about is no part of an address that is gone to: reports keep those as they are. */
  readonly handsOn?: (record: Row) => Passed;
  /** A change is measured by the record that was opened: what was not touched, or not added to a list, is taken from what is there when it is sent. */
  readonly againstOpened?: boolean;
  /** How long success is shown, in milliseconds, before the user returns to the screen before; without it, the next one opens at once. */
  readonly linger?: number;
  /** Cached lists that the form offers choices from. */
  readonly wants?: readonly ResourceName[];
  /** The form of a new record, with what the address says and the screen before handed over. */
  readonly opened: (input: Opening) => Draft;
  /** Where a new record was begun here: whether what is handed over on a return is about another one, and where forms of new ones are, each under a number of its own (`?draft=2`). */
  readonly another?: { readonly path: string; readonly isMeant: (begun: Pick<FormContext<Draft, Row>, 'draft' | 'opened'>, passed: Passed) => boolean };
  readonly draftOf: (record: Row) => Draft;
  /** The record that the screen before handed over; the row of this resource unless given. */
  readonly passedOf?: (passed: NonNullable<ScreenInput['passed']>) => Row | null;
  /** The draft after a change, with what follows from it; the plain change unless given. `id` is that of a stored record. */
  readonly revised?: (draft: Draft, change: Partial<Draft>, opened: Draft, id: number | null) => Draft;
  /** The first one is the one to name; `today` is Tehran's. */
  readonly problems: (draft: Draft, today: string, facts: Partial<Facts>, before: Before<Draft>) => readonly FieldProblem<Draft>[];
  readonly newPayload: (draft: Draft, facts: Partial<Facts>) => Partial<Row>;
  /** What is sent of an edit; empty when nothing differs from how the form opened. */
  readonly changedPayload: (draft: Draft, opened: Draft, record: Row | null, facts: Partial<Facts>) => Partial<Row>;
  /** Doubts that need a second confirmation; none unless given. `alike` is null where nobody could look, `asked` there only when the form is submitted: what is found later adds to the doubts of then. */
  readonly warnings?: (payload: Partial<Row>, alike: readonly Row[] | null, asked?: Asking<Facts>) => readonly string[];
  /** Whether the provider's rows must be compared before this is sent; never unless given. */
  readonly comparesFirst?: (payload: Partial<Row>) => boolean;
  /** Whether a change of a record that is there no more can be saved as a new one, after a look for such a one; otherwise the form says that it is gone, and keeps what was typed. */
  readonly renews?: boolean;
  /** Whether no address opens it for a new record. */
  readonly editsOnly?: boolean;
  /** Whether a stored record holds all that was sent; `known` is the one that was opened. */
  readonly isAsSent: (payload: Partial<Row>, record: Row, known?: Row | null) => boolean;
}

export interface FormContext<Draft extends object, Row extends AnyRow> {
  readonly params: Params;
  /** Null for a new record. */
  readonly id: number | null;
  /** The stored record that was changed until it was there no more; the form makes a new one in its place. */
  readonly instead?: number;
  /** Whether it stands in a sheet over another screen. */
  readonly sheet: boolean;
  /** Whether the user is on the screen. */
  readonly here: boolean;
  /** The last time the screen was entered, in milliseconds since 1970. */
  readonly at: number;
  /** The form as it opened. */
  readonly opened: Draft;
  readonly draft: Draft;
  /** The record as the provider has it. */
  readonly record: Row | null;
  /** Where only a cached list has it: when it was last known to be the provider's, in milliseconds since 1970, and why it could not be loaded. */
  readonly kept?: { readonly at: number; readonly failure: Failure | null } | null;
  readonly problems: readonly FieldProblem<Draft>[];
  /** The provider's own words at a field. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  /** Why the last load, save or look failed. */
  readonly failure: Failure | null;
  /** What left open whether a save was done. */
  readonly doubt: Failure | null;
  /** The field to take the focus, once per attempt. */
  readonly focus: string | null;
  /** How often the form was submitted. */
  readonly attempts: number;
  /** When a person last had it sent, or saw what it was compared with; nothing of one that an earlier release sent. */
  readonly sentAt?: number;
  /** The answer to a save that was to make it was lost: what is there by the next one may be what became of that. */
  readonly lost?: boolean;
  /** What is being sent. */
  readonly payload: Partial<Row>;
  readonly warnings: readonly string[];
  /** Those that the person took on before the provider's rows were compared. */
  readonly accepted?: readonly string[];
  /** Stored rows that look like this one, before it was sent; null while nobody could look. */
  readonly alike: readonly Row[] | null;
  /** Rows that could be the save whose answer was lost, or what is gone made anew from elsewhere. */
  readonly candidates: readonly Row[];
}

type Described = EventOf<ReturnType<typeof recordFormWorkflow<string, Record<never, never>, { readonly id: ReturnType<typeof id> }>>>;

export type FormEvent<Draft extends object, Facts extends object = object> =
  | Exclude<Described, { readonly type: 'draft.changed' | 'form.submitted' | 'record.known' }>
  | { readonly type: 'record.known'; readonly record: AnyRow; readonly at: number }
  | { readonly type: 'draft.changed'; readonly change: Partial<Draft> }
  | { readonly type: 'form.submitted'; readonly at: number; readonly facts?: Partial<Facts> | null };

const untouched = { problems: [], refused: {}, failure: null, doubt: null, focus: null } as const;

/** The form as it opens. */
export const opening = <Draft extends object, Row extends AnyRow, Facts extends object>(
  input: ScreenInput,
  rules: FormRules<Draft, Row, Facts>,
): FormContext<Draft, Row> => {
  const { params, passed, sheet, at } = input;
  const id = idParam(input);
  const given = passed && rules.passedOf ? rules.passedOf(passed) : (passedRow(passed, rules.resource, id) as Row | null);
  const record = id !== null && given?.id === id ? given : null;
  const draft = record ? rules.draftOf(record) : rules.opened(input);
  return {
    ...{ params, id, sheet: sheet ?? false, here: true, at, opened: draft, draft, record, ...untouched, attempts: 0 },
    ...{ payload: {}, warnings: [], alike: null, candidates: [] },
  };
};

/** A form of a new record that nobody filled, opened anew with what was handed over this time. */
export const reopened = <Draft extends object>(draft: Draft) => ({ opened: draft, draft, ...untouched });

/** The form when it is submitted at a time: what is wrong with it, and what would be sent. */
export const submission = <Draft extends object, Row extends AnyRow, Facts extends object>(
  context: FormContext<Draft, Row>,
  event: { readonly at: number; readonly facts?: Partial<Facts> | null },
  rules: FormRules<Draft, Row, Facts>,
) => {
  const { id, draft, opened, record } = context;
  // What is gone stays gone until the provider says otherwise: who puts a field back is not told that nothing was changed.
  const failure = id !== null && context.failure !== null && isMissing(context.failure) ? context.failure : null;
  const facts = event.facts ?? {};
  const problems = rules.problems(draft, tehranDay(event.at), facts, { opened: id === null ? null : opened });
  const payload = id === null ? rules.newPayload(draft, facts) : rules.changedPayload(draft, opened, record, facts);
  return {
    ...{ problems, payload, refused: {}, failure, doubt: null, focus: problems[0]?.field ?? null, attempts: context.attempts + 1, sentAt: event.at },
    ...{ warnings: rules.warnings?.(payload, [], { at: event.at, facts }) ?? [], alike: null, candidates: [] },
    ...(context.accepted ? { accepted: [] } : {}),
  };
};

/** The doubts after the provider's rows were compared: those of before and what was found, without what was taken on. */
export const doubtsWith = <Draft extends object, Row extends AnyRow, Facts extends object>(
  { warnings, accepted = [], payload }: Pick<FormContext<Draft, Row>, 'warnings' | 'accepted' | 'payload'>,
  alike: readonly Row[] | null,
  rules: FormRules<Draft, Row, Facts>,
): readonly string[] => [...new Set([...warnings, ...(rules.warnings?.(payload, alike) ?? [])])].filter((doubt) => !accepted.includes(doubt));

/** Whether there is something that would be lost. */
export const isDirty = <Draft extends object>({ draft, opened }: { readonly draft: Draft; readonly opened: Draft }): boolean =>
  JSON.stringify(draft) !== JSON.stringify(opened);

/** Whether what is asked about is a record made anew from elsewhere, before anything was sent: there is no answer that could be lost. */
export const isMadeAnew = ({ instead, doubt }: { readonly instead?: unknown; readonly doubt?: unknown }): boolean => instead !== undefined && doubt === null;

/**
 * Whether an answer was lost of what may be sent again; otherwise a page slept over the look before anything was sent. Recordings of
 * earlier builds know but the failure.
 */
export const wasSent = ({ doubt, lost, failure }: { readonly [_ in 'doubt' | 'lost' | 'failure']?: unknown }): boolean => Boolean(doubt ?? lost ?? failure);

const withoutKeys = <T>(record: Readonly<Record<string, T>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

interface Filling<Draft> {
  readonly opened: Draft;
  readonly draft: Draft;
  readonly problems: readonly FieldProblem<Draft>[];
  readonly refused: Readonly<Record<string, readonly string[]>>;
}

/** The form after a change and what follows from it: a changed field has no problem until the form is submitted again. */
export const withChange = <Draft extends object>(
  { opened, draft: before, problems, refused }: Filling<Draft>,
  change: Partial<Draft>,
  revised?: (draft: Draft, change: Partial<Draft>, opened: Draft) => Draft,
): Pick<Filling<Draft>, 'draft' | 'problems' | 'refused'> => {
  const draft = revised ? revised(before, change, opened) : { ...before, ...change };
  const changed = Object.keys(draft).filter((field) => field in change || draft[field as keyof Draft] !== before[field as keyof Draft]);
  return { draft, problems: problems.filter(({ field }) => !changed.includes(field)), refused: withoutKeys(refused, changed) };
};

/** What a refusal says about the fields of this form, and which of them comes first. */
export const refusal = <Draft extends object>(failure: Failure, draft: Draft) => {
  const said = failure._tag === 'Rejected' ? failure.fields : {};
  const fields = Object.keys(draft).filter((field) => (said[field]?.length ?? 0) > 0);
  return { failure, refused: Object.fromEntries(fields.map((field) => [field, said[field] ?? []])), focus: fields[0] ?? null };
};
