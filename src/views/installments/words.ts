import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { cheque, chequeFields, chequeNews, failures, heldCheques, markNews, plan, planFields, planNews, removals, stagedNews } from './texts.ts';

/** What this area says in messages, before deletions, and of drafts that are kept. */
export const words: AreaWords = {
  notices: {
    ...noticesOf('installments', planNews),
    ...noticesOf('installmentChecks', chequeNews),
    ...noticesOf('newCheques', stagedNews),
    ...noticesOf('chequeMarks', markNews),
  },
  removals: {
    installments: {
      question: removals.plan,
      prefix: failures.removePlan,
      holds: { resource: 'installmentChecks', field: 'installment', said: heldCheques },
    },
    installmentChecks: { question: removals.cheque, prefix: failures.removeCheque },
  },
  drafts: { planForm: { title: plan.title, labels: planFields }, newCheques: { title: cheque.title, labels: chequeFields } },
};
