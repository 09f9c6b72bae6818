import { letterheadWorkflow } from '../../schema/documents/letterhead-workflow.ts';
import { registered } from '../kit/registered.ts';
import { letterheadMachine } from './letterhead.ts';
import { letterheadMigrations } from './migrations.ts';

export const workflows = [registered(letterheadWorkflow, letterheadMachine, letterheadMigrations)];
