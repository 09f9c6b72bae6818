import { chequeMarksWorkflow } from '../../schema/installments/mark-workflow.ts';
import { dueChequesWorkflow } from '../../schema/installments/workflows.ts';
import { registered } from '../kit/registered.ts';
import { chequeMarksMachine } from './cheque-marks.ts';
import { dueChequesMachine } from './due-cheques.ts';
import { workflows as plans } from './plans-registry.ts';

/** What plans and due cheques are seen and marked by. */
export const workflows = [...plans, registered(chequeMarksWorkflow, chequeMarksMachine), registered(dueChequesWorkflow, dueChequesMachine)] as const;
