import type { AreaWords } from '../../kit/feedback/area-words.ts';
import { settings } from '../texts.ts';

/** What the settings say of themselves. */
export const words: AreaWords = {
  notices: {
    'settings.notWired': () => settings.notWired,
    'settings.saved': () => settings.saved,
  },
};
