import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { fields, form, news } from './texts.ts';

/** What this area says in messages. */
export const words: AreaWords = {
  notices: noticesOf('labDispatch', news),
  drafts: { labDispatch: { title: form.title, labels: fields } },
};
