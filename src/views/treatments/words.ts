import type { AreaWords } from '../kit/feedback/area-words.ts';
import { news } from './texts.ts';

/** What this area says in messages. */
export const words: AreaWords = {
  notices: {
    'newTreatments.sent': () => news.created,
    'newTreatments.kept': () => news.kept,
    'newTreatments.waiting': () => news.waiting,
    'newTreatments.busy': () => news.busy,
    'surgeries.updated': () => news.updated,
    'surgeries.unchanged': () => news.unchanged,
    'surgeries.formKept': () => news.formKept,
    'surgeries.formWaiting': () => news.formWaiting,
  },
};
