import { money, optional, type StructOf, struct, text } from '../kit/shape.ts';
import { listWorkflow } from '../workflows/list.ts';
import { incomeFields } from './income.ts';

/**
 * What is known of a payer's account, in toman: `owed` is a patient's debt or what a clinic still has to pay. Null where
 * the provider says nothing of it, or nothing that is of this clinic alone.
 */
export const balanceFields = { owed: optional(money()), total_cost: optional(money()), total_payments: optional(money()) };
export type Balance = StructOf<typeof balanceFields>;

/**
 * The account of one payer, a patient or a clinic; `params.id` says whose. The payments are the resource `incomes`,
 * filtered by the view.
 */
const payerWorkflow = <const N extends string>(name: N, kind: 'patient' | 'clinic') =>
  listWorkflow(name, incomeFields, { payer: struct({ name: text() }), balance: struct(balanceFields) }, 2, { incomes: kind });

/** What a patient owes, what the treatments cost and what has been paid (PAY-ACC-1). */
export const patientFinancialsWorkflow = payerWorkflow('patientFinancials', 'patient');
/** The payments of a patient. */
export const patientPaymentsWorkflow = payerWorkflow('patientPayments', 'patient');
/** The payments of a clinic, and what it still has to pay. */
export const clinicPaymentsWorkflow = payerWorkflow('clinicPayments', 'clinic');
