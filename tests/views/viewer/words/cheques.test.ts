import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPLETE } from '../../../fold/product/complete.ts';
import { productDescriptions } from '../../../fold/product/program.ts';
import { maskedSession } from '../../../fold/sample/masked.ts';
import { begun, living, T0, tapeOf, toldOf } from './told.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const PATH = '/installment-checks/7/31';
const LIST = 'app/newCheques:7,31';
const MARKS = 'app/chequeMarks:7';
const { change, facts } = COMPLETE.newCheques as (typeof COMPLETE)[string];
const run = { ...change, count: 3, period: 1 };
const stored = { ...change, id: 41, amount: 500_000, due_date: '2026-02-20', is_paid: true, installment: 31 };

/** Three cheques are entered at once and sent; the second is refused. Then one that is stored is marked as paid, and that is taken back. */
const lived = async () => {
  const life = begun(PATH);
  const { say, answer, fail } = living(life.world);
  await say('app', { type: 'route.arrived', path: PATH, at: T0 });
  await say(LIST, { type: 'draft.changed', change: run });
  await say(LIST, { type: 'row.added', at: T0, facts });
  await say(LIST, { type: 'list.submitted', at: T0, facts });
  await answer('findAlike', { rows: [] });
  await answer('sendRow', { ...stored, check_number: '0099999999999995', is_paid: false });
  await answer('findAlike', { rows: [], readAt: T0 });
  await fail('sendRow', { _tag: 'Rejected', status: 400, general: [], fields: { check_number: ['تکراری است.'] } });
  await say('app', { type: 'route.arrived', path: '/patient/7/installments', at: T0 });
  await say(MARKS, { type: 'cheque.marked', mark: { id: 41, is_paid: true } });
  await answer('saveMark', stored);
  await say(MARKS, { type: 'payment.add', payer: { kind: 'patient', id: 7, name: 'علی رضایی' }, cheque: stored });
  await say(MARKS, { type: 'mark.undone' });
  return life;
};

describe('the work with cheques', () => {
  test('is told in sentences: what was pressed, what the provider said, what was marked and taken back', async () => {
    const life = await lived();
    const steps = tapeOf(life).steps.filter(({ workflow }) => workflow === 'newCheques' || workflow === 'chequeMarks');
    const told = toldOf({ steps }).map(({ by, text }) => `${by}: ${text}`);
    expect(told).toContainEqual(expect.stringContaining('user: در «نام صاحب چک» نوشت: علی رضایی'));
    expect(told).toContainEqual(expect.stringContaining('سنجیده شد که صفحه در این میان خوابیده بود یا نه؛ ثبت چک آغاز شد'));
    expect(told).toContainEqual(expect.stringContaining('«تعداد» برگزید: ۳ فقره، شماره‌های پیاپی؛ در «فاصله» برگزید: هر ماه'));
    expect(told).toContainEqual(expect.stringContaining('user: «افزودن به لیست» را زد'));
    expect(told).toContainEqual(expect.stringContaining('سرور ثبت چک را نپذیرفت: شماره چک'));
    expect(told).toContainEqual(expect.stringMatching(/user: «وصول شد» را زد/));
    expect(told).toContainEqual(expect.stringMatching(/user: «ثبت پرداخت» را زد/));
    expect(told).toContainEqual(expect.stringMatching(/user: «بازگردانی» را زد/));
  });

  test('is disguised where it leaves the device: no owner, no national number, no number of a cheque', async () => {
    const { world, bodies } = await lived();
    world.collect();
    const plain = JSON.stringify(world.records);
    const secrets = ['علی', 'رضایی', '0499370899', '0099999999999995'];
    expect(secrets.filter((secret) => !plain.includes(secret))).toEqual([]);
    const { records } = await maskedSession(productDescriptions, bodies, world.records, {
      bytes: Uint8Array.from({ length: 32 }, (_, at) => at * 7),
      weeks: -30,
    });
    const masked = JSON.stringify(records);
    expect(secrets.filter((secret) => masked.includes(secret))).toEqual([]);
    // What belongs to nobody stays, and the search finds it.
    expect(masked).toContain('newCheques');
  });
});
