import type { Screens } from '../kit/page/screens.ts';
import { LoginScreen } from './login-screen.tsx';

export const screens: Screens = { login: LoginScreen };
