import { Clock, Effect } from 'effect';
import { calls } from '../../schema/api.ts';
import type { InstallmentCheck } from '../../schema/installments/installment.ts';
import type { chequeMarksWorkflow } from '../../schema/installments/mark-workflow.ts';
import type { dueChequesWorkflow, patientPlansWorkflow } from '../../schema/installments/workflows.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { type FinancialStatus, financialStatusFields, summed } from '../../schema/patients/financial-status.ts';
import { Http } from '../kit/http.ts';
import type { PortEffects } from '../kit/ports.ts';
import { readAs } from '../kit/reading.ts';
import { repositoryOf } from '../kit/resources/repository.ts';
import { tableEffects } from '../kit/tables.ts';

const patients = repositoryOf('patients');
const cheques = repositoryOf('installmentChecks');
const { path, ...financialStatus } = calls.financialStatus;
const readStatus = readAs(financialStatusFields, path);

const balanceOf = Effect.fnUntraced(function* (id: number): Effect.fn.Return<FinancialStatus, Failure, Http> {
  const http = yield* Http;
  return yield* readStatus(summed(yield* http.json({ ...financialStatus, path: path.replace('{id}', String(id)) })));
});

const patientPlans: PortEffects<typeof patientPlansWorkflow> = {
  ...tableEffects,
  loadPatient: ({ id }) => patients.one(id),
  loadBalance: ({ id }) => balanceOf(id),
};
const dueCheques: PortEffects<typeof dueChequesWorkflow> = tableEffects;
/** A cheque, and when the provider had it so: a page may have slept over the answer. */
const dated = <E, R>(asked: Effect.Effect<InstallmentCheck, E, R>) =>
  Effect.flatMap(asked, (cheque) => Effect.map(Clock.currentTimeMillis, (readAt) => ({ ...cheque, readAt })));
const chequeMarks: PortEffects<typeof chequeMarksWorkflow> = {
  saveMark: ({ mark: { id, is_paid } }) => dated(cheques.change(id, { is_paid })),
  loadCheque: ({ id }) => dated(cheques.one(id)),
};

export const effects = { patientPlans, dueCheques, chequeMarks };
