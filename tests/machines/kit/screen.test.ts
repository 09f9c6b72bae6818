import { expect, it } from 'vitest';
import { lastNumber, numberParam, passedRow, wantsOf } from '../../../src/machines/kit/screen.ts';
import { expenseEditMachine } from '../../../src/machines/ledger/edit-items.ts';
import { newPaymentsMachine } from '../../../src/machines/payments/new-payments.ts';
import type { PaymentDraft } from '../../../src/schema/payments/draft.ts';
import { stage } from '../stage.ts';

it('goes on with the number that was chosen last, and with none where that is something else', () => {
  expect([['2', '5'], ['نقد'], ['0'], [], undefined].map(lastNumber)).toEqual([2, null, null, null, null]);
});

it('opens a payment without a method where what was chosen last is none', () => {
  const { snapshot } = stage(newPaymentsMachine, [], { params: {}, last: { payment_method: ['نقد'] }, at: 0 });
  expect((snapshot().context as { readonly draft: PaymentDraft }).draft.payment_method).toBeNull();
});

it('takes an address for what it says: a record, a new one, or one that no list has', () => {
  expect(['7', 'new', undefined, '0', '07', '-7', '7a', ''].map((id) => numberParam(id === undefined ? {} : { id }, 'id'))).toEqual([
    7,
    null,
    null,
    0,
    0,
    0,
    0,
    0,
  ]);
});

it('takes what was handed over for the record of the address only where it is that one', () => {
  const rent = { id: 31, name: 'اجاره', price: 90_000_000, date: '2026-11-01', transaction_number: '77', expense_category: 7, clinic: 2 };
  const passed = { row: { resource: 'expenses' as const, row: rent } };
  expect([passedRow(passed, 'expenses', 31), passedRow(passed, 'expenses', 32), passedRow(passed, 'assets', 31), passedRow(null, 'expenses', 31)]).toEqual([
    ...[rent, null, null, null],
  ]);
  const open = (id: string) => stage(expenseEditMachine, ['loadRecord'], { at: 0, params: { id }, passed }).calls('loadRecord').length;
  expect([open('31'), open('32')]).toEqual([0, 1]);
});

it('asks for lists of one record by its id, and for none of what no list has', () => {
  const shows = { surgeries: 'patient' };
  expect(wantsOf(['surgeries', 'clinics'], shows, 7, 5)).toEqual([
    { type: 'resource.want', resource: 'surgeries', of: { field: 'patient', id: 7 }, at: 5 },
    { type: 'resource.want', resource: 'clinics', at: 5 },
  ]);
  expect(wantsOf(['surgeries', 'clinics'], shows, 0, 5)).toEqual([{ type: 'resource.want', resource: 'clinics', at: 5 }]);
});
