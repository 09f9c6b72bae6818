import { Effect } from 'effect';
import type { patientDebtWorkflow } from '../../schema/payments/debt-workflow.ts';
import type { newPaymentsWorkflow } from '../../schema/payments/new-workflow.ts';
import { isAlikePayment } from '../../schema/payments/payload.ts';
import type { PortEffects } from '../kit/ports.ts';
import { financialStatusOf } from '../kit/reports/financial-status.ts';
import { stagedEffects } from '../kit/resources/staged.ts';

const newPayments: PortEffects<typeof newPaymentsWorkflow> = stagedEffects('incomes', isAlikePayment);
const patientDebt: PortEffects<typeof patientDebtWorkflow> = {
  loadDebt: ({ id }) => Effect.map(financialStatusOf(id), ({ debt }) => debt),
};

export const effects = { newPayments, patientDebt };
