import { expect, it } from 'vitest';
import { narration as installments } from '../../../../src/views/installments/narration.ts';
import { narration as payments } from '../../../../src/views/payments/narration.ts';
import { entryName } from '../../../../src/views/payments/wording.ts';
import { narration as treatments } from '../../../../src/views/treatments/narration.ts';

const AREAS = [payments, treatments, installments];
/** As it is pasted from a statement: what stands behind the point is no part of a toman. */
const PASTED = '1,500,000.00';
const READ = '۱٬۵۰۰٬۰۰۰ تومان';

it.each([
  ['newPayments', 'amount'],
  ['paymentEdit', 'amount'],
  ['newTreatments', 'total_cost'],
  ['treatmentEdit', 'total_cost'],
  ['newCheques', 'amount'],
])('what was typed as an amount in %s is told as the form reads it', (workflow, field) => {
  const words = AREAS.map(({ workflows }) => workflows[workflow]).find((one) => one !== undefined);
  if (words?.kind !== 'form' && words?.kind !== 'staged') expect.unreachable();
  const told = (typed: unknown) => words.values?.[field]?.(typed, {});
  expect([PASTED, '۱۵۰۰۰۰۰', '1500000', 'no', null].map(told)).toEqual([READ, READ, READ, '۰ تومان', '۰ تومان']);
});

it('an entry is called after the amount that is sent', () => {
  for (const workflow of ['newPayments', 'newCheques']) {
    const words = AREAS.map(({ workflows }) => workflows[workflow]).find((one) => one !== undefined);
    if (words?.kind !== 'staged') expect.unreachable();
    expect(words.entryName({ amount: PASTED, check_number: '12' })).toContain(`، ${READ}`);
  }
  const draft = { payer: { kind: 'patient', id: 7, name: 'سارا احمدی' }, date: null, amount: PASTED, payment_method: 5, transaction_number: '' } as const;
  expect(entryName(draft)).toBe(`سارا احمدی، ${READ}`);
});
