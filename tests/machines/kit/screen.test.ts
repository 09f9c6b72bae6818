import { expect, it } from 'vitest';
import { lastNumber } from '../../../src/machines/kit/screen.ts';
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
