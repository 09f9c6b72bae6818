import { describe, expect, it } from 'vitest';
import type { StagedContext } from '../../../src/machines/kit/staged/context.ts';
import { newPaymentsMachine } from '../../../src/machines/payments/new-payments.ts';
import type { PaymentDraft, PaymentFacts } from '../../../src/schema/payments/draft.ts';
import type { Income } from '../../../src/schema/payments/income.ts';
import { stage } from '../stage.ts';

const AT = Date.parse('2026-11-20T08:30:00Z');
const lost = { _tag: 'UnknownOutcome', ageMillis: 0 };
const QUARANTINE_MILLIS = 12_000;
const refused = { _tag: 'Rejected', status: 400, detail: null, general: [], fields: { amount: ['؟'] } };

/** What a cheque that was marked as paid hands over. */
const cheque = (amount: number) => ({ payment: { payer: { kind: 'patient', id: 5, name: 'مریم احمدی' }, payment_method: 6, amount } });
const entered = (amount?: number) => ({
  type: 'screen.entered',
  params: { patient: '5' },
  at: AT,
  ...(amount === undefined ? {} : { passed: cheque(amount) }),
});

/** The payment of one cheque is on its way, and whoever sent it has left. */
const sending = async () => {
  const payments = stage(newPaymentsMachine, ['findAlike', 'sendRow'], { params: { patient: '5' }, passed: cheque(1000), at: AT });
  payments.send({ type: 'list.submitted', at: AT, facts: { payer: true } });
  await payments.answer('findBefore', { rows: [], readAt: AT });
  payments.send({ type: 'screen.left' });
  const context = () => payments.snapshot().context as StagedContext<PaymentDraft, PaymentFacts, Income>;
  const stands = () => [payments.state(), context().draft.amount, payments.notices().at(-1) ?? null];
  const led = () => payments.said().filter(({ type }) => type === 'route.go');
  const accept = () => payments.answer('sendRow', { id: 70, patient: 5, amount: 1000 });
  /** Its answer is lost, and nothing like it is found. */
  const lose = async (found: readonly object[] = []) => {
    await payments.refuse('sendRow', lost);
    payments.clock.increment(QUARANTINE_MILLIS);
    await payments.answer('findSent', { rows: found, readAt: AT });
  };
  const twin = (id: number) => ({ id, ...(payments.calls('sendRow')[0] as { readonly payload: object }).payload });
  return { ...payments, context, stands, led, accept, lose, twin };
};

describe('a payment that is handed over while another is being sent', () => {
  it('stands in the form, and outlives the success of the other, which leads nobody away from it', async () => {
    const { send, accept, clock, stands, led, context } = await sending();
    send(entered(2000));
    expect(stands()).toEqual([{ submitting: 'sending' }, '2000', null]);
    await accept();
    clock.increment(1);
    expect([...stands(), context().rows, led()]).toEqual(['composing', '2000', 'newPayments.sent', [], []]);
  });

  it('calls back whoever left it there, once the other is through', async () => {
    const { send, accept, clock, stands, notices } = await sending();
    send(entered(2000), { type: 'screen.left' });
    await accept();
    clock.increment(1);
    expect([...stands(), notices().slice(-2)]).toEqual(['composing', '2000', 'newPayments.kept', ['newPayments.sent', 'newPayments.kept']]);
  });

  it('outlives that the other is refused', async () => {
    const { send, refuse, stands, context } = await sending();
    send(entered(2000));
    await refuse('sendRow', refused);
    expect([...stands(), context().rows.map(({ state }) => state)]).toEqual(['composing', '2000', null, ['failed']]);
  });

  it('outlives that nobody knows what became of the other, whether it is sent again or pointed out', async () => {
    const again = await sending();
    await again.lose();
    again.send(entered(2000));
    expect(again.stands()).toEqual(['unsure', '2000', 'newPayments.waiting']);
    again.send({ type: 'outcome.resent', at: AT });
    await again.accept();
    expect([...again.stands(), again.led()]).toEqual(['composing', '2000', 'newPayments.sent', []]);

    const claimed = await sending();
    claimed.send(entered(2000));
    await claimed.lose([claimed.twin(71), claimed.twin(72)]);
    claimed.send({ type: 'outcome.claimed', id: 72, at: AT });
    expect([...claimed.stands(), claimed.led()]).toEqual(['composing', '2000', 'newPayments.sent', []]);
  });

  it('does not take the place of one that stands there already, and says so', async () => {
    const { send, stands } = await sending();
    send(entered(2000), { type: 'screen.left' }, entered(3000));
    expect(stands()).toEqual([{ submitting: 'sending' }, '2000', 'newPayments.busy']);
  });

  it('is not entered twice where it is the one on its way: whoever looks after it is led on by its success', async () => {
    const { send, accept, clock, stands, led } = await sending();
    send(entered(1000));
    expect(stands()).toEqual([{ submitting: 'sending' }, '', null]);
    await accept();
    clock.increment(1);
    expect(led()).toEqual([{ type: 'route.go', to: '/patient/5/payments', replace: true }]);
  });

  it('is waited for by none who comes back with nothing: success leads on as ever', async () => {
    const { send, accept, clock, led } = await sending();
    send(entered());
    await accept();
    clock.increment(1);
    expect(led()).toHaveLength(1);
  });
});
