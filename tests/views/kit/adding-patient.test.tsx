import { expect, it } from 'vitest';
import { answers as books } from '../ledger/keeping.ts';
import { type Answers, patient, textOf, visit } from '../patients/practice.tsx';
import { lists as paying } from '../payments/paying.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';
import { lists as treating } from '../treatments/treating.tsx';

const saving: Answers = {
  'patientForm.findAlike': () => ({ rows: [] }),
  'patientForm.saveRecord': () => patient(9, { first_name: 'رضا', last_name: 'کریمی' }),
};
const sheetOf = (page: ParentNode) => page.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('No sheet is open.');
const choiceOf = (page: ParentNode, label: string) =>
  [...page.querySelectorAll<HTMLElement>('main button[aria-labelledby]')].find((face) =>
    document.getElementById(face.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent?.startsWith(label),
  ) ?? expect.fail(`No choice «${label}».`);

it.each([
  ['/new-treatment', treating, 'بیمار', 'شکایت اصلی'],
  ['/new-payment', paying, 'بیمار یا کلینیک', 'شماره تراکنش'],
  ['/new-asset-expense/expense', books, 'گیرنده', 'شماره تراکنش'],
])('whoever is in no list is filed over the form at %s, which loses nothing and then has them', async (path, lists, choice, other) => {
  const { page, visited } = await visit(path, { ...lists, ...saving });
  await type(field(page, other), '۴۵۶');
  await press(choiceOf(page, choice));
  await press(find(sheetOf(page), 'button', 'ثبت بیمار جدید'));
  await settle();
  await comes(() => expect(page.querySelector('dialog[open] form')).not.toBeNull());
  await type(field(sheetOf(page), 'نام'), 'رضا');
  await type(field(sheetOf(page), 'نام خانوادگی'), 'کریمی');
  await type(field(sheetOf(page), 'کد ملی'), '0012345679');
  await press(find(sheetOf(page), 'button', 'ذخیره'));
  await settle();
  expect(page.querySelector('dialog[open]')).toBeNull();
  expect(textOf(choiceOf(page, choice))).toContain('رضا کریمی');
  expect([field(page, other).value, visited.at(-1)]).toEqual(['۴۵۶', path]);
});
