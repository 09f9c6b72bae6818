import { Clock, Effect } from 'effect';
import type { InstallmentCheck } from '../../schema/installments/installment.ts';
import type { chequeMarksWorkflow } from '../../schema/installments/mark-workflow.ts';
import type { dueChequesWorkflow, patientPlansWorkflow } from '../../schema/installments/workflows.ts';
import type { PortEffects } from '../kit/ports.ts';
import { financialStatusOf } from '../kit/reports/financial-status.ts';
import { repositoryOf } from '../kit/resources/repository.ts';
import { tableEffects } from '../kit/tables.ts';

const patients = repositoryOf('patients');
const cheques = repositoryOf('installmentChecks');

const patientPlans: PortEffects<typeof patientPlansWorkflow> = {
  ...tableEffects,
  loadPatient: ({ id }) => patients.one(id),
  loadBalance: ({ id }) => financialStatusOf(id),
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
