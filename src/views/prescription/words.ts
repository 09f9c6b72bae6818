import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { fields, form, news } from './texts.ts';

/** What this area says in messages. */
export const words: AreaWords = {
  notices: noticesOf('prescription', news),
  drafts: { prescription: { title: form.title, labels: fields } },
};
