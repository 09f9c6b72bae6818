import { changePassword } from './change-password.ts';
import { endSessions, loadSessions } from './sessions.ts';

export const effects = { passwordChange: { changePassword }, sessionList: { loadSessions, endSessions } };
