import { expect, test } from 'vitest';
import type { Said } from '../../../../src/views/viewer/words/narrate.ts';
import { tell } from './told.ts';

type Step = Parameters<typeof tell>[0];

const state = (status = 'active', timers: readonly object[] = []) => ({ snapshot: { context: {}, status, value: 'saving' }, children: {}, timers });
/** What is told of a step of a workflow. */
const said = (workflow: string, record: object, before = state(), after = before): Said | null =>
  tell({ workflow, record: { s: 1, t: 0, a: 'app/x', ...record }, before, after, stored: {}, track: {} } as never as Step);
const failed = (workflow: string, port: string, error: object, after = state()) =>
  said(workflow, { p: port, e: { type: `xstate.error.actor.${port}`, error } }, state(), after);

test.each([
  [
    'of what the provider said, which is disguised, the field is told',
    { _tag: 'Rejected', status: 400, general: [], fields: { phone: ['تکراری است.'] } },
    'سرور ذخیره بیمار را نپذیرفت: شماره تماس (متن پیام سرور پوشانده شده است)',
  ],
  [
    'what it says of the whole is told by its status',
    { _tag: 'Rejected', status: 404, detail: 'نشد', general: [], fields: {} },
    'سرور ذخیره بیمار را نپذیرفت: مورد درخواستی یافت نشد (متن پیام سرور پوشانده شده است)',
  ],
  ['without words the status speaks', { _tag: 'Rejected', status: 403, general: [], fields: {} }, 'سرور ذخیره بیمار را نپذیرفت: عدم مجوز'],
  ['an answer that came too late', { _tag: 'Timeout' }, 'پاسخ سرور برای ذخیره بیمار نرسید'],
  ['an answer that made no sense', { _tag: 'Unreadable', where: 'x' }, 'پاسخ سرور برای ذخیره بیمار خوانا نبود'],
])('a call that failed: %s', (_, failure, text) => {
  expect(failed('patientForm', 'saveRecord', failure)).toEqual({ text, by: 'provider', tone: 'bad' });
});

test.each([
  ['the line', { _tag: 'Unreachable' }, 'ذخیره بیمار انجام نشد: مشکل در ارتباط با سرور'],
  ['no network', { _tag: 'Offline' }, 'ذخیره بیمار انجام نشد: اتصال اینترنت برقرار نیست'],
  ['a session that had ended', { _tag: 'SessionEnded' }, 'ذخیره بیمار انجام نشد: نشست به پایان رسیده بود'],
  ['what was never sent', { _tag: 'NotSent', lacking: 'part' }, 'ذخیره بیمار انجام نشد: بخشی از برنامه بارگذاری نشد و چیزی ارسال نشد'],
  ['a fault of the program', { _tag: 'Crashed', name: 'TypeError', frames: [] }, 'ذخیره بیمار به خطای خود برنامه برخورد'],
])('a call that never came to the provider is not told as its doing: %s', (_, failure, text) => {
  expect(failed('patientForm', 'saveRecord', failure)).toEqual({ text, by: 'program', tone: 'bad' });
});

test('an arrival is nobody’s doing; a day or a time is told by what it means, not by the dots that stand for what was typed', () => {
  const event = { type: 'route.arrived', path: '/patient/12', query: {}, passed: null, at: 1 };
  expect(said('app', { a: 'app', e: event })).toMatchObject({ text: 'صفحه «پرونده بیمار» شماره ۱۲ باز شد', by: 'program' });
  const day = said('patientForm', { e: { type: 'draft.changed', change: { birth_date: { typed: '••••/••/••', day: '2024-03-20' } } } });
  expect(day).toMatchObject({ text: 'در «تاریخ تولد» نوشت: ۱۴۰۳/۰۱/۰۱', by: 'user' });
  const time = said('appointmentForm', { e: { type: 'draft.changed', change: { time: { typed: '••••', time: '09:30' } } } });
  expect(time?.text).toContain('نوشت: ۰۹:۳۰');
});

