import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers as ledger } from '../ledger/keeping.ts';
import { type Answers, patient, rows, textOf, treatment, visit } from '../patients/practice.tsx';
import { account } from '../payments/paying.tsx';
import { comes, find, press, settle, type } from '../stand.tsx';

beforeEach(() => void Object.assign(window, { innerWidth: 1280 }));
afterEach(() => void Object.assign(window, { innerWidth: 390 }));

const table = (page: ParentNode) => page.querySelector('main [role="table"]');
const cells = (row: Element) => [...row.querySelectorAll('[role="columnheader"], [role="cell"]')].map(textOf);
const lines = (page: ParentNode) => [...(table(page)?.querySelectorAll('[role="row"]') ?? [])].map(cells);
/** The table comes from a part of the program of its own. */
const look = async (path: string, answers: Answers) => {
  const visiting = await visit(path, answers);
  await comes(() => expect(table(visiting.page)).not.toBeNull());
  await settle();
  return visiting;
};
const hit = (key: string, at: Element | null) =>
  act(async () => void at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const places = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('[data-row]')];

describe('the payments of an account at the desk', () => {
  it('are a table with the columns of their paper, under the same sums', async () => {
    const { page } = await look('/patient/7/payments', account);
    expect(table(page)?.getAttribute('aria-label')).toBe('پرداخت‌ها');
    expect(lines(page)).toEqual([
      ['ردیف', 'تاریخ پرداخت', 'مبلغ (تومان)', 'نوع پرداخت', 'شماره تراکنش', 'گزینه‌ها'],
      ['۱', '۱۴۰۵/۰۸/۲۴', '۲۵۰٬۰۰۰', 'نامشخص', '-', expect.anything()],
      ['۲', '۱۴۰۵/۰۸/۱۹', '۹۰۰٬۰۰۰', expect.anything(), '-', expect.anything()],
    ]);
    expect(page.textContent).toContain('۲ پرداخت، جمع ۱٬۱۵۰٬۰۰۰ تومان');
    expect(page.querySelectorAll('main li')).toHaveLength(0);
  });

  it('are walked through by arrows, stand at one stop of Tab, and are opened at their own address', async () => {
    const { page, visited } = await look('/patient/7/payments', account);
    const [first, second] = places(page);
    expect(places(page).map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    await act(async () => first?.focus());
    await hit('ArrowDown', first ?? null);
    expect(document.activeElement).toBe(second);
    expect(places(page).map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    await press(second as HTMLElement);
    await settle();
    expect(visited.at(-1)).toBe('/new-payment/1');
  });

  it('are changed and deleted from a menu in their row', async () => {
    const { page } = await look('/patient/7/payments', account);
    await press(find(page, '[role="row"] button', 'گزینه‌های پرداخت ۹۰۰٬۰۰۰ تومان در ۱۴۰۵/۰۸/۱۹'));
    expect(find(page, 'dialog button', 'ویرایش')).toBeTruthy();
    await press(find(page, 'dialog button', 'حذف'));
    const question = document.getElementById(page.querySelector('dialog[role="alertdialog"]')?.getAttribute('aria-describedby') ?? '');
    expect(textOf(question)).toContain('آیا مطمئن هستید که می‌خواهید این پرداخت را حذف کنید؟');
    expect(textOf(question)).toContain('قابل بازگشت نیست');
  });

  it('have a menu each that no eyes are needed for, at no stop of Tab but that of the row that somebody is at', async () => {
    const { page } = await look('/patient/7/payments', account);
    const menus = [...page.querySelectorAll<HTMLElement>('main [data-menu] button')];
    const stops = () => menus.map(({ tabIndex }) => tabIndex);
    expect(stops()).toEqual([0, -1]);
    await act(async () => places(page)[0]?.focus());
    await hit('ArrowDown', document.activeElement);
    expect(stops()).toEqual([-1, 0]);
  });

  it('leave the browser its own keys', async () => {
    const { page } = await look('/patient/7/payments', account);
    const [first] = places(page);
    await act(async () => first?.focus());
    for (const held of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }]) {
      const pressed = new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true, ...held });
      await act(async () => first?.dispatchEvent(pressed));
      expect([pressed.defaultPrevented, document.activeElement]).toEqual([false, first]);
    }
  });

  it('that are none are no table', async () => {
    const { page } = await visit('/patient/7/payments', { ...account, 'resource:incomes.loadRows': () => rows([]) });
    await settle();
    expect(table(page)).toBeNull();
    expect(page.textContent).toContain('هنوز پرداختی');
  });
});

