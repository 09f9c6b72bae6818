import { deeds } from '../kit/feedback/deeds.ts';
import type { AreaNarration } from '../kit/feedback/narration.ts';
import { pageWords } from '../kit/page/texts.ts';
import { words as kit } from '../kit/texts.ts';
import { ending, password, passwordProblems, sessions } from './texts.ts';
import { words } from './words.ts';

const { pressed } = deeds;
type Problem = { readonly field: string; readonly code: string };

const fieldName = (field: unknown): string => `«${password.fields[field as keyof typeof password.fields] ?? pageWords.unknown}»`;
const problemsIn = (problems: unknown): string =>
  ((problems ?? []) as readonly Problem[]).map(({ field, code }) => passwordProblems[field]?.[code] ?? pageWords.unknown).join(' ');
const fromOutside = { 'screen.entered': null, 'screen.left': null, 'rows.changed': null } as const;

/** How the care for one's own account is told; of passwords there is nothing but which field was filled. */
export const narration: AreaNarration = {
  ...words,
  workflows: {
    passwordChange: {
      kind: 'own',
      title: password.title,
      tells: {
        ...fromOutside,
        'secret.filled': ({ event }) => (event.filled === true ? `${fieldName(event.field)} را نوشت` : `${fieldName(event.field)} خالی شد`),
        'password.submitted': ({ event }) => [pressed(password.submit), problemsIn(event.problems)].filter(Boolean).join('؛ ').replace(/\.$/, ''),
      },
      calls: { changePassword: password.title },
      answers: { changePassword: 'سرور رمز جدید را پذیرفت' },
    },
    sessionList: {
      kind: 'own',
      title: sessions.title,
      tells: {
        ...fromOutside,
        'sessions.refreshed': pressed(sessions.refresh),
        'end.asked': ({ event }) => pressed(event.id == null ? ending.othersTitle : sessions.end),
        'end.confirmed': pressed(ending.yes),
        'end.retried': ({ at }) => pressed(at === 'unsure' ? ending.look : kit.retry),
        'end.closed': pressed(pageWords.cancel),
      },
      calls: { loadSessions: 'خواندن دستگاه‌های واردشده', endSessions: 'خارج کردن دستگاه' },
      answers: { loadSessions: 'دستگاه‌های واردشده از سرور خوانده شد', endSessions: 'سرور پذیرفت: خارج شد' },
    },
  },
};
