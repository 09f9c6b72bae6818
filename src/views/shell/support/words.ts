import type { AreaWords } from '../../kit/feedback/area-words.ts';
import { logNotices } from './notice-texts.ts';

/** What is said of reports and of the log of events. */
export const words: AreaWords = {
  notices: {
    'report.shared': () => logNotices.shared,
    'report.saved': () => logNotices.saved,
    'log.deleted': () => logNotices.removed,
    'log.rescued': () => logNotices.rescued,
    'log.lost': () => logNotices.lost,
    'log.gone': () => logNotices.gone,
    'log.guessed': () => logNotices.guessed,
  },
};
