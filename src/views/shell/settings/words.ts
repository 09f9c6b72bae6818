import type { AreaWords } from '../../kit/feedback/area-words.ts';
import { settings } from '../texts/settings.ts';

/** What the settings said in earlier releases, whose reports are still read. */
export const words: AreaWords = { notices: { 'settings.saved': () => settings.saved } };
