import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { failures, fields, form, news, removal, stagedNews } from './texts.ts';

/** What this area says in messages and before deletions. */
export const words: AreaWords = {
  notices: { ...noticesOf('newPayments', stagedNews), ...noticesOf('incomes', news) },
  removals: { incomes: { question: removal, fallback: failures.remove } },
  drafts: { newPayments: { title: form.titleNew, labels: fields }, paymentEdit: { title: form.titleEdit, labels: fields } },
};
