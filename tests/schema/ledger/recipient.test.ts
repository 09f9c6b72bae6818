import { describe, expect, it } from 'vitest';
import type { Expense } from '../../../src/schema/accounting/ledger.ts';
import { expenseDraft } from '../../../src/schema/ledger/item-draft.ts';

const stored = (facts: Partial<Expense>): Expense => ({
  ...{ id: 5, name: 'بازگشت وجه', expense_category: 1, price: 100_000, date: '2026-11-01', transaction_number: null },
  ...{ patient: 7, clinic: null, ...facts },
});

describe('the recipient of an expense that is changed', () => {
  const changed = (from: Expense, recipient: { readonly kind: 'patient' | 'clinic'; readonly id: number } | null) => {
    const opened = expenseDraft.open(from);
    return expenseDraft.changed({ ...opened, recipient }, opened, from);
  };

  it('goes with nobody in the other place, where another desk may have put a clinic since', () => {
    expect(changed(stored({}), { kind: 'patient', id: 9 })).toEqual({ patient: 9, clinic: null });
    expect(changed(stored({ patient: null }), { kind: 'clinic', id: 3 })).toEqual({ patient: null, clinic: 3 });
    expect(changed(stored({}), null)).toEqual({ patient: null, clinic: null });
  });

  it('goes not at all where somebody changed something else', () => {
    const opened = expenseDraft.open(stored({}));
    expect(expenseDraft.changed({ ...opened, name: 'جبران' }, opened, stored({}))).toEqual({ name: 'جبران' });
  });
});
