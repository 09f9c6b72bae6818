import { tariffsWorkflow } from '../../schema/contracts/workflows.ts';
import { registered } from '../kit/registered.ts';
import { tariffsMachine } from './tariffs.ts';

/** What entering tariffs runs on. */
export const workflows = [registered(tariffsWorkflow, tariffsMachine)];
