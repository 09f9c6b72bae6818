import { open } from '../stand.tsx';
import type { Scenes } from './shown.ts';

export const scenes: Scenes = {
  'لطفاً ابتدا وارد حساب کاربری خود شوید.': async () => {
    const { page } = await open({ signedIn: false, path: '/constant-tariffs/3' });
    return { page, path: '/login' };
  },
};