test('what held nothing is not told as emptied', () => {
  const change = { quadrant: 2, tooth_number: null };
  const told = (before: object) =>
    said('newTreatments', { e: { type: 'draft.changed', change } }, { ...state(), snapshot: { context: { draft: before } } } as never);
  expect(told({ quadrant: null, tooth_number: null })?.text).not.toContain('خالی');
  expect(told({ quadrant: 1, tooth_number: 3 })?.text).toContain('خالی');
});

test('a write whose answer was lost is told with what the program does about it; what the device did was only left off', () => {
  const waiting = state('active', [{ event: { type: 'xstate.after.quarantine.patientForm.quarantined' } }]);
  expect(failed('patientForm', 'saveRecord', { _tag: 'UnknownOutcome', ageMillis: 1 }, waiting)?.text).toBe(
    'پاسخ سرور برای ذخیره بیمار نرسید؛ برنامه دارد می‌بیند چه شد',
  );
  expect(failed('patientList', 'printPage', { _tag: 'UnknownOutcome', ageMillis: 1 })).toEqual({ text: 'چاپ نیمه‌کاره ماند', by: 'program', tone: 'bad' });
});

test('what became of the recording and of workflows is told, and of a workflow that nobody knows no more than there is', () => {
  expect(said('newPayments', { k: 'refused', e: { type: 'draft.changed' } })?.text).toBe('رویدادی در «ثبت پرداخت جدید» ثبت نشد، چون با شرح خود نمی‌خواند');
  expect(said('newPayments', { e: { type: 'draft.changed', change: {} } }, state(), state('error'))?.text).toBe('«ثبت پرداخت جدید» از کار افتاد');
  expect(said('app', { m: 'newPayments', e: { type: 'xstate.error.actor.newPayments:new', error: {} } })?.text).toBe('«ثبت پرداخت جدید» از کار افتاد');
  expect(said('patientProfile', { k: 'lost', p: 'loadPatient', e: { type: 'xstate.done.actor.loadPatient', output: {} } })?.text).toBe(
    'پاسخ سرور برای خواندن پرونده بیمار رسید، اما دیگر کسی منتظر آن نبود',
  );
  expect(said('aWorkflowToCome', { e: { type: 'thing.done' } })).toBeNull();
  expect(failed('aWorkflowToCome', 'doThing', { _tag: 'Offline' })?.text).toBe('کاری در پس‌زمینه انجام نشد: اتصال اینترنت برقرار نیست');
});

test('a deletion is told from its question to what the provider still has', () => {
  const question = { resource: 'incomes', id: 7, label: 'پرداخت' };
  expect(said('removal', { k: 'init', m: 'removal', e: question })).toEqual({
    text: 'برنامه پرسید: آیا مطمئن هستید که می‌خواهید این پرداخت را حذف کنید؟',
    by: 'program',
    tone: 'plain',
  });
  expect(said('removal', { e: { type: 'removal.confirmed' } })?.text).toBe('«بله، حذف شود» را زد');
  expect(said('removal', { p: 'findRow', e: { type: 'xstate.done.actor.findRow', output: { found: true } } })?.text).toBe('هنوز در سرور بود؛ حذف نشده بود');
});

test('places are told by their names with the numbers in their address', () => {
  const arrived = (path: string) => said('app', { e: { type: 'route.arrived', path, at: 0 } })?.text;
  expect(['/patients', '/patient/12', '/patient/12/payments', '/'].map(arrived)).toEqual([
    'صفحه «لیست بیماران» باز شد',
    'صفحه «پرونده بیمار» شماره ۱۲ باز شد',
    'صفحه «پرداخت‌های بیمار» شماره ۱۲ باز شد',
    'صفحه «خانه» باز شد',
  ]);
  expect(said('app', { e: { type: 'route.go', to: '/patients', replace: false } })?.text).toBe('خواست به «لیست بیماران» برود');
  expect(said('app', { x: 'app/patientForm:new', e: { type: 'route.go', to: '/patients', replace: false } })).toBeNull();
});
