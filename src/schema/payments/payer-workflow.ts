import { id, instant, money, optional, type StructOf, struct, text } from '../kit/shape.ts';
import { reads, workflow } from '../kit/workflow.ts';
import { screenEvents, screenInput } from '../routes.ts';
import { incomeFields } from './income.ts';

/**
 * What is known of a payer's account, in toman: `owed` is a patient's debt or what a clinic still has to pay. Null where
 * the provider says nothing of it.
 */
export const balanceFields = { owed: optional(money()), total_cost: optional(money()), total_payments: optional(money()) };
export type Balance = StructOf<typeof balanceFields>;

/**
 * The account of one payer, a patient or a clinic; `params.id` says whose. The payments are the resource `incomes`,
 * filtered by the view.
 */
const payerWorkflow = <N extends string>(name: N) =>
  workflow({
    name,
    version: 1,
    input: screenInput,
    events: {
      ...screenEvents,
      'payer.retried': { at: instant() },
      'balance.retried': {},
      'lists.retried': { at: instant() },
      /** A new payment from this payer. */
      'payment.add': {},
      'payment.edit': { income: struct(incomeFields) },
      'payment.remove': { id: id(), label: text() },
      /** Away from an account that cannot be shown. */
      'account.closed': {},
    },
    ports: {
      /** Reads who the payer is; 404 is `Rejected`. */
      loadPayer: reads({ id: id() }, struct({ name: text() })),
      loadBalance: reads({ id: id() }, struct(balanceFields)),
    },
  });

/** What a patient owes, what the treatments cost and what has been paid (specification §2). */
export const patientFinancialsWorkflow = payerWorkflow('patientFinancials');
/** The payments of a patient. */
export const patientPaymentsWorkflow = payerWorkflow('patientPayments');
/** The payments of a clinic, and what it still has to pay. */
export const clinicPaymentsWorkflow = payerWorkflow('clinicPayments');

export type PayerWorkflow = ReturnType<typeof payerWorkflow>;
