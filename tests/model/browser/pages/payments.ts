import { missingOfPayment } from '../../../../src/machines/payments/facts.ts';
import { persianDigits } from '../../../../src/schema/kit/digits.ts';
import { tehranDay } from '../../../../src/schema/kit/tehran.ts';
import type { PaymentDraft } from '../../../../src/schema/payments/draft.ts';
import { wholeStagedWords } from '../../../../src/views/kit/page/staged/asked/texts.ts';
import { fields, methods, one, staged } from '../../../../src/views/payments/texts.ts';
import { newPaymentsModel } from '../../payments/new-payments.ts';
import { choose, field, pick } from '../kit/filling.ts';
import { stagedPage } from '../kit/staged.ts';

export const newPaymentsPage = stagedPage({
  model: newPaymentsModel,
  resource: 'incomes',
  texts: wholeStagedWords(one),
  list: staged,
  prepared: () => Promise.resolve('/new-payment'),
  fill: async ({ hand, snapshot, count }) => {
    const draft = snapshot.context.draft as PaymentDraft;
    if (!draft.payer) await choose(hand, fields.payer, 'لبخند');
    if (!draft.payment_method) await pick(hand, fields.payment_method, methods[2] ?? '');
    await hand.type(field(fields.amount), persianDigits(100_000 + count()));
  },
  fields: Object.fromEntries((['amount', 'date', 'transaction_number'] as const).map((name) => [name, field(fields[name])])),
  spoil: ({ hand }) => hand.type(field(fields.amount), ''),
  isComplete: ({ context }) => missingOfPayment(context.draft as PaymentDraft, tehranDay(Date.now())).length === 0,
});
