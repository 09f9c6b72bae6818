import type { Screens } from '../kit/page/screens.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';

export const screens: Screens = { home: HomeScreen, settings: SettingsScreen };
