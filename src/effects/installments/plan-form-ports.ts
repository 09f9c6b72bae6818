import { isAlikePlan } from '../../schema/installments/alike.ts';
import type { planFormWorkflow } from '../../schema/installments/workflows.ts';
import type { PortEffects } from '../kit/ports.ts';
import { recordEffects } from '../kit/resources/record.ts';

const planForm: PortEffects<typeof planFormWorkflow> = recordEffects('installments', isAlikePlan);

export const effects = { planForm };
