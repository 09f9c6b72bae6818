import { describe, expect, it } from 'vitest';
import type { StagedContext } from '../../../src/machines/kit/staged/context.ts';
import { newPaymentsMachine } from '../../../src/machines/payments/new-payments.ts';
import type { PaymentDraft, PaymentFacts } from '../../../src/schema/payments/draft.ts';
import type { Income } from '../../../src/schema/payments/income.ts';
import { stage } from '../stage.ts';

const AT = Date.parse('2026-11-20T08:30:00Z');
const clinic = { kind: 'clinic' as const, id: 2, name: 'لبخند' };

const open = (input: object) => stage(newPaymentsMachine, ['findAlike', 'sendRow'], { params: {}, at: AT, ...input });
const draftOf = ({ snapshot }: ReturnType<typeof open>): PaymentDraft => (snapshot().context as StagedContext<PaymentDraft, PaymentFacts, Income>).draft;
const enter = (on: ReturnType<typeof open>, change: Partial<PaymentDraft>) => {
  on.send({ type: 'draft.changed', change });
  on.send({ type: 'row.added', at: AT, facts: { payer: true } });
};

describe('the form of a new payment', () => {
  it('is about whom the address names, patient or clinic, on a day that is left open', () => {
    expect(draftOf(open({ params: { patient: '7' } }))).toMatchObject({ payer: { kind: 'patient', id: 7 }, date: null });
    expect(draftOf(open({ params: { clinic: '2' } }))).toMatchObject({ payer: { kind: 'clinic', id: 2 } });
    expect(draftOf(open({}))).toMatchObject({ payer: null, payment_method: null });
  });

  it('opens with what was handed over, before what the address says and what was chosen last', () => {
    const payment = { payer: clinic, payment_method: 6, amount: 900_000, date: '2026-11-01' };
    const draft = draftOf(open({ params: { patient: '7' }, passed: { payment }, last: { payment_method: ['5'] } }));
    expect(draft).toMatchObject({ payer: clinic, payment_method: 6, amount: '900000', date: { day: '2026-11-01' } });
  });

  it('offers the method that was chosen last, and none where that was none', () => {
    expect(draftOf(open({ last: { payment_method: ['5', '2'] } })).payment_method).toBe(5);
    expect(draftOf(open({ passed: { payment: { payer: clinic } }, last: { payment_method: ['5'] } }))).toMatchObject({ payer: clinic, payment_method: 5 });
  });

  it('opens anew with what is handed over and with what was chosen last, when somebody comes back to it untouched', () => {
    const on = open({});
    on.send({ type: 'screen.entered', at: AT, passed: { payment: { payer: clinic } }, last: { payment_method: ['3'] } });
    expect(draftOf(on)).toMatchObject({ payer: clinic, payment_method: 3 });
  });

  it('has its method remembered with each entry, and keeps payer, method and day for the next one', () => {
    const on = open({ params: { patient: '7' } });
    const day = { typed: '1405/08/20', day: '2026-11-11' };
    enter(on, { payment_method: 2, amount: '250000', date: day, transaction_number: '12' });
    expect(on.said().filter(({ type }) => type === 'choice.kept')).toEqual([{ type: 'choice.kept', workflow: 'newPayments', values: { payment_method: '2' } }]);
    expect(draftOf(on)).toMatchObject({ payer: { kind: 'patient', id: 7 }, payment_method: 2, amount: '', date: day, transaction_number: '' });
  });
});
