import { documentsWorkflow } from '../../schema/documents/workflow.ts';
import { registered } from '../kit/registered.ts';
import { documentsMachine } from './documents.ts';
import { documentMigrations } from './migrations.ts';

export const workflows = [registered(documentsWorkflow, documentsMachine, documentMigrations)];
