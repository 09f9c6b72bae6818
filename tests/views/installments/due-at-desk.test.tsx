import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answers, rows, textOf } from '../patients/practice.tsx';
import { comes, find, press, settle } from '../stand.tsx';
import { cheque, split, twoPayers } from './practice.tsx';

beforeEach(() => void Object.assign(window, { innerWidth: 1280 }));
afterEach(() => void Object.assign(window, { innerWidth: 390 }));

const overdue = cheque(2, { due_date: '2026-11-01', installment: 32, amount: 5_000_000 });

/** A cheque of somebody is overdue, one of nobody whom the lists know as well, and one without a word whether it was paid is due today. */
const practice: Answers = {
  ...twoPayers,
  'resource:installmentChecks.loadRows': () =>
    rows([
      overdue,
      cheque(3, { due_date: '2026-11-10', installment: 99, check_owner_name: null }),
      cheque(1, { due_date: '2026-11-20', check_owner_name: 'پدر سارا', is_paid: null }),
    ]),
  'chequeMarks.saveMark': ({ mark }: { readonly mark: { readonly is_paid: boolean } }) => ({ ...overdue, is_paid: mark.is_paid }),
};

const table = (page: ParentNode) => page.querySelector('main [role="table"]');
const lines = (page: ParentNode) =>
  [...(table(page)?.querySelectorAll('[role="row"]') ?? [])].map((row) => [...row.querySelectorAll('[role="columnheader"], [role="cell"]')].map(textOf));
const places = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('[data-row]')];
const stops = (page: ParentNode) =>
  [...(table(page)?.querySelectorAll('[role="row"]') ?? [])]
    .slice(1)
    .map((row) => [...row.querySelectorAll<HTMLElement>('[tabindex]')].map((at) => at.tabIndex));
const look = async (answers: Answers = practice) => {
  const visiting = await split('/due-cheques', answers);
  await comes(() => expect(table(visiting.page)).not.toBeNull());
  await settle();
  return visiting;
};
const hit = (key: string) =>
  act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const box = (page: ParentNode) => find<HTMLButtonElement>(page, '[role="row"] button', 'وصول شد: رضا کریمی');

describe('the due cheques at the desk', () => {
  it('are a table by which one telephones: who, how much, since when, who wrote the cheque, and the number', async () => {
    const { page } = await look();
    expect(table(page)?.getAttribute('aria-label')).toBe('چک‌های سررسید');
    expect(lines(page)).toEqual([
      ['بیمار', 'مبلغ (تومان)', 'سررسید', 'وضعیت', 'صاحب چک', 'شماره تماس', 'تماس', 'وصول'],
      ['رضا کریمی', '۵٬۰۰۰٬۰۰۰', '۱۴۰۵/۰۸/۱۰', '۱۹ روز گذشته', 'سارا احمدی', '-', '', ''],
      ['بیمار نامشخص', '۴۰۰٬۰۰۰', '۱۴۰۵/۰۸/۱۹', '۱۰ روز گذشته', '-', '-', '', ''],
      ['سارا احمدی', '۴۰۰٬۰۰۰', '۱۴۰۵/۰۸/۲۹', 'سررسید امروزوصول نامشخص', 'پدر سارا', '۰۹۱۲ ۱۲۳ ۴۵۶۷', '', ''],
    ]);
    expect(page.querySelectorAll('main li')).toHaveLength(0);
  });

  it('are called and marked from their row, with the way on and the way back below', async () => {
    const { page, visited } = await look();
    expect(find<HTMLAnchorElement>(page, '[role="row"] a', 'تماس با سارا احمدی').href).toBe('tel:+989121234567');
    await press(find(page, '[role="row"] button', 'تماس با رضا کریمی'));
    expect(textOf(page)).toContain('شماره تماسی برای رضا کریمی ثبت نشده است.');
    const marked = box(page);
    await press(marked);
    await settle();
    expect([box(page) === marked, marked.getAttribute('aria-pressed'), lines(page)[1]?.[3]]).toEqual([true, 'true', 'وصول‌شده']);
    expect(textOf(page)).toContain('چک ۱۴۰۵/۰۸/۱۰ از رضا کریمی وصول شد.');
    await press(find(page, 'button', 'بازگردانی'));
    await settle();
    expect([box(page).getAttribute('aria-pressed'), lines(page)[1]?.[3]]).toEqual(['false', '۱۹ روز گذشته']);
    await press(box(page));
    await settle();
    await press(find(page, 'button', 'ثبت پرداخت'));
    await settle();
    expect(visited.at(-1)).toBe('/new-payment?patient=8');
  });

  it('lead to the plans of whoever pays, and nowhere where nobody knows who does; the keyboard comes to each', async () => {
    const { page, visited } = await look();
    expect(places(page).map((each) => each.getAttribute('href'))).toEqual(['/patient/8/installments', null, '/patient/7/installments']);
    expect(stops(page)).toEqual([
      [0, 0, 0],
      [-1, -1, -1],
      [-1, -1, -1],
    ]);
    await act(async () => places(page)[0]?.focus());
    await hit('ArrowDown');
    expect([document.activeElement === places(page)[1], stops(page)[1]]).toEqual([true, [0, 0, 0]]);
    await press(places(page)[1] as HTMLElement);
    await settle();
    expect(visited).toHaveLength(1);
    await hit('ArrowDown');
    await press(document.activeElement as HTMLElement);
    await settle();
    expect(visited.at(-1)).toBe('/patient/7/installments');
  });

  it('that are none are no table', async () => {
    const { page } = await split('/due-cheques', { ...practice, 'resource:installmentChecks.loadRows': () => rows([]) });
    await settle();
    expect([table(page), textOf(page).includes('سررسید هیچ چکی نگذشته است.')]).toEqual([null, true]);
  });
});
