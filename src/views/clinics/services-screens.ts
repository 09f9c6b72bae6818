import { Services } from './services.tsx';

export const screens = { services: Services };
export { words } from './services-words.ts';
