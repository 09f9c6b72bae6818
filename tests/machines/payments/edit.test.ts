import { describe, expect, it } from 'vitest';
import { paymentEditMachine } from '../../../src/machines/payments/edit.ts';
import type { Income } from '../../../src/schema/payments/income.ts';
import { stage } from '../stage.ts';

const AT = Date.parse('2026-11-20T08:30:00Z');
const opened: Income = { id: 3, patient: 7, clinic: null, date: '2026-11-11', amount: 1_000_000, payment_method: 5, transaction_number: null };
/** Somebody else has put the sum right meanwhile. */
const theirs = { ...opened, amount: 7_000_000 };

/** The kind of a payment is changed and sent, and nobody knows what became of it. */
const lost = async (failure: object) => {
  const form = stage(paymentEditMachine, ['loadRecord', 'saveRecord'], { at: AT, params: { id: '3' }, passed: { income: opened } });
  form.send({ type: 'draft.changed', change: { payment_method: 2 } });
  form.send({ type: 'form.submitted', at: AT, facts: { payer: true } });
  await form.refuse('saveRecord', failure);
  form.clock.increment(20_000);
  return form;
};

describe('a payment that somebody else changed while its own change was lost', () => {
  it('is as it was sent where what was touched here is', async () => {
    const form = await lost({ _tag: 'UnknownOutcome', ageMillis: 0 });
    await form.answer('rereadRecord', { ...theirs, payment_method: 2 });
    expect(form.snapshot().hasTag('success')).toBe(true);
  });

  it.each([
    ['asked about', { _tag: 'UnknownOutcome', ageMillis: 0 }, { type: 'outcome.resent' }],
    ['refused after all', { _tag: 'Unavailable', status: 502 }, { type: 'form.submitted', at: AT, facts: { payer: true } }],
  ])('is measured by the record that was opened when it is sent again, %s', async (_, failure, again) => {
    const form = await lost(failure);
    await form.answer('rereadRecord', theirs);
    form.send(again);
    const [, second] = form.calls('saveRecord');
    expect(second).toMatchObject({ id: 3, payload: { payment_method: 2 }, known: opened });
  });
});
