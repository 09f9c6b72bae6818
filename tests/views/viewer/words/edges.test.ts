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
    'the provider’s words on a field stand behind its label',
    { _tag: 'Rejected', status: 400, general: [], fields: { phone: ['تکراری است.'] } },
    'سرور ذخیره بیمار را نپذیرفت: شماره تماس: تکراری است',
  ],
  [
    'what it says of the whole comes first',
    { _tag: 'Rejected', status: 400, detail: 'نشد', general: [], fields: { phone: ['تکراری است.'] } },
    'سرور ذخیره بیمار را نپذیرفت: نشد',
  ],
  ['without words the status speaks', { _tag: 'Rejected', status: 403, general: [], fields: {} }, 'سرور ذخیره بیمار را نپذیرفت: عدم مجوز'],
  ['the line', { _tag: 'Unreachable' }, 'ذخیره بیمار انجام نشد: مشکل در ارتباط با سرور'],
  ['no network', { _tag: 'Offline' }, 'ذخیره بیمار انجام نشد: اتصال اینترنت برقرار نیست'],
  ['an answer that came too late', { _tag: 'Timeout' }, 'پاسخ سرور برای ذخیره بیمار نرسید'],
  ['an answer that made no sense', { _tag: 'Unreadable', where: 'x' }, 'پاسخ سرور برای ذخیره بیمار خوانا نبود'],
  ['a session that had ended', { _tag: 'SessionEnded' }, 'ذخیره بیمار انجام نشد: نشست به پایان رسیده بود'],
  ['what was never sent', { _tag: 'NotSent', lacking: 'part' }, 'ذخیره بیمار انجام نشد: بخشی از برنامه بارگذاری نشد و چیزی ارسال نشد'],
  ['a fault of the program', { _tag: 'Crashed', name: 'TypeError', frames: [] }, 'ذخیره بیمار به خطای خود برنامه برخورد'],
])('a call that failed: %s', (_, failure, text) => {
  expect(failed('patientForm', 'saveRecord', failure)).toEqual({ text, by: 'provider', tone: 'bad' });
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
    'به «لیست بیماران» رفت',
    'به «پرونده بیمار» شماره ۱۲ رفت',
    'به «پرداخت‌های بیمار» شماره ۱۲ رفت',
    'به «خانه» رفت',
  ]);
  expect(said('app', { e: { type: 'route.go', to: '/patients', replace: false } })?.text).toBe('خواست به «لیست بیماران» برود');
  expect(said('app', { x: 'app/patientForm:new', e: { type: 'route.go', to: '/patients', replace: false } })).toBeNull();
});
