import { Effect } from 'effect';
import { calls } from '../../schema/api.ts';
import { financialStatusFields, summed } from '../../schema/patients/financial-status.ts';
import type { patientDebtWorkflow } from '../../schema/payments/debt-workflow.ts';
import type { newPaymentsWorkflow } from '../../schema/payments/new-workflow.ts';
import { isAlikePayment } from '../../schema/payments/payload.ts';
import { Http } from '../kit/http.ts';
import type { PortEffects } from '../kit/ports.ts';
import { readAs } from '../kit/reading.ts';
import { stagedEffects } from '../kit/resources/staged.ts';

const { path, ...financialStatus } = calls.financialStatus;
const readStatus = readAs(financialStatusFields, path);

const newPayments: PortEffects<typeof newPaymentsWorkflow> = stagedEffects('incomes', isAlikePayment);
const patientDebt: PortEffects<typeof patientDebtWorkflow> = {
  loadDebt: Effect.fnUntraced(function* ({ id }) {
    const http = yield* Http;
    const { debt } = yield* readStatus(summed(yield* http.json({ ...financialStatus, path: path.replace('{id}', String(id)) })));
    return debt;
  }),
};

export const effects = { newPayments, patientDebt };
