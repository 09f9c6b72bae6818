import { lockedWorkflow } from '../../schema/app/locked-workflow.ts';
import { registered } from '../kit/registered.ts';
import { lockedMachine } from './asking/locked.ts';

/** What few ever meet comes by itself: the first screens are not made to carry it. */
export const workflows = [registered(lockedWorkflow, lockedMachine)] as const;
