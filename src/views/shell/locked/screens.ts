import { LockedDialog } from './locked-dialog.tsx';

export { words } from './words.ts';
export const screens = { locked: LockedDialog };
