import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { outlineOf } from '../../../../src/machines/viewer/outline.ts';
import { readReport } from '../../../../src/schema/log/file/read.ts';
import type { Report } from '../../../../src/schema/log/report.ts';
import { leftBy } from '../../../fold/golden/kept.ts';
import { tell, toldOf, wound } from './told.ts';

const text = readFileSync(path.join(import.meta.dirname, '../../../fold/golden/a-patient-is-added.json'), 'utf8');
const { wind } = await leftBy('9feecc38feca9f79');
const tape = wound(wind((await readReport(text)) as Report));
const told = toldOf(tape);

/** What is told without what was typed on the way to a whole word. */
const story = told.filter(({ text: sentence }, index) => {
  const field = /^در «[^»]+» نوشت/.exec(sentence)?.[0];
  return field === undefined || !told[index + 1]?.text.startsWith(field);
});

test('a recorded session reads as a story: who did what, and what came of it', () => {
  expect(story.map(({ by, tone, text: sentence }) => `${by} ${tone}: ${sentence}`)).toEqual([
    'program plain: برنامه باز شد',
    'program plain: صفحه «ورود به حساب کاربری» باز شد',
    'user plain: در «نام کاربری» نوشت: ahcpizazx',
    'user plain: «رمز عبور» را نوشت',
    'user plain: «ورود» را زد؛ ورود آغاز شد',
    'provider bad: سرور ورود را نپذیرفت: اطلاعات ارسال‌شده معتبر نیست',
    'user plain: «ورود» را زد؛ ورود آغاز شد',
    'provider good: سرور نام کاربری و رمز عبور را پذیرفت؛ خواندن اطلاعات کاربر آغاز شد؛ خواندن تصویر پروفایل آغاز شد',
    'program plain: نشست کاربر آغاز شد',
    'provider good: اطلاعات کاربر از سرور خوانده شد',
    'provider good: سرور تصویر پروفایلی نداشت',
    'program plain: صفحه «خانه» باز شد',
    'program plain: صفحه «لیست بیماران» باز شد',
    'program plain: خواندن بیماران آغاز شد',
    'program plain: خواندن بیمه‌ها آغاز شد',
    'provider good: سرور ۵۰ بیمار فرستاد',
    'provider good: فهرست بیمه‌ها در سرور خالی بود',
    'user plain: در «جستجوی نام، کد ملی یا شماره تماس» نوشت: ثذغب',
    'program plain: صفحه «ثبت بیمار جدید» باز شد',
    'user plain: در «نام» نوشت: هفصحجن',
    'user plain: در «نام خانوادگی» نوشت: پضکثسهذدگ',
    'user bad: «ذخیره» را زد؛ فرم نپذیرفت: کد ملی: پر کردن این فیلد الزامی است',
    'user plain: در «کد ملی» نوشت: ۵۶۸۷۴۷۸۲۳۱',
    'user plain: در «شماره تماس» نوشت: ۰۹۱۳۶۰۷۸۰۱۰',
    'user plain: در «آدرس» نوشت: گپبشخ دصبنقغ',
    'user plain: در «تاریخ تولد» نوشت: ۱۳۶۸/۰۸/۰۸',
    'user plain: «ذخیره» را زد؛ جستجوی موارد مشابه آغاز شد',
    'provider good: مورد مشابهی در سرور نبود؛ ذخیره بیمار آغاز شد',
    'provider bad: ذخیره بیمار انجام نشد: خطای داخلی سرور؛ برنامه دارد می‌بیند چه شد',
    'clock plain: پس از انتظار، جستجوی همین بیمار در سرور آغاز شد',
    'provider good: در سرور پیدا نشد',
    'user plain: «ارسال دوباره» را زد؛ ذخیره بیمار آغاز شد',
    'provider good: سرور پذیرفت: بیمار ذخیره شد',
    'program good: پیام برنامه: بیمار با موفقیت ثبت شد',
    'program plain: صفحه «لیست بیماران» باز شد',
    'program plain: خواندن بیماران آغاز شد',
    'program plain: خواندن بیمه‌ها آغاز شد',
  ]);
});

test('what went wrong is counted as it is told: the calls that failed, and the form that was refused', () => {
  const { errors, actions, calls } = outlineOf(tape, '');
  expect(errors.map((step) => tell(tape.steps[step] as (typeof tape.steps)[number])?.text)).toEqual([
    'سرور ورود را نپذیرفت: اطلاعات ارسال‌شده معتبر نیست',
    '«ذخیره» را زد؛ فرم نپذیرفت: کد ملی: پر کردن این فیلد الزامی است',
    'ذخیره بیمار انجام نشد: خطای داخلی سرور؛ برنامه دارد می‌بیند چه شد',
  ]);
  expect(actions.length).toBeGreaterThan(60);
  expect(calls.length).toBeGreaterThan(12);
});
