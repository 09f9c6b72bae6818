import { contractsWorkflow, tariffsWorkflow } from '../../schema/contracts/workflows.ts';
import { registered } from '../kit/registered.ts';
import { contractsMachine } from './contracts.ts';
import { tariffsMachine } from './tariffs.ts';

export const workflows = [registered(contractsWorkflow, contractsMachine), registered(tariffsWorkflow, tariffsMachine)];
