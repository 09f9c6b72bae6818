import type { ResourceName } from '../../../../schema/api.ts';
import type { Failure } from '../../../../schema/kit/failure.ts';
import type { SheetDoubt } from '../../../../schema/workflows/worksheet.ts';
import type { FieldProblem } from '../../form/context.ts';
import type { PaperStanding } from '../../form/paper.ts';
import type { Opening, Params } from '../../screen.ts';
import { isTyped, type StagedRow } from '../context.ts';

/** What is wrong with what all entries have in common, or with the entry in the form. */
export type SheetProblem<Head extends object, Draft extends object> = FieldProblem<Head> | FieldProblem<Draft>;

/** What sets one list that no provider keeps apart from another; all of it pure. */
export interface WorksheetRules<Head extends object, Draft extends object> {
  /** Cached lists that the form offers choices from. */
  readonly wants: readonly ResourceName[];
  /** What all entries have in common, as it opens. */
  readonly head: (input: Opening) => Head;
  /** The form as it opens. */
  readonly opened: (input: Opening) => Draft;
  /** The form after a change, with what follows from it. */
  readonly revised: (draft: Draft, change: Partial<Draft>) => Draft;
  /** The form as it opened, with what is known of it since; as it was unless given. */
  readonly known?: (opened: Draft, draft: Draft) => Draft;
  /** The entries that a complete form stands for, of which each becomes a row; the form itself unless given; `today` is Tehran's. */
  readonly entries?: (draft: Draft, today: string) => readonly Draft[];
  /** The form after its entries went into the list, with what the next one most likely repeats; `again` where they had been taken back. */
  readonly cleared: (entered: Draft, opened: Draft, again: boolean) => Draft;
  /** The field, a code, of which the next list, on whomever, is likely to repeat what was entered last; none unless given. */
  readonly lasting?: keyof Draft & string;
  /** What keeps the form out of the list; `today` is Tehran's. */
  readonly problems: (draft: Draft, today: string) => readonly FieldProblem<Draft>[];
  /** What keeps the whole from paper. */
  readonly headProblems: (head: Head) => readonly FieldProblem<Head>[];
  /** Where cancelling leads without a history. */
  readonly fallback: (params: Params) => string;
  /** Whether the list is handed over besides being printed. */
  readonly handsOver?: boolean;
}

type NoFacts = Readonly<Record<never, never>>;
/** An entry; once it was handed over it is `sent`. */
export type SheetRow<Draft extends object> = StagedRow<Draft, NoFacts>;

/** The names that all staged lists share: what shows their rows shows these. */
export interface WorksheetContext<Head extends object, Draft extends object> {
  /** Of the address: whom the list is about. */
  readonly params: Params;
  readonly here: boolean;
  readonly at: number;
  readonly head: Head;
  readonly headOpened: Head;
  readonly opened: Draft;
  readonly draft: Draft;
  readonly problems: readonly SheetProblem<Head, Draft>[];
  readonly refused: Readonly<Record<string, readonly string[]>>;
  /** The field to take the focus, once per attempt. */
  readonly focus: string | null;
  readonly attempts: number;
  readonly rows: readonly SheetRow<Draft>[];
  /** Where the row stood that was taken back into the form: entered again it keeps its place. */
  readonly place?: number | null;
  readonly nextKey: number;
  /** The row removed last, with its place beside that of the one in the form, until something else happens to the list. */
  readonly removed: { readonly row: SheetRow<Draft>; readonly index: number } | null;
  /** The row that waits to replace the form. */
  readonly wanted: number | null;
  /** How the paper is shown before it is printed. */
  readonly paper: PaperStanding;
  /** Why the list could not be handed over. */
  readonly failure: Failure | null;
  /** What was not known when it was last to be printed. */
  readonly doubts: readonly SheetDoubt[];
  /** Only of a list that becomes a paper: the Tehran day on which it was printed as it stands, or taken back after that. */
  readonly printed?: string | null;
  /** What stood here before a new list was begun, until something is entered into that; the form only of a list that becomes a paper. */
  readonly replaced?: { readonly rows: readonly SheetRow<Draft>[]; readonly draft: Draft | null; readonly printed: string | null } | null;
}

export type WorksheetEvent<Draft extends object> =
  | { readonly type: 'screen.entered'; readonly at: number }
  | { readonly type: 'draft.changed'; readonly change: Partial<Draft> }
  | {
      readonly type: 'print.requested' | 'print.confirmed' | 'entry.added' | 'entry.omitted';
      readonly at: number;
      readonly doubts?: readonly SheetDoubt[] | null;
    }
  | { readonly type: 'row.added' | 'list.submitted' | 'list.confirmed' | 'list.begun'; readonly at: number }
  | { readonly type: 'paper.chosen'; readonly paper: PaperStanding['paper'] }
  | { readonly type: 'zoom.chosen'; readonly zoom: number }
  | { readonly type: 'row.edited' | 'row.removed'; readonly key: number }
  | {
      readonly type:
        | 'screen.left'
        | 'row.restored'
        | 'list.recalled'
        | 'replacement.confirmed'
        | 'question.cancelled'
        | 'list.abandoned'
        | 'list.discarded'
        | 'list.emptied';
    };

/** Whether the list was handed over. */
export const isHandedOver = ({ rows }: { readonly rows: readonly { readonly state: string }[] }): boolean =>
  rows.length > 0 && rows.every(({ state }) => state === 'sent');

type Sheet = Pick<WorksheetContext<object, object>, 'rows' | 'draft' | 'opened'>;

/** Whether anything would be lost by leaving; what was handed over stands nowhere else either. */
export const hasSheetWork = (context: Sheet): boolean => isTyped(context) || context.rows.length > 0;
/** Whether all of it was printed: it stays to be printed once more, and nobody waits for it. */
export const isPrinted = (context: Sheet & { readonly printed?: string | null }): boolean => context.printed != null && !isTyped(context);
