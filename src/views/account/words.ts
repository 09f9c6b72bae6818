import type { AreaWords } from '../kit/feedback/area-words.ts';
import { news, password, sessions } from './texts.ts';

const deviceIn = (label: string | undefined) => label || sessions.unknownDevice;
const toPassword = () => ({ to: '/settings/password', label: password.title });
const toSessions = () => ({ to: '/settings/sessions', label: sessions.title });

/** What this area says in messages. */
export const words: AreaWords = {
  notices: {
    'account.passwordChanged': () => news.passwordChanged,
    'account.passwordNotRelocked': () => news.passwordNotRelocked,
    'account.passwordUnchanged': () => news.passwordUnchanged,
    'account.passwordUnsure': () => news.passwordUnsure,
    'account.sessionEnded': ({ values }) => news.sessionEnded(deviceIn(values.label)),
    'account.othersEnded': () => news.othersEnded,
    'account.sessionNotEnded': ({ values }) => news.sessionNotEnded(deviceIn(values.label)),
    'account.othersNotEnded': () => news.othersNotEnded,
  },
  leads: {
    'account.passwordUnchanged': toPassword,
    'account.sessionNotEnded': toSessions,
    'account.othersNotEnded': toSessions,
  },
};
