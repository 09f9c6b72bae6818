import { rescueWorkflow } from '../../schema/app/rescue-workflow.ts';
import { supportWorkflow } from '../../schema/app/support-workflow.ts';
import { registered } from '../kit/registered.ts';
import { rescueMachine } from './asking/rescue.ts';
import { supportMachine, supportMigrations } from './asking/support.ts';

/** What is asked of the log: it comes with the first touch, before which nobody can ask. */
export const workflows = [registered(rescueWorkflow, rescueMachine), registered(supportWorkflow, supportMachine, supportMigrations)] as const;
