import { isAlikeCheque } from '../../schema/installments/alike.ts';
import type { newChequesWorkflow } from '../../schema/installments/workflows.ts';
import type { PortEffects } from '../kit/ports.ts';
import { stagedEffects } from '../kit/resources/staged.ts';
import { effects as ofPlans } from './ports.ts';

const newCheques: PortEffects<typeof newChequesWorkflow> = stagedEffects('installmentChecks', isAlikeCheque);

export const effects = { ...ofPlans, newCheques };
