import { PasswordChange } from './password-change.tsx';
import { SessionList } from './session-list.tsx';

export const screens = { passwordChange: PasswordChange, sessionList: SessionList };
export { words } from './words.ts';
