import { minus, plus, type Whole } from '../../schema/kit/money.ts';
import type { FinancialStatus } from '../../schema/patients/financial-status.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';

/** One treatment on an invoice, with what it costs before its discount, in toman. */
export interface InvoiceLine {
  readonly surgery: Surgery;
  readonly amount: Whole;
}

export interface Invoice {
  /** The oldest first; treatments without a day last. */
  readonly lines: readonly InvoiceLine[];
  readonly sum: Whole;
  readonly discount: Whole;
  /** What the treatments cost. */
  readonly total: Whole;
  /** By the provider's account of the patient; null while that is not known. */
  readonly paid: Whole | null;
  /** What is still to be paid; below zero for a credit. */
  readonly due: Whole | null;
  /** What the provider says that the treatments cost, where that is something else. */
  readonly differs: Whole | null;
  /** Whether what is due is another figure than what these treatments cost without what was paid. */
  readonly isApart: boolean;
}

const LAST = '9999';
const inOrder = (one: Surgery, other: Surgery): number =>
  (one.surgery_time ?? LAST) === (other.surgery_time ?? LAST) ? one.id - other.id : (one.surgery_time ?? LAST) < (other.surgery_time ?? LAST) ? -1 : 1;

/** The same where amounts are not what they were, as in a recording: what somebody saw to agree does not agree there. */
export const uncompared = (invoice: Invoice): Invoice => ({ ...invoice, differs: null, isApart: false });

/** All treatments of a patient, what they come to, and how the provider's account of the patient stands. */
export const invoiceOf = (surgeries: readonly Surgery[], finances: FinancialStatus | null): Invoice => {
  const lines = surgeries.toSorted(inOrder).map((surgery) => ({ surgery, amount: plus(surgery.total_cost, surgery.extra_fee) }));
  const sum = lines.reduce<Whole>((all, { amount }) => plus(all, amount), 0);
  const discount = surgeries.reduce<Whole>((all, surgery) => plus(all, surgery.discount), 0);
  const total = minus(sum, discount);
  return {
    lines,
    sum,
    discount,
    total,
    paid: finances?.total_payments ?? null,
    due: finances?.debt ?? null,
    isApart: finances !== null && minus(total, finances.total_payments) !== finances.debt,
    differs: finances !== null && finances.total_cost !== total ? finances.total_cost : null,
  };
};
