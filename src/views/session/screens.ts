import { LoginScreen } from './login-screen.tsx';

export const screens = { login: LoginScreen };
