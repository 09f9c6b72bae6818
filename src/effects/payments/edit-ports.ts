import type { paymentEditWorkflow } from '../../schema/payments/edit-workflow.ts';
import { isAlikePayment } from '../../schema/payments/payload.ts';
import type { PortEffects } from '../kit/ports.ts';
import { recordEffects } from '../kit/resources/record.ts';

const paymentEdit: PortEffects<typeof paymentEditWorkflow> = recordEffects('incomes', isAlikePayment);

export const effects = { paymentEdit };
