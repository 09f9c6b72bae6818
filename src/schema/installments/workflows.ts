import { struct } from '../kit/shape.ts';
import { financialStatusFields } from '../patients/financial-status.ts';
import { patientFields } from '../patients/patient.ts';
import { recordFormWorkflow } from '../workflows/form.ts';
import { listWorkflow } from '../workflows/list.ts';
import { stagedListWorkflow } from '../workflows/staged.ts';
import { chequeDraftFields, chequeFactFields } from './cheque-draft.ts';
import { installmentCheckFields, installmentFields } from './installment.ts';
import { planDraft, planFactFields } from './plan-draft.ts';

/** The plans of one patient, who that is and what they owe; `params.id` says whose. */
export const patientPlansWorkflow = listWorkflow(
  'patientPlans',
  installmentFields,
  { patient: struct(patientFields), balance: struct(financialStatusFields) },
  1,
  { installments: 'patient' },
);

/** The cheques of all patients that are overdue or due soon. */
export const dueChequesWorkflow = listWorkflow('dueCheques', installmentCheckFields);

/** Splitting the debt of patient `params.patient`; `findAlike` means the same parts for the same patient. */
export const planFormWorkflow = recordFormWorkflow('planForm', planDraft.fields, installmentFields, planFactFields);

/** Entering the cheques of plan `params.installmentId`, sent one by one; `findAlike` means the same number, sum and day (`isAlikeCheque`). */
export const newChequesWorkflow = stagedListWorkflow('newCheques', chequeDraftFields, chequeFactFields, installmentCheckFields);
