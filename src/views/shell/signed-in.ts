import type { AreaWords } from '../kit/feedback/area-words.ts';
import type { Screens } from '../kit/page/screens.ts';
import { Inside } from './around/inside.tsx';
import { PendingScreen } from './pending-screen.tsx';
import { ScreenSwitch } from './screen-switch.tsx';
import { eventLog, report } from './support/texts.ts';
import { settings } from './texts.ts';

/** What every area but the session needs around it. */
export const screens: Screens = { inside: Inside, route: ScreenSwitch, pending: PendingScreen };

export const words: AreaWords = {
  notices: {
    'report.shared': () => report.shared,
    'report.saved': () => report.saved,
    'log.deleted': () => eventLog.removed,
    'log.lost': () => eventLog.lost,
    'settings.notWired': () => settings.notWired,
    'settings.saved': () => settings.saved,
  },
};
