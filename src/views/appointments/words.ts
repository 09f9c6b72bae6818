import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { failures, form, labels, news, removal } from './texts.ts';

/** What this area says in messages and before deletions. */
export const words: AreaWords = {
  notices: noticesOf('appointments', news),
  removals: { appointments: { question: removal, fallback: failures.remove } },
  drafts: { appointmentForm: { title: form.titleNew, labels } },
};
