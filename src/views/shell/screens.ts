import type { Screens } from '../kit/page/screens.ts';
import { HomeScreen } from './home-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';

export const screens: Screens = { home: HomeScreen, settings: SettingsScreen };
