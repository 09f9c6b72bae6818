import { labDispatchWorkflow } from '../../schema/lab/workflow.ts';
import { registered } from '../kit/registered.ts';
import { labDispatchMachine } from './dispatch.ts';
import { labMigrations } from './migrations.ts';

export const workflows = [registered(labDispatchWorkflow, labDispatchMachine, labMigrations)];
