import { formatAmount, parseAmount } from '../../../schema/kit/money.ts';
import { pageWords } from '../page/texts.ts';
import type { AreaWords } from './area-words.ts';
import type { Filled } from './wording.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What an event found and left: its fields, where the workflow stood, and its memory before and after; `{}` where nothing is known of it. */
export interface Moment {
  /** The fields of the event; of the answer of a call its `output`; of a beginning the input. */
  readonly event: Plain;
  /** The state that the event found, as XState writes it. */
  readonly at?: unknown;
  readonly before: Plain;
  readonly after: Plain;
  readonly byPerson: boolean;
  /** How many rows of the event's list the report left out. */
  readonly leftOut: number;
  /** How everything else is told of. */
  readonly areas: readonly AreaNarration[];
}

/** A sentence without its full stop; null where there is nothing that a person would tell. */
export type Tell = string | null | ((moment: Moment) => string | null);
export type Tells = Readonly<Record<string, Tell>>;

/** What is wrong with a field, or with the form as a whole, in words. */
type ProblemWords = (problem: { readonly field: string | null; readonly code: string }, draft: Plain) => string | null | undefined;

/** What the sentences about any workflow may need. */
interface Labels {
  /** What the place is called. */
  readonly title: string;
  /** Sentences by event, `init` for its beginning: besides those of its kind, or in their place. */
  readonly tells?: Tells;
  /** What calls of the provider are, by port or by the name of the call: nouns that a verb may follow, «خواندن بیماران». */
  readonly calls?: Readonly<Record<string, string>>;
  /** The same of what the device does. */
  readonly deviceCalls?: Readonly<Record<string, string>>;
  /** Sentences by the port or the call that was answered. */
  readonly answers?: Tells;
  /** Which answers are no fault and no success either, by port. */
  readonly neutral?: Readonly<Record<string, (output: Plain) => boolean>>;
  /** What fields are called, by their names in the draft and on the wire. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly problem?: ProblemWords;
}

interface FormLabels extends Labels {
  /** What a record is called. */
  readonly one: string;
  readonly labels: Readonly<Record<string, string>>;
  /** How what a field holds is called, by field; null where the field says it itself. */
  readonly values?: Readonly<Record<string, (value: unknown, draft: Plain) => string | null>>;
}

interface StagedLabels extends FormLabels {
  /** The button that sends the list. */
  readonly submit: string;
  /** Of a list that no provider keeps: whether it is only printed, or handed over as well. */
  readonly unkept?: 'printed' | 'handedOver';
  /** What a person calls an entry. */
  readonly entryName: (draft: Plain) => string;
  /** What a person calls a stored record, and what changes many of them at once, where the list does either. */
  readonly recordName?: (record: Plain) => string;
  readonly bulk?: string;
}

interface ListLabels extends Labels {
  readonly one: string;
  /** What a person calls a row. */
  readonly rowName: (row: Plain) => string;
  /** The search field, where there is one. */
  readonly search?: string;
  readonly orders?: Readonly<Record<string, string>>;
  /** Single things that the screen loads besides the rows. */
  readonly parts?: Readonly<Record<string, string>>;
  /** The button that adds a row, and the one that leads to what the rows belong to. */
  readonly add?: string;
  readonly ownerEdit?: string;
}

/** What sets the sentences about one workflow apart from those about another of its kind; `own` has all of its own. */
export type WorkflowWords =
  | ({ readonly kind: 'form' } & FormLabels)
  | ({ readonly kind: 'staged' } & StagedLabels)
  | ({ readonly kind: 'list' } & ListLabels)
  | ({ readonly kind: 'own' } & Labels);

/** The labels of a workflow of some kind. */
export type LabelsOf<K extends WorkflowWords['kind']> = Extract<WorkflowWords, { readonly kind: K }>;

/** What a row of a resource is called, and all of them. */
export interface RowWords {
  readonly one: string;
  readonly many: string;
}

/**
 * What an area says where a recorded session is told in sentences: besides what it tells its users, how its workflows
 * and the rows of its resources are called. Nothing of it is loaded before a recorded session is.
 */
export interface AreaNarration extends AreaWords {
  readonly workflows: Readonly<Record<string, WorkflowWords>>;
  readonly rows?: Readonly<Record<string, RowWords>>;
}

/** What a workflow is called. */
export const titleOf = (areas: readonly AreaNarration[], workflow: string): string | null =>
  areas.map(({ workflows }) => workflows[workflow]).find((words) => words !== undefined)?.title ?? null;

type FieldErrors<Draft extends object> = (filled: Filled<Draft>, field: keyof Draft & string) => string | null;

/** What is wrong with a field, as its form says it. */
export const problemsBy =
  <Draft extends object>(fieldError: FieldErrors<Draft>): ProblemWords =>
  ({ field, code }, draft) =>
    field === null ? null : fieldError({ draft: draft as Draft, problems: [{ field, code }], refused: {} }, field as keyof Draft & string);

/** The amount that stands in a field, in toman, as its form reads it; 0 where none does. */
export const amountTyped = (typed: unknown): number => parseAmount(String(typed ?? '')) ?? 0;

/** The same as it is told. */
export const tomanTyped = (typed: unknown): string => pageWords.inToman(formatAmount(amountTyped(typed)));
