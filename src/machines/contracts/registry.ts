import { contractsWorkflow } from '../../schema/contracts/workflows.ts';
import { registered } from '../kit/registered.ts';
import { contractsMachine } from './contracts.ts';

/** What entering contracts runs on. */
export const workflows = [registered(contractsWorkflow, contractsMachine)];
