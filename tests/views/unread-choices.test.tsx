import { describe, expect, it } from 'vitest';
import { answers as booking } from './appointments/booking.ts';
import { contract, taking } from './contracts/terms.tsx';
import { answers as ledger } from './ledger/keeping.ts';
import { type Answers, rows, textOf, visit } from './patients/practice.tsx';
import { field, find, press, settle, type } from './stand.tsx';

const pressIn = async (page: ParentNode, name: string) => {
  await press(find<HTMLButtonElement>(page, 'button', name));
  await settle();
};
const callsOf = (asked: readonly { readonly port: string }[], name: string) => asked.filter(({ port }) => port === name).length;

describe('what a list does not have is not said to be gone while some of it could not be read', () => {
  it('the patient of an appointment, of which another thing is changed', async () => {
    const unread: Answers = { ...booking, 'resource:patients.loadRows': () => rows([], 1) };
    const { page, asked } = await visit('/edit-appointment/1', unread);
    await type(field(page, 'توضیحات'), 'کنترل');
    expect(page.textContent).not.toContain('دیگر در لیست نیست');
    await pressIn(page, 'ذخیره');
    expect(callsOf(asked, 'appointmentForm.saveRecord')).toBe(1);
    const gone = await visit('/edit-appointment/1', { ...booking, 'resource:patients.loadRows': () => rows([]) });
    expect(gone.page.textContent).toContain('این بیمار دیگر در لیست نیست');
  });

  it('a category, nor is one asked for in place of those that there are', async () => {
    const unread: Answers = { ...ledger, 'resource:assetCategories.loadRows': () => rows([], 1) };
    const { page } = await visit('/new-asset-expense?category=99', unread);
    expect(page.textContent).not.toContain('دسته‌بندی انتخاب‌شده نامعتبر است.');
    expect(page.textContent).not.toContain('لطفاً دسته‌بندی اضافه کنید');
  });

  it('a clinic, whose staged contracts stay in sight', async () => {
    const { page } = await visit('/contracts/77', { ...taking, 'resource:clinics.loadRows': () => rows([], 1) });
    expect(page.textContent).not.toContain('شاید حذف شده باشد.');
    const gone = await visit('/contracts/77', taking);
    expect(gone.page.textContent).toContain('شاید حذف شده باشد.');
  });

  it('a contract between those that were read: no days are without one, none is proposed behind the last', async () => {
    const some = [contract(5, { start_date: '2024-03-21', end_date: '2025-03-20' }), contract(6, { start_date: '2027-03-21', end_date: '2028-03-20' })];
    const told = async (unreadable: number) => {
      const { page } = await visit('/contracts/3', { ...taking, 'resource:contracts.loadRows': () => rows(some, unreadable) });
      return ['روز بدون قرارداد', 'امروز هیچ قرارداد فعالی'].map((words) => textOf(page).includes(words));
    };
    expect([await told(0), await told(1)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});
