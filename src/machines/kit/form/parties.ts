import type { Row } from '../../../schema/api.ts';
import type { Payer } from '../../../schema/payments/prefill.ts';
import { rowById } from '../rows.ts';

/** The cached lists of those who pay or are paid; null while one is not known. */
export interface PartyLists {
  readonly patients: readonly Row<'patients'>[] | null;
  readonly clinics: readonly Row<'clinics'>[] | null;
}

/** The lists' names. */
export const PARTY_LISTS = ['patients', 'clinics'] as const;

export const listOf = (kind: Payer['kind']): keyof PartyLists => (kind === 'clinic' ? 'clinics' : 'patients');

/** Whether the lists have a patient or a clinic; undefined while nobody knows. */
export const isPartyThere = ({ kind, id }: Payer, lists: PartyLists): boolean | undefined => {
  const rows: readonly { readonly id: number }[] | null = lists[listOf(kind)];
  if (rows === null) return undefined;
  return rowById(rows, id) !== undefined;
};
