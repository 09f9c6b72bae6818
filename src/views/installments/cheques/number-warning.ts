import type { ChequeDraft } from '../../../schema/installments/cheque-draft.ts';
import { chequeNumberKey, groupedChequeNumber, isSayadNumber } from '../../../schema/installments/cheque-number.ts';
import { numbersOf, numbersTwice } from '../../../schema/installments/cheque-run.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { warnings } from './texts.ts';

type Numbered = Pick<ChequeDraft, 'check_number' | 'count'>;

/** The first number of a form that a stored cheque has as well; null where none is. */
export const numberBefore = (draft: Numbered, stored: readonly InstallmentCheck[]): string | null => {
  const known = new Set(stored.flatMap(({ check_number }) => (check_number == null ? [] : [chequeNumberKey(check_number)])));
  return numbersOf(draft).find((number) => number !== '' && known.has(chequeNumberKey(number))) ?? null;
};

/** What looks odd about the number of a form and may be right; null for nothing. */
export const numberWarning = (draft: Numbered, rows: readonly { readonly draft: Numbered }[], stored: readonly InstallmentCheck[]): string | null => {
  if (draft.check_number.trim() === '') return null;
  const before = numberBefore(draft, stored);
  if (before !== null) return warnings.numberBefore(groupedChequeNumber(before));
  if (numbersTwice(draft, rows).length > 0) return warnings.numberListed;
  return isSayadNumber(draft.check_number) ? null : warnings.sayadLength;
};
