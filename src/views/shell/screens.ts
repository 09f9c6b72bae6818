import type { AreaWords } from '../kit/feedback/area-words.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';
import { settings } from './texts.ts';

export const screens = { home: HomeScreen, settings: SettingsScreen };

export const words: AreaWords = {
  notices: {
    'settings.notWired': () => settings.notWired,
    'settings.saved': () => settings.saved,
  },
};
