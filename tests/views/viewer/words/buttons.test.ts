import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPLETE } from '../../../fold/product/complete.ts';
import { begun, living, T0, tapeOf, toldOf } from './told.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const REFUSED = { _tag: 'Rejected', status: 400, general: [], fields: {} } as const;
const LOST = { _tag: 'UnknownOutcome', ageMillis: 60_000 } as const;
const stored = { ...COMPLETE.newCheques?.change, amount: 500_000, due_date: '2026-02-20', installment: 31 };
const [RETRY, LOOK] = ['«تلاش دوباره» را زد', '«بررسی دوباره» را زد'];

/** What was pressed with one of these buttons, as it was told. */
const pressed = (lived: ReturnType<typeof begun>, ...buttons: readonly string[]) =>
  toldOf(tapeOf(lived)).flatMap(({ by, text }) => (by === 'user' && buttons.some((button) => text.startsWith(button)) ? [text.split('؛')[0]] : []));

test('a removal is tried again where it failed, and only looked for where nobody knows what became of it', async () => {
  const lived = begun('/patients');
  const { say, fail } = living(lived.world);
  await say('app', { type: 'removal.ask', resource: 'incomes', id: 7, label: 'پرداخت' });
  await say('app/removal', { type: 'removal.confirmed' });
  await fail('removeRow', REFUSED);
  await say('app/removal', { type: 'removal.retried' });
  await fail('removeRow', LOST);
  await vi.advanceTimersByTimeAsync(12_000);
  await fail('findRow', { _tag: 'Offline' });
  await say('app/removal', { type: 'removal.retried' });
  expect(pressed(lived, RETRY, LOOK)).toEqual([RETRY, LOOK]);
});

test('a mark of a cheque is tried again, looked up, or sent where it waits', async () => {
  const MARKS = 'app/chequeMarks:7';
  const lived = begun('/patient/7/installments');
  const { say, answer, fail } = living(lived.world);
  await say('app', { type: 'route.arrived', path: '/patient/7/installments', at: T0 });
  await say(MARKS, { type: 'cheque.marked', mark: { id: 41, is_paid: true, at: T0 } });
  await fail('saveMark', REFUSED);
  await say(MARKS, { type: 'mark.retried', at: T0 });
  await say(MARKS, { type: 'cheque.marked', mark: { id: 42, is_paid: true, at: T0 } });
  await fail('saveMark', LOST);
  await vi.advanceTimersByTimeAsync(12_000);
  await fail('loadCheque', { _tag: 'Offline' });
  await say(MARKS, { type: 'mark.retried', at: T0 });
  await answer('loadCheque', { ...stored, id: 41, is_paid: true, readAt: T0 + 120_000 });
  await say(MARKS, { type: 'mark.retried', at: T0 });
  expect(pressed(lived, RETRY, LOOK, '«ارسال»')).toEqual([RETRY, LOOK, '«ارسال» را زد']);
});

test('a form over whose look a page slept is saved, and sent again only where it was sent before', async () => {
  const FORM = 'app/patientForm:new';
  const { change, facts } = COMPLETE.patientForm as (typeof COMPLETE)[string];
  const lived = begun('/new-patient');
  const { say, answer, fail } = living(lived.world);
  await say('app', { type: 'route.arrived', path: '/new-patient', at: T0 });
  await say(FORM, { type: 'draft.changed', change });
  await say(FORM, { type: 'form.submitted', at: T0, facts });
  await answer('findAlike', { rows: [], readAt: T0 + 120_000 });
  await say(FORM, { type: 'outcome.resent', at: T0 + 121_000 });
  await fail('saveRecord', LOST);
  await vi.advanceTimersByTimeAsync(12_000);
  await answer('findAlike', { rows: [], readAt: T0 + 133_000 });
  await say(FORM, { type: 'outcome.resent', at: T0 + 134_000 });
  expect(pressed(lived, '«ذخیره شود»', '«ارسال دوباره»')).toEqual(['«ذخیره شود» را زد', '«ارسال دوباره» را زد']);
});

test('a device is signed out again, or only looked for', async () => {
  const lived = begun('/settings/sessions');
  const { say, answer, fail } = living(lived.world);
  await say('app', { type: 'route.arrived', path: '/settings/sessions', at: T0 });
  const LIST = 'app/sessionList';
  await answer('loadSessions', { rows: [{ id: 'b', device: 'Chrome', current: false }], unreadable: 0 });
  await say(LIST, { type: 'end.asked', id: 'b' });
  await say(LIST, { type: 'end.confirmed' });
  await fail('endSessions', REFUSED);
  await say(LIST, { type: 'end.retried' });
  await fail('endSessions', LOST);
  await vi.advanceTimersByTimeAsync(12_000);
  await fail('loadSessions', { _tag: 'Offline' });
  await say(LIST, { type: 'end.retried' });
  expect(pressed(lived, RETRY, LOOK)).toEqual([RETRY, LOOK]);
});

test('who signs in by code presses the button of the step they are at, whatever they left empty', async () => {
  const lived = begun('/patients');
  const { say, answer } = living(lived.world);
  const SESSION = 'app/session';
  await say(SESSION, { type: 'session.expired' });
  await answer('endSession', { kept: 'nothing' });
  await say(SESSION, { type: 'login.submitted' });
  await say(SESSION, { type: 'mode.chosen', mode: 'otp' });
  await say(SESSION, { type: 'login.submitted' });
  await say(SESSION, { type: 'mobile.typed', value: '09123456789' });
  await say(SESSION, { type: 'login.submitted' });
  await answer('requestCode', {});
  await say(SESSION, { type: 'login.submitted' });
  const told = ['ورود', 'ارسال کد', 'ارسال کد', 'تأیید کد'].map((button) => `«${button}» را زد`);
  expect(pressed(lived, ...told)).toEqual(told);
});
