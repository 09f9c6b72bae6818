import { expect, it } from 'vitest';
import { answers as booking } from '../appointments/booking.ts';
import { answers as books } from '../ledger/keeping.ts';
import { type Answers, patient, rows, textOf, visit } from '../patients/practice.tsx';
import { lists as paying } from '../payments/paying.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';
import { lists as treating } from '../treatments/treating.tsx';

const many: Answers = {
  'resource:patients.loadRows': () =>
    rows([
      ...Array.from({ length: 12 }, (_, at) => patient(20 + at, { national_number: '0499370899', phone: null })),
      patient(8, { first_name: 'علی', last_name: 'رضایی', national_number: '۰۰۸۴۵۷۵۹۴۸', phone: '0912 555 1234' }),
    ]),
};
const openChoice = async (path: string, answers: Answers, label: string) => {
  const { page } = await visit(path, { ...answers, ...many });
  const face = [...page.querySelectorAll<HTMLElement>('main button[aria-labelledby]')].find((each) =>
    document.getElementById(each.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent?.startsWith(label),
  );
  await press(face ?? expect.fail(`No choice «${label}».`));
  const sheet = () => page.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('No sheet is open.');
  const seek = async (query: string) => {
    await type(sheet().querySelector('input') ?? expect.fail('Nothing to search in.'), query);
    await settle();
    return [...sheet().querySelectorAll('[role="option"]')].map(textOf);
  };
  return { page, sheet, seek };
};

it.each([
  ['/new-treatment', treating, 'بیمار'],
  ['/new-appointment', booking, 'بیمار'],
  ['/new-payment', paying, 'بیمار یا کلینیک'],
  ['/new-asset-expense/expense', books, 'گیرنده'],
  ['/invoice-certificate', {}, 'بیمار'],
  ['/prescription', {}, 'بیمار'],
])('a patient is found at %s by phone and national number as in their own list, and by no word of the form', async (path, answers, label) => {
  const { seek } = await openChoice(path, answers, label);
  const ali = expect.stringMatching(/^علی رضایی/);
  for (const query of ['09125551234', '+98 912 555 1234', '00989125551234', '008-457594-8', '۰۰۸۴۵۷۵۹۴۸']) expect(await seek(query), query).toEqual([ali]);
  expect(await seek('کد')).toEqual([]);
});

it.each([
  ['۰۰۱۲۳۴۵۶۷۹', ['', '', '۰۰۱۲۳۴۵۶۷۹', '']],
  ['0935 111 2233', ['', '', '', '۰۹۳۵۱۱۱۲۲۳۳']],
])('who is not found by the number %s is filed with it, and not by that name', async (query, filled) => {
  const { page, sheet, seek } = await openChoice('/new-appointment', booking, 'بیمار');
  expect(await seek(query)).toEqual([]);
  await press(find(sheet(), 'button', 'ثبت بیمار جدید'));
  await settle();
  await comes(() => expect(page.querySelector('dialog[open] form')).not.toBeNull());
  expect(['نام *', 'نام خانوادگی', 'کد ملی', 'شماره تماس'].map((label) => field(sheet(), label).value)).toEqual(filled);
});
