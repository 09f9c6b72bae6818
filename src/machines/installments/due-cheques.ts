import type { InstallmentCheck } from '../../schema/installments/installment.ts';
import { dueChequesWorkflow } from '../../schema/installments/workflows.ts';
import type { ListRules } from '../kit/list/context.ts';
import { listScreen } from '../kit/list/list-screen.ts';

// A cheque names its plan alone: whose that is, and how they are called, stands in two other lists.
const rules: ListRules<InstallmentCheck, Record<never, never>> = {
  resource: 'installmentChecks',
  wants: ['installments', 'patients'],
  back: '/',
};

/** What is due of the cheques of all patients. */
export const dueChequesMachine = listScreen(dueChequesWorkflow, rules);
