import { recordFormWorkflow } from '../workflows/form.ts';
import { paymentDraftFields, paymentFactFields } from './draft.ts';
import { incomeFields } from './income.ts';

/** Changing one stored payment. */
export const paymentEditWorkflow = recordFormWorkflow('paymentEdit', paymentDraftFields, incomeFields, paymentFactFields, 3);
