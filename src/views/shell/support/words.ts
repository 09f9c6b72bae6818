import type { AreaWords } from '../../kit/feedback/area-words.ts';
import { logNotices } from './notice-texts.ts';

/** What is said of reports and of the log of events. */
export const words: AreaWords = { notices: logNotices };
