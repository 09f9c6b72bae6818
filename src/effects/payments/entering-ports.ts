import type { paymentEditWorkflow } from '../../schema/payments/edit-workflow.ts';
import type { newPaymentsWorkflow } from '../../schema/payments/new-workflow.ts';
import { isAlikePayment } from '../../schema/payments/payload.ts';
import type { PortEffects } from '../kit/ports.ts';
import { recordEffects } from '../kit/resources/record.ts';
import { stagedEffects } from '../kit/resources/staged.ts';

const newPayments: PortEffects<typeof newPaymentsWorkflow> = stagedEffects('incomes', isAlikePayment);
const paymentEdit: PortEffects<typeof paymentEditWorkflow> = recordEffects('incomes', isAlikePayment);

export const effects = { newPayments, paymentEdit };
