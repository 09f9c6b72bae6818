import type { AreaWords, NoticeLead } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import {
  callNews,
  cheque,
  chequeFields,
  chequeNews,
  failures,
  heldCheques,
  markNews,
  plan,
  planFields,
  planNews,
  removals,
  stagedNews,
  toMarks,
} from './texts.ts';

/** Back to where cheques were marked: those of a patient, or those of all. */
const backToMarks: NoticeLead = ({ workflow }) => {
  const [, patient] = workflow?.split(':') ?? [];
  return { to: patient ? `/patient/${patient}/installments` : '/due-cheques', label: toMarks };
};

/** What this area says in messages, before deletions, and of drafts that are kept. */
export const words: AreaWords = {
  notices: {
    ...noticesOf('installments', planNews),
    ...noticesOf('installmentChecks', chequeNews),
    ...noticesOf('newCheques', stagedNews),
    ...noticesOf('chequeMarks', markNews),
    ...noticesOf('dueCheques', callNews),
  },
  leads: { 'chequeMarks.failed': backToMarks, 'chequeMarks.unsure': backToMarks, 'chequeMarks.waiting': backToMarks },
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
