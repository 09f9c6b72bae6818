import type { AreaWords } from '../kit/feedback/area-words.ts';
import { Inside } from './around/inside.tsx';
import { ScreenSwitch } from './screen-switch.tsx';
import { logLoss, report } from './support/texts.ts';

/** What every area but the session needs around it. */
export const screens = { inside: Inside, route: ScreenSwitch };

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
