import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPLETE } from '../../../fold/product/complete.ts';
import { begun, living, T0, tapeOf, toldOf } from './told.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const LIST = 'app/newPayments:new';
const { change, facts } = COMPLETE.newPayments as (typeof COMPLETE)[string];

test('payments that are entered and sent: what was pressed, what the provider said, and what became of a lost answer', async () => {
  const lived = begun('/new-payment');
  const { say, answer, fail } = living(lived.world);
  await say('app', { type: 'route.arrived', path: '/new-payment', at: T0 });
  await say(LIST, { type: 'row.added', at: T0, facts });
  await say(LIST, { type: 'draft.changed', change });
  await say(LIST, { type: 'row.added', at: T0, facts });
  await say(LIST, { type: 'list.submitted', at: T0, facts });
  await answer('findAlike', { rows: [] });
  await fail('sendRow', { _tag: 'Rejected', status: 400, general: [], fields: { amount: ['بیش از اندازه است.'] } });
  await say(LIST, { type: 'row.edited', key: 1 });
  await say(LIST, { type: 'draft.changed', change: { amount: '' } });
  await say(LIST, { type: 'draft.changed', change: { amount: '400000', transaction_number: '۱۲' } });
  await say(LIST, { type: 'row.added', at: T0, facts });
  await say(LIST, { type: 'list.submitted', at: T0, facts });
  await answer('findAlike', { rows: [] });
  await fail('sendRow', { _tag: 'UnknownOutcome', ageMillis: 0 });
  await vi.advanceTimersByTimeAsync(12_000);
  await answer('findAlike', { rows: [] });
  await say(LIST, { type: 'outcome.resent' });
  const sent = lived.world.calls.find(({ port }) => port === 'sendRow')?.input as { readonly payload: object } | undefined;
  await fail('sendRow', { _tag: 'UnknownOutcome', ageMillis: 0, accepted: true });
  await vi.advanceTimersByTimeAsync(12_000);
  await answer('findAlike', { rows: [8, 9].map((id) => ({ ...sent?.payload, id })) });
  await say(LIST, { type: 'outcome.resent' });
  await fail('sendRow', { _tag: 'Offline' });
  const steps = tapeOf(lived).steps.filter(({ workflow }) => workflow === 'newPayments');
  expect(toldOf({ steps }).map(({ by, tone, text }) => `${by} ${tone}: ${text}`)).toEqual([
    'user bad: «افزودن به لیست» را زد؛ فرم نپذیرفت: بیمار یا کلینیک را انتخاب کنید، نوع پرداخت را انتخاب کنید، مبلغ را وارد کنید',
    'user plain: در «بیمار یا کلینیک» برگزید: علی رضایی؛ در «نوع پرداخت» برگزید: کارت به کارت؛ در «مبلغ» نوشت: ۵۰۰٬۰۰۰ تومان؛ در «تاریخ پرداخت» نوشت: ۱۴۰۴/۱۲/۰۱',
    'user plain: «افزودن به لیست» را زد',
    'user plain: «ثبت پرداخت‌ها» را زد؛ جستجوی موارد مشابه آغاز شد',
    'provider good: مورد مشابهی در سرور نبود؛ ثبت پرداخت آغاز شد',
    'provider bad: سرور ثبت پرداخت را نپذیرفت: مبلغ (متن پیام سرور پوشانده شده است)',
    'user plain: پرداخت «علی رضایی، ۵۰۰٬۰۰۰ تومان» را برای ویرایش از لیست برداشت',
    'user plain: «مبلغ» را خالی کرد',
    'user plain: در «مبلغ» نوشت: ۴۰۰٬۰۰۰ تومان؛ در «شماره تراکنش» نوشت: ۱۲',
    'user plain: «افزودن به لیست» را زد',
    'user plain: «ثبت پرداخت‌ها» را زد؛ جستجوی موارد مشابه آغاز شد',
    'provider good: مورد مشابهی در سرور نبود؛ ثبت پرداخت آغاز شد',
    'provider bad: پاسخ سرور برای ثبت پرداخت نرسید؛ برنامه دارد می‌بیند چه شد',
    'clock plain: پس از انتظار، جستجوی همین پرداخت در سرور آغاز شد',
    'provider good: در سرور پیدا نشد',
    'user plain: «دوباره ثبت شود» را زد؛ ثبت پرداخت آغاز شد',
    'provider bad: سرور ثبت پرداخت را پذیرفت، ولی نتیجه آن را نشان نداد؛ برنامه دارد می‌بیند چه شد',
    'clock plain: پس از انتظار، جستجوی همین پرداخت در سرور آغاز شد',
    'provider good: ۲ مورد با همین مشخصات در سرور پیدا شد',
    'user plain: «هیچ‌کدام؛ دوباره ثبت شود» را زد؛ ثبت پرداخت آغاز شد',
    'program bad: ثبت پرداخت انجام نشد: اتصال اینترنت برقرار نیست',
  ]);
});
