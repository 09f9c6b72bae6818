import { describe, expect, it } from 'vitest';
import { invoiceOf } from '../../../src/machines/documents/invoice.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';

const treatment = (id: number, facts: Partial<Surgery> = {}): Surgery => ({
  ...{ id, patient: 7, procedure_type: 1, tooth_number: '16', total_cost: 1000, lab_cost: 0, material_cost: 0, discount: 0, extra_fee: 0 },
  surgery_time: '2026-11-10',
  ...facts,
});

describe('an invoice', () => {
  it('has the oldest treatment first, those of one day as they were entered, and those without a day last', () => {
    const rows = [treatment(1, { surgery_time: null }), treatment(4), treatment(3), treatment(2, { surgery_time: '2026-11-11' })];
    expect(invoiceOf(rows, null).lines.map(({ surgery }) => surgery.id)).toEqual([3, 4, 2, 1]);
  });

  it('sums amounts with their extra fees, takes discounts off, and has the rest from the provider', () => {
    const rows = [treatment(1, { total_cost: 2_500_000, extra_fee: 500_000 }), treatment(2, { total_cost: 1_000_000, discount: 250_000 })];
    const invoice = invoiceOf(rows, { debt: 750_000, total_cost: 3_750_000, total_payments: 3_000_000 });
    expect(invoice).toMatchObject({ sum: 4_000_000, discount: 250_000, total: 3_750_000, paid: 3_000_000, due: 750_000, differs: null });
  });

  it('is exact above a billion, and beyond what a number holds', () => {
    expect(invoiceOf([treatment(1, { total_cost: 1_234_567_890_123 }), treatment(2, { total_cost: 1 })], null).total).toBe(1_234_567_890_124);
    expect(invoiceOf([treatment(1, { total_cost: Number.MAX_SAFE_INTEGER }), treatment(2, { total_cost: 2 })], null).total).toBe(9_007_199_254_740_993n);
  });

  it('says what the provider sums where that is something else, and knows nothing of payments without its account', () => {
    expect(invoiceOf([treatment(1)], { debt: 0, total_cost: 900, total_payments: 900 }).differs).toBe(900);
    expect(invoiceOf([treatment(1)], null)).toMatchObject({ paid: null, due: null, differs: null });
    expect(invoiceOf([], { debt: 0, total_cost: 0, total_payments: 0 })).toMatchObject({ lines: [], total: 0, differs: null });
  });
});
