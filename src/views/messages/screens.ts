import { Messages } from './messages.tsx';

export const screens = { messages: Messages };
export { words } from './words.ts';
