import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { fields, message, news } from './texts.ts';

/** What this area says in messages. */
export const words: AreaWords = {
  notices: noticesOf('messages', news),
  drafts: { messages: { title: message.title, labels: fields } },
};
