import { passwordChangeWorkflow, sessionListWorkflow } from '../../schema/account/workflows.ts';
import { registered } from '../kit/registered.ts';
import { passwordChangeMachine } from './password-change.ts';
import { sessionListMachine } from './session-list.ts';

export const workflows = [registered(passwordChangeWorkflow, passwordChangeMachine), registered(sessionListWorkflow, sessionListMachine)];
