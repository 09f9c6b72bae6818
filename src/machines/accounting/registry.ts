import { accountingWorkflow } from '../../schema/accounting/workflow.ts';
import { registered } from '../kit/registered.ts';
import { accountingMachine } from './accounting.ts';

export const workflows = [registered(accountingWorkflow, accountingMachine)];
