import type { AreaWords } from '../kit/feedback/area-words.ts';
import { failures, news, removal } from './texts.ts';

/** What this area says in messages and before deletions. */
export const words: AreaWords = {
  notices: {
    'newPayments.sent': () => news.created,
    'newPayments.kept': () => news.kept,
    'newPayments.waiting': () => news.waiting,
    'newPayments.busy': () => news.busy,
    'incomes.updated': () => news.updated,
    'incomes.unchanged': () => news.unchanged,
    'incomes.removed': () => news.removed,
    'incomes.formKept': () => news.formKept,
    'incomes.formWaiting': () => news.formWaiting,
  },
  removals: { incomes: { question: removal, fallback: failures.remove } },
};
