import { SettingsScreen } from './settings-screen.tsx';

export { words } from './words.ts';

export const screens = { settings: SettingsScreen };
