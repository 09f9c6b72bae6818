import { stagedListWorkflow } from '../workflows/staged.ts';
import { paymentDraftFields, paymentFactFields } from './draft.ts';
import { incomeFields } from './income.ts';

/** Entering payments: a form that fills a list, sent one by one; `findAlike` means the same sum on the same day (`isAlikePayment`). */
export const newPaymentsWorkflow = stagedListWorkflow('newPayments', paymentDraftFields, paymentFactFields, incomeFields, 3);
