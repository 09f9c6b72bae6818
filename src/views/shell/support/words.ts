import type { AreaWords } from '../../kit/feedback/area-words.ts';
import { logLoss, report } from './texts.ts';

/** What is said of reports and of the log of events. */
export const words: AreaWords = {
  notices: {
    'report.shared': () => report.shared,
    'report.saved': () => report.saved,
    'log.deleted': () => logLoss.removed,
    'log.rescued': () => logLoss.rescued,
    'log.lost': () => logLoss.lost,
    'log.guessed': () => logLoss.guessed,
  },
};
