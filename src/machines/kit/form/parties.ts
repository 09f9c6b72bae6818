import type { Row } from '../../../schema/api.ts';
import type { Payer } from '../../../schema/payments/prefill.ts';
import { rowById } from '../rows.ts';

/** The cached lists of those who pay or are paid; null while one is not known. */
export interface PartyLists {
  readonly patients: readonly Row<'patients'>[] | null;
  readonly clinics: readonly Row<'clinics'>[] | null;
  /** Whether a list can say that somebody is not there; it can unless it is said to be no whole one. */
  readonly whole?: { readonly patients: boolean; readonly clinics: boolean };
}

/** The lists' names. */
export const PARTY_LISTS = ['patients', 'clinics'] as const;

/** Whether the lists have a patient or a clinic; undefined while nobody knows. */
export const isPartyThere = ({ kind, id }: Payer, lists: PartyLists): boolean | undefined => {
  const list = kind === 'clinic' ? 'clinics' : 'patients';
  const rows: readonly { readonly id: number }[] | null = lists[list];
  if (rows === null) return undefined;
  return rowById(rows, id) !== undefined || (lists.whole?.[list] === false ? undefined : false);
};
