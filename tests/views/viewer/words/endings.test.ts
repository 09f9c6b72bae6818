import { expect, test } from 'vitest';
import { isFault } from '../../../../src/machines/viewer/kinds.ts';
import { signatureOf } from '../../../../src/machines/viewer/signature.ts';
import { tell } from './told.ts';

type Step = Parameters<typeof tell>[0];

const state = { snapshot: { context: {}, status: 'active', value: 'asking' }, children: {}, timers: [] };
/** The answer of a call that ended, whatever it ended with. */
const answer = (workflow: string, port: string, output: object): Step =>
  ({
    workflow,
    record: { s: 1, t: 0, a: 'app/x', p: port, e: { type: `xstate.done.actor.${port}`, output } },
    before: state,
    after: state,
    stored: {},
    track: {},
  }) as never as Step;

const LEFT = 'پاک کردن اطلاعات از دستگاه کامل نشد';
const NOT_SHARED = 'این مرورگر نه اشتراک‌گذاری دارد و نه اجازه کپی داد';

test.each([
  ['appointments', 'shareText', { how: 'refused' }, 'program bad: مرورگر اجازه کپی نداد'],
  ['appointments', 'shareText', { how: 'cancelled' }, 'program plain: اشتراک‌گذاری لغو شد'],
  ['messages', 'shareText', { how: 'refused' }, `program bad: ${NOT_SHARED}`],
  ['messages', 'shareText', { how: 'cancelled' }, 'program plain: از اشتراک‌گذاری متن منصرف شد'],
  ['messages', 'shareText', { how: 'shared' }, 'program good: به اشتراک گذاشته شد'],
  ['messages', 'shareText', { how: 'copied' }, 'program good: متن کپی شد'],
  ['documents', 'shareText', { how: 'refused' }, 'program bad: مرورگر اجازه اشتراک‌گذاری یا کپی نداد. متن را خودتان انتخاب و کپی کنید'],
  ['documents', 'shareText', { how: 'cancelled' }, 'program plain: اشتراک‌گذاری لغو شد'],
  ['documents', 'shareText', { how: 'copied' }, 'program good: متن کپی شد'],
  ['session', 'signOut', { kept: 'left' }, `program bad: ${LEFT}`],
  ['session', 'endSession', { kept: 'left' }, `program bad: ${LEFT}`],
  ['session', 'endSession', { kept: 'gone' }, 'program bad: آنچه نوشته شده بود هم پاک شد، چون معلوم نبود از کیست'],
  ['session', 'signOut', { kept: 'nothing' }, 'program good: همه‌چیز از دستگاه پاک شد'],
  ['session', 'verifyCode', { supported: false }, 'provider plain: این قابلیت هنوز پیاده‌سازی نشده است'],
  ['support', 'sendReport', { delivered: 'cancelled' }, 'program plain: از فرستادن گزارش منصرف شد'],
  ['support', 'sendReport', { delivered: 'saved' }, 'program good: فایل گزارش به کاربر داده شد'],
  ['locked', 'openLocked', { opened: 0, left: 1 }, 'program plain: رمز عبور قبلی چیزی را باز نکرد'],
  ['locked', 'openLocked', { opened: 2, left: 0 }, 'program good: کار ناتمام باز شد'],
  ['removal', 'findRow', { found: true }, 'provider plain: هنوز در سرور بود؛ حذف نشده بود'],
  ['removal', 'findRow', { found: false }, 'provider good: دیگر در سرور نبود؛ حذف شده بود'],
])('%s, %s: what came of %o is told by what it means', (workflow, port, output, told) => {
  const step = answer(workflow, port, output);
  const { by, tone, text } = tell(step) ?? {};
  expect(`${by} ${tone}: ${text}`).toBe(told);
  expect(isFault(step)).toBe(tone === 'bad');
});

test('faults of that kind are sorted by what was left undone', () => {
  expect(signatureOf(answer('messages', 'shareText', { how: 'refused' })).failure).toBe('shareText refused');
  expect(signatureOf(answer('session', 'signOut', { kept: 'left' })).failure).toBe('signOut left');
});
