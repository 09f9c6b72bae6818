import { LabDispatch } from './lab-dispatch.tsx';

export const screens = { labDispatch: LabDispatch };
export { words } from './words.ts';
