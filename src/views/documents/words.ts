import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { paperWords } from '../kit/print/texts.ts';
import { letterhead } from './letterhead-texts.ts';

/** What this area says in messages, and of drafts that are kept. */
export const words: AreaWords = {
  notices: noticesOf('letterhead', { saved: letterhead.saved }),
  drafts: { letterhead: { title: letterhead.title, labels: paperWords.fields } },
};
