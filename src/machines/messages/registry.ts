import { messagesWorkflow } from '../../schema/messages/workflow.ts';
import { registered } from '../kit/registered.ts';
import { messagesMachine } from './messages.ts';
import { messagesMigrations } from './migrations.ts';

export const workflows = [registered(messagesWorkflow, messagesMachine, messagesMigrations)];
