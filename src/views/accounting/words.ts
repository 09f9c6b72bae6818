import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { exporting } from './texts.ts';

/** What this area says in messages. */
export const words: AreaWords = { notices: noticesOf('accounting', { exported: exporting.done, notExported: exporting.failed }) };
