import { newChequesWorkflow } from '../../schema/installments/workflows.ts';
import { registered } from '../kit/registered.ts';
import { stagedMigrations } from '../kit/staged/migrations.ts';
import { newChequesMachine } from './new-cheques.ts';
import { workflows as plans } from './plans-registry.ts';

/** What entering cheques runs on, with the plan they are for. */
export const workflows = [registered(newChequesWorkflow, newChequesMachine, stagedMigrations), ...plans] as const;
