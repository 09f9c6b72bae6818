import { chequeMarksWorkflow } from '../../schema/installments/mark-workflow.ts';
import { dueChequesWorkflow, newChequesWorkflow, patientPlansWorkflow, planFormWorkflow } from '../../schema/installments/workflows.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import { registered } from '../kit/registered.ts';
import { stagedMigrations } from '../kit/staged/migrations.ts';
import { chequeMarksMachine } from './cheque-marks.ts';
import { dueChequesMachine } from './due-cheques.ts';
import { newChequesMachine } from './new-cheques.ts';
import { patientPlansMachine, planFormMachine } from './plans.ts';

export const workflows = [
  registered(patientPlansWorkflow, patientPlansMachine),
  registered(planFormWorkflow, planFormMachine, formMigrations),
  registered(newChequesWorkflow, newChequesMachine, stagedMigrations),
  registered(chequeMarksWorkflow, chequeMarksMachine),
  registered(dueChequesWorkflow, dueChequesMachine),
];
