import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { type Answers, NOW, patient, refused, rows, textOf } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';
import { cheque, owing, PLANS, plan, planned, split } from './practice.tsx';

const DUE = '/due-cheques';
const FORM = '/new-payment?patient=8';
const overdue = cheque(2, { due_date: '2026-11-01', installment: 32, amount: 5_000_000 });

/** A cheque of somebody is overdue. */
const practice: Answers = {
  ...owing,
  'resource:patients.loadRows': () => rows([patient(7), patient(8, { first_name: 'رضا', last_name: 'کریمی' })]),
  'resource:installments.loadRows': () => rows([plan(31), plan(32, { patient: 8 })]),
  'resource:installmentChecks.loadRows': () => rows([overdue]),
  'chequeMarks.saveMark': ({ mark }: { readonly mark: { readonly is_paid: boolean } }) => ({ ...overdue, is_paid: mark.is_paid }),
  'newPayments.findAlike': () => ({ rows: [] }),
  'newPayments.sendRow': ({ payload }: { readonly payload: object }) => ({ ...payload, id: 50 }),
};

const ways = (page: ParentNode) => [...page.querySelectorAll<HTMLButtonElement>('section[aria-label="وصول چک‌ها"] button')];
const names = (page: ParentNode) => ways(page).map(textOf);
const way = (page: ParentNode) => ways(page).find((each) => textOf(each) === 'ثبت پرداخت') as HTMLButtonElement;
const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);

/** Somebody marks the first cheque that is in sight. */
const marked = async (path: string, answers: Answers) => {
  const visit = await split(path, answers);
  await press(find(visit.page, 'main button', 'وصول شد: '));
  await settle();
  return visit;
};

/** What stands in the form of a payment. */
const formOf = (page: ParentNode) => ({
  whose: textOf(page.querySelector('main')).includes('رضا کریمی')
    ? 'رضا کریمی'
    : textOf(page.querySelector('main')).includes('سارا احمدی')
      ? 'سارا احمدی'
      : null,
  method: textOf(page.querySelector('main [role="radiogroup"] input:checked')?.closest('label')),
  ...{ amount: field(page, 'مبلغ').value, day: field(page, 'تاریخ').value, number: field(page, 'شماره تراکنش').value },
});

