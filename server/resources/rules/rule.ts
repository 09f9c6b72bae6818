import type { StoredRow, Unit } from '../../store/tables.ts';
import type { Problems } from '../validation/record.ts';

/** A record about to be written. */
export interface Draft {
  readonly unit: Unit;
  readonly practice: number;
  /** Tehran's day. */
  readonly today: string;
  readonly id: number;
  /** The whole record as it would stand; a rule may fill in what follows from the rest. */
  readonly row: StoredRow;
  /** What the request sets, or the whole record of a create. */
  readonly set: StoredRow;
  /** What stood before, null on create. */
  readonly before: StoredRow | null;
  readonly problems: Problems;
}

/** What one resource asks of its records beyond the kinds of their fields. */
export interface Rule {
  /** Adds problems, or fills in what follows from the rest; fields and references are in order by then. */
  readonly check?: (draft: Draft) => Promise<void> | void;
  /** Writes what must exist beside the record. */
  readonly after?: (draft: Omit<Draft, 'problems'>) => Promise<void>;
  /** Refuses a removal. */
  readonly guard?: (id: number) => void;
}

/** True when a request sets one of the fields, or creates the record. */
export const touches = ({ set, before }: Draft, ...fields: readonly string[]): boolean => before === null || fields.some((field) => field in set);
