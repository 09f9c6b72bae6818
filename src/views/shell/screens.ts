import { HomeScreen } from './home/home-screen.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';

export { words } from './settings/words.ts';

export const screens = { home: HomeScreen, settings: SettingsScreen };