describe('a cheque that was marked as paid', () => {
  it('leads from what is due to the payment that it became, of which all can be changed before it is sent', async () => {
    const { page, asked, visited } = await marked(DUE, practice);
    await press(way(page));
    await settle();
    expect(visited.at(-1)).toBe(FORM);
    expect(formOf(page)).toEqual({
      ...{ whose: 'رضا کریمی', method: 'چک پیش‌فرض', amount: '۵٬۰۰۰٬۰۰۰', day: '۱۴۰۵/۰۸/۲۹', number: '۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۲' },
    });
    expect(asked.filter(({ port }) => port === 'newPayments.sendRow')).toEqual([]);
    await type(field(page, 'مبلغ'), '4900000');
    await press(find<HTMLInputElement>(page, 'label', 'نقدی').querySelector('input') as HTMLInputElement);
    await press(button(page, 'ثبت پرداخت‌ها'));
    await settle();
    expect(asked.filter(({ port }) => port === 'newPayments.sendRow').map(({ input }) => input)).toEqual([
      {
        resource: 'incomes',
        payload: { patient: 8, clinic: null, date: '2026-11-20', amount: 4_900_000, payment_method: 5, transaction_number: '0000000000000002' },
      },
    ]);
  });

  it('is sent along with a payment that stands in the list already, and waits where the form is left', async () => {
    const { page, app, asked } = await split(FORM, practice);
    const go = async (to: string) => {
      await act(async () => app.send({ type: 'route.go', to, replace: false }));
      await settle();
    };
    await type(field(page, 'مبلغ'), '1000');
    await press(find<HTMLInputElement>(page, 'label', 'نقدی').querySelector('input') as HTMLInputElement);
    await press(button(page, 'افزودن به لیست'));
    await go(DUE);
    await press(find(page, 'main button', 'وصول شد: '));
    await settle();
    await press(way(page));
    await settle();
    await go('/patients');
    await go(FORM);
    expect(formOf(page)).toMatchObject({ amount: '۵٬۰۰۰٬۰۰۰', number: '۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۲' });
    await press(button(page, 'ثبت پرداخت‌ها (۲)'));
    for (let each = 0; each < 3; each += 1) await settle();
    const sent = asked
      .filter(({ port }) => port === 'newPayments.sendRow')
      .map(({ input }) => (input as { readonly payload: { readonly amount: number } }).payload.amount);
    expect(sent).toEqual([1000, 5_000_000]);
  });

  it('leads there from the plans of its patient as well', async () => {
    const saveMark = () => cheque(1, { due_date: '2026-11-01', is_paid: true });
    const { page, visited } = await marked(PLANS, { ...planned, 'chequeMarks.saveMark': saveMark });
    await press(way(page));
    await settle();
    expect(visited.at(-1)).toBe('/new-payment?patient=7');
    expect(formOf(page)).toEqual({
      ...{ whose: 'سارا احمدی', method: 'چک پیش‌فرض', amount: '۴۰۰٬۰۰۰', day: '۱۴۰۵/۰۸/۲۹', number: '۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۱' },
    });
  });

  it('leaves its number empty where a provider keeps none', async () => {
    const { page } = await marked(DUE, { ...practice, 'chequeMarks.saveMark': () => ({ ...overdue, check_number: null, is_paid: true }) });
    await press(way(page));
    await settle();
    expect(formOf(page)).toMatchObject({ amount: '۵٬۰۰۰٬۰۰۰', number: '' });
  });

  it('changes nothing in a payment of its patient that somebody began', async () => {
    const { page, app } = await split(FORM, practice);
    await type(field(page, 'مبلغ'), '1000');
    const go = async (to: string) => {
      await act(async () => app.send({ type: 'route.go', to, replace: false }));
      await settle();
    };
    await go(DUE);
    await press(find(page, 'main button', 'وصول شد: '));
    await settle();
    await press(way(page));
    await settle();
    expect(formOf(page)).toMatchObject({ whose: 'رضا کریمی', method: '', amount: '۱٬۰۰۰', number: '' });
  });

  it('has that way from the tap on, beside the way back, and no longer than it is marked so', async () => {
    let store = () => {};
    const saveMark = ({ mark }: { readonly mark: { readonly is_paid: boolean } }) =>
      new Promise((resolve) => (store = () => resolve({ ...overdue, is_paid: mark.is_paid }))) as never;
    const { page } = await marked(DUE, { ...practice, 'chequeMarks.saveMark': saveMark });
    const BOTH = ['ثبت پرداخت', 'بازگردانی'];
    expect([names(page), way(page).disabled]).toEqual([BOTH, true]);
    store();
    await settle();
    expect([names(page), way(page).disabled]).toEqual([BOTH, false]);
    await press(button(page, 'بازگردانی'));
    expect(names(page)).toEqual(['بازگردانی']);
    store();
    await settle();
    expect(names(page)).toEqual(['بازگردانی']);
  });

  it('says no more of it, and takes nothing back, once the list has it otherwise', async () => {
    const { page, answer, tell } = await marked(DUE, practice);
    expect(names(page)).toEqual(['ثبت پرداخت', 'بازگردانی']);
    answer({ 'resource:installmentChecks.loadRows': () => rows([{ ...overdue, is_paid: false }]) });
    await tell('resource:installmentChecks', { type: 'resource.refreshed', at: NOW + 60_000 });
    expect([names(page), textOf(page).includes('پرداخت آن را هم ثبت کنید.')]).toEqual([[], false]);
  });

  it.each([
    ['nobody has such a plan', { 'resource:installments.loadRows': () => rows([plan(31)]) }],
    ['the plans are on their way', { 'resource:installments.loadRows': () => new Promise(() => {}) }],
    ['the patients could not be read', { 'resource:patients.loadRows': () => refused(403) }],
  ])('leads nowhere where it is not known who pays: %s', async (_, answers) => {
    const { page } = await marked(DUE, { ...practice, ...answers });
    expect(textOf(page)).toContain('پرداخت آن را هم ثبت کنید.');
    expect(names(page)).toEqual(['بازگردانی']);
  });
});
