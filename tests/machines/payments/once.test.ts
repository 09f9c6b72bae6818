import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPaymentsMachine } from '../../../src/machines/payments/new-payments.ts';
import { type PaymentDraft, paymentDraft } from '../../../src/schema/payments/draft.ts';
import type { Income } from '../../../src/schema/payments/income.ts';
import { isAlikePayment, newPaymentPayload } from '../../../src/schema/payments/payload.ts';
import { anySteps, play, type StagedCase } from '../kit/staged-world.ts';

/** The day on which the form of these steps opens. */
const TODAY = '2026-11-18';

const fill = (tag: string): Partial<PaymentDraft> => ({
  payer: { kind: 'patient', id: 7, name: tag },
  payment_method: 5,
  // Rows look the same to the rule that compares records, one of two or two of three.
  amount: Number(tag.slice(1)) % 3 === 0 ? '100000' : '200000',
});

const payments: StagedCase = {
  machine: newPaymentsMachine,
  facts: { payer: true },
  fill,
  tagOf: (draft) => (draft as PaymentDraft).payer?.name ?? '',
  isAlike: (payload, record) => isAlikePayment(payload, record as Income),
  earlier: newPaymentPayload({ ...paymentDraft.filled({ date: TODAY }), ...fill('n1') }),
};

describe('payments sent from a list', () => {
  it('are those the person confirmed, each once, whatever happened on the way', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anySteps, (script) => {
        const { wanted, stored, left } = play(payments, script);
        expect(stored.toSorted()).toEqual([...wanted].toSorted());
        expect(left).toEqual(left.filter((tag) => wanted.includes(tag)));
      }),
      { numRuns: 800 },
    );
  });
});
