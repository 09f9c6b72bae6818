import type { LogRecord } from '../../schema/log/record.ts';

/** One workflow as it was written down: where it stood and what it knew, with its children inside. */
export interface Kept {
  readonly status: string;
  readonly value?: unknown;
  readonly context?: unknown;
  readonly [key: string]: unknown;
}

/** By version of the workflow's description: what makes a state of that version one of the next. */
export type Migrations = Readonly<Record<number, (kept: Kept) => Kept>>;

/** Of a version whose drafts the next one reads as they lie there: what it added may be missing. */
export const asItLies = (kept: Kept): Kept => kept;

/** The version of a workflow in this program, and how states of earlier ones become its own. */
export interface Edition {
  readonly version: number;
  readonly migrations?: Migrations | undefined;
  /** Whether a person writes something in it that nobody else has. */
  readonly drafts?: boolean;
  /** Whether an event, or a beginning, is still said this way. */
  readonly hears?: (record: Pick<LogRecord, 'k' | 'e'>) => boolean;
}

/** The editions of this program's workflows, by name. */
export type Editions = (workflow: string) => Edition | undefined;
