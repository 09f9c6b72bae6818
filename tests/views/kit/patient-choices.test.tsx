import { act } from 'react';
import { describe, expect, it } from 'vitest';
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
const openChoice = async (path: string, answers: Answers, label: string, before: readonly string[] = []) => {
  const [first = path, ...others] = [...before, path];
  const { page, app, answer } = await visit(first, { ...answers, ...many });
  for (const to of others) {
    await act(async () => app.send({ type: 'route.go', to, replace: false }));
    await settle();
  }
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
  /** Who stands apart, under which words. */
  const head = () => {
    const group = sheet().querySelector('fieldset');
    return {
      title: group?.getAttribute('aria-label'),
      names: [...(group?.querySelectorAll('[role="option"]') ?? [])].map((each) => each.querySelector('span')?.firstChild?.textContent ?? ''),
    };
  };
  return { page, app, answer, sheet, seek, head };
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

describe('who stands first in the choice of a patient', () => {
  const ALI = 'علی رضایی';
  const FILED = Array.from({ length: 5 }, () => 'سارا احمدی');

  it.each([
    ['/new-treatment', treating, 'بیمار'],
    ['/new-appointment', booking, 'بیمار'],
    ['/new-payment', paying, 'بیمار یا کلینیک'],
    ['/invoice-certificate', {}, 'بیمار'],
    ['/prescription', {}, 'بیمار'],
    ['/send-to-lab', {}, 'بیمار'],
    ['/sms', {}, 'افزودن بیمار'],
  ])('is at %s whose file was opened, before those who were filed last', async (path, answers, label) => {
    const fresh = await openChoice(path, answers, label);
    expect(fresh.head().names.filter((name) => name === ALI)).toEqual([]);
    const { head } = await openChoice(path, answers, label, ['/patient/8']);
    expect(head().title).toContain('پرونده‌های اخیر');
    expect(
      head()
        .names.filter((name) => [ALI, 'سارا احمدی'].includes(name))
        .toSorted(),
    ).toEqual([...FILED.slice(1), ALI].toSorted());
  });

  it.each([
    ['/new-appointment', booking, 'بیمار'],
    ['/new-payment', paying, 'بیمار یا کلینیک'],
  ])('is who was chosen in another form: %s', async (path, answers, label) => {
    const { sheet, app } = await openChoice(path, answers, label);
    await press(find(sheet(), '[role="option"]', ALI));
    expect(app.getSnapshot().context.chosen).toEqual({ patients: { id: ['8'] } });
  });

  it('is nobody who is not in the list any more, nor anybody twice', async () => {
    const { head } = await openChoice('/new-appointment', booking, 'بیمار', ['/patient/99', '/patient/31', '/patient/8']);
    expect(head().names).toHaveLength(5);
    expect(head().names.filter((name) => name === ALI)).toEqual([ALI]);
  });
});
