import { documentsWorkflow } from '../../schema/documents/workflow.ts';
import { registered } from '../kit/registered.ts';
import { documentsMachine } from './documents.ts';

export const workflows = [registered(documentsWorkflow, documentsMachine)];
