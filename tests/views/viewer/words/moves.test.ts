import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begun, living, T0, tapeOf, toldOf } from './told.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const LIST = 'app/appointments';
const row = { id: 7, patient: 3, appointment_time: '2026-03-02T10:15', is_new_treatment: true, description: null, clinic: 1 };

test('what is pressed of a move that failed is called as its button is: sent again where it is sent, looked up where it is looked up', async () => {
  const lived = begun('/appointments');
  const { say, fail } = living(lived.world);
  await say('app', { type: 'route.arrived', path: '/appointments', at: T0 });
  await say(LIST, { type: 'move.begun', row, at: T0 });
  await say(LIST, { type: 'move.placed', to: '2026-03-02T11:00', at: T0 });
  await fail('saveRecord', { _tag: 'Rejected', status: 400, general: [], fields: {} });
  await say(LIST, { type: 'move.retried', at: T0 });
  await fail('saveRecord', { _tag: 'UnknownOutcome', ageMillis: 60_000 });
  await vi.advanceTimersByTimeAsync(12_000);
  await fail('loadRecord', { _tag: 'Offline' });
  await say(LIST, { type: 'move.retried', at: T0 });
  const pressed = toldOf(tapeOf(lived)).flatMap(({ by, text }) => (by === 'user' && text.includes('دوباره') ? [text.split('؛')[0]] : []));
  expect(pressed).toEqual(['«ارسال دوباره» را زد', '«بررسی دوباره» را زد']);
});
