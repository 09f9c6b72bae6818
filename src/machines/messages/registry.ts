import { messagesWorkflow } from '../../schema/messages/workflow.ts';
import { registered } from '../kit/registered.ts';
import { messagesMachine } from './messages.ts';

export const workflows = [registered(messagesWorkflow, messagesMachine)];
