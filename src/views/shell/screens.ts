import { HomeScreen } from './home/home-screen.tsx';

export const screens = { home: HomeScreen };
