import { labDispatchWorkflow } from '../../schema/lab/workflow.ts';
import { registered } from '../kit/registered.ts';
import { labDispatchMachine } from './dispatch.ts';

export const workflows = [registered(labDispatchWorkflow, labDispatchMachine)];
