import { persianDigits } from '../../../src/schema/kit/digits.ts';

/** What paths are told in besides the sentences of recorded sessions. */
export const story = {
  who: { user: 'کاربر', program: 'برنامه', provider: 'سرور', clock: 'زمان‌سنج' },
  begins: (title: string) => `«${title}» باز می‌شود`,
  about: (id: string) => ` (شماره ${persianDigits(id)})`,
  passed: '، با آنچه صفحه پیش به آن سپرده است',
  asked: (query: string) => `، با نشانی ${query}`,
  tells: {
    'screen.entered': 'این بخش روی صفحه می‌آید',
    'screen.left': 'این بخش از صفحه می‌رود',
    'rows.changed': 'فهرستی که این بخش نشان می‌دهد تغییر می‌کند',
  },
  waited: (what: string) => `زمان انتظار (${what}) به سر می‌رسد`,
  failed: (call: string) => `${call} انجام نشد`,
  told: (event: string) => `رویداد ${event} می‌رسد`,
  stands: (state: string) => `وضعیت: ${state}`,
  step: (number: number) => `${persianDigits(number)}.`,
} as const;