describe('what a category holds, at the desk', () => {
  it('is a table that says to whom an expense was paid', async () => {
    const { page } = await look('/expense-category/3/items', ledger);
    const [heads, ...all] = lines(page);
    expect(heads).toEqual(['ردیف', 'عنوان', 'مبلغ (تومان)', 'تاریخ', 'گیرنده', 'شماره تراکنش', 'گزینه‌ها']);
    expect(all.map((line) => line.slice(1, 6))).toContainEqual(['اجاره مطب', '۹۰٬۰۰۰٬۰۰۰', '۱۴۰۵/۰۸/۱۰', 'لبخند', '۷۷']);
  });

  it('is gone into from its search, and out of it again', async () => {
    const { page, visited } = await look('/asset-category/7/items', ledger);
    const search = page.querySelector<HTMLInputElement>('[data-search]') as HTMLInputElement;
    await act(async () => search.focus());
    await hit('ArrowDown', search);
    expect(document.activeElement).toBe(places(page)[0]);
    await hit('ArrowUp', document.activeElement);
    expect(document.activeElement).toBe(search);
    await type(search, 'یونیت');
    await settle();
    expect(lines(page).map((line) => line[1])).toEqual(['عنوان', 'یونیت']);
    await hit('Enter', search);
    await settle();
    expect(visited.at(-1)).toMatch(/^\/new-asset-expense\/asset\/\d+$/);
  });
});

describe('accounting at the desk', () => {
  const practice: Answers = {
    'resource:patients.loadRows': () => rows([patient(7)]),
    'resource:clinics.loadRows': () => rows([]),
    'resource:incomes.loadRows': () =>
      rows([{ id: 1, patient: 7, clinic: null, date: '2026-11-10', amount: 900_000, payment_method: 5, transaction_number: null }]),
    'resource:surgeries.loadRows': () => rows([treatment(1, { surgery_time: '2026-03-01', total_cost: 1_000_000 })]),
    'resource:expenses.loadRows': () => rows([]),
  };

  it('has who owes in a table, to be called from it', async () => {
    const { page } = await look('/accounting?tab=receivable&owing=patients', practice);
    const [heads, line] = lines(page);
    expect(heads).toEqual(['بیمار', 'شماره تماس', 'از تاریخ', 'بدهی (تومان)', 'تماس']);
    expect(line?.[0]).toBe('سارا احمدی');
    expect(line?.[3]).toBe('۱۰۰٬۰۰۰');
    expect(table(page)?.querySelector('a[href^="tel:"]')).not.toBeNull();
  });

  it('comes by Tab to the calls and messages of one debtor alone', async () => {
    const { page } = await look('/accounting?tab=receivable&owing=patients', {
      ...practice,
      'resource:patients.loadRows': () => rows([patient(7), patient(8), patient(9, { phone: null })]),
      'resource:surgeries.loadRows': () => rows([7, 8, 9].map((id) => treatment(id, { patient: id, surgery_time: `2026-03-0${id}`, total_cost: 1_000_000 }))),
    });
    const stops = [...page.querySelectorAll('main [role="row"]')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('a, button')].map(({ tabIndex }) => tabIndex),
    );
    expect(stops).toEqual([[], [0, 0, 0], [-1, -1, -1], [-1, -1]]);
  });
});
