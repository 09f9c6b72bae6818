import { describe, expect, it } from 'vitest';
import { refused, rows, textOf, visit } from '../patients/practice.tsx';
import { field, find, press, settle, submit, type } from '../stand.tsx';
import { answers, asset, equipment } from './keeping.ts';

const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);
const pressIn = async (page: ParentNode, name: string) => {
  await press(button(page, name));
  await settle();
};
const saves = (asked: readonly { readonly port: string; readonly input: unknown }[]) =>
  asked.filter(({ port }) => port.endsWith('.saveRecord')).map(({ input }) => input);
const entries = (page: ParentNode) => [...page.querySelectorAll('main li')].map(textOf);
const heads = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('main h2 > button')];

describe('the categories', () => {
  it('open one part at a time, each at an address of its own, and say how many there are', async () => {
    const { page, visited } = await visit('/categories', answers);
    expect(heads(page).map(textOf)).toEqual(['دسته‌بندی دارایی‌ها۲ دسته‌بندی', 'دسته‌بندی هزینه‌ها۱ دسته‌بندی']);
    expect(entries(page)).toEqual([]);
    await pressIn(page, 'دسته‌بندی دارایی‌ها');
    expect(entries(page)).toEqual([expect.stringMatching(/^تجهیزات.*۲ دارایی/), expect.stringMatching(/^مبلمان.*۱ دارایی/)]);
    await pressIn(page, 'دسته‌بندی هزینه‌ها');
    expect(entries(page)).toEqual([expect.stringMatching(/^ساختمان.*۲ هزینه/)]);
    await pressIn(page, 'دسته‌بندی هزینه‌ها');
    expect(entries(page)).toEqual([]);
    expect(visited).toEqual(['/categories', '/categories/assets', '/categories/expenses', '/categories']);
  });

  it('that were there before say how old they are where they cannot be asked for', async () => {
    const { page, answer, tell } = await visit('/categories/expenses', answers);
    answer({ ...answers, 'resource:expenseCategories.loadRows': () => ({ _tag: 'Offline' }) });
    await tell('resource:expenseCategories', { type: 'resource.refreshed', at: 0 });
    expect(page.querySelector('header [data-busy]')?.textContent).toMatch(/به‌روز شده: .* پیش/);
  });

  it('take a new name from the end of the open part, and stay there', async () => {
    const { page, asked, visited } = await visit('/categories/assets', answers);
    await type(field(page, 'نام دسته‌بندی جدید'), ' تأسيسات ');
    await pressIn(page, 'ذخیره');
    expect(saves(asked)).toEqual([{ resource: 'assetCategories', id: null, payload: { name: 'تأسیسات' } }]);
    expect(entries(page).some((entry) => entry.startsWith('تأسیسات'))).toBe(true);
    expect(field(page, 'نام دسته‌بندی جدید').value).toBe('');
    expect(page.textContent).toContain('دسته‌بندی دارایی با موفقیت ثبت شد.');
    expect(visited.at(-1)).toBe('/categories/assets');
    await type(field(page, 'نام دسته‌بندی جدید'), 'رایانه');
    await pressIn(page, 'ذخیره');
    expect(saves(asked)).toHaveLength(2);
  });

  it('say how much each holds where an open part is the first page that comes', async () => {
    const { page } = await visit('/categories/expenses', answers);
    expect(textOf(page.querySelector('main li'))).toContain('۲ هزینه');
  });

  it('keep what was typed in one part while the other is looked at', async () => {
    const { page } = await visit('/categories/assets', answers);
    await type(field(page, 'نام دسته‌بندی جدید'), 'تأسیسات');
    await pressIn(page, 'دسته‌بندی هزینه‌ها');
    expect(field(page, 'نام دسته‌بندی جدید').value).toBe('');
    await pressIn(page, 'دسته‌بندی دارایی‌ها');
    expect(field(page, 'نام دسته‌بندی جدید').value).toBe('تأسیسات');
  });

  it.each([
    ['assets', 'لطفاً نام دسته‌بندی دارایی را وارد کنید.'],
    ['expenses', 'لطفاً نام دسته‌بندی هزینه را وارد کنید.'],
  ])('of %s ask for a name, at its field and in the bar', async (part, said) => {
    const { page, asked } = await visit(`/categories/${part}`, answers);
    await type(field(page, 'نام دسته‌بندی جدید'), '  ');
    await pressIn(page, 'ذخیره');
    expect(page.querySelector('form')?.textContent).toContain(said);
    expect(textOf(page.querySelector('[data-alone]'))).toContain('لطفاً نام دسته‌بندی را وارد کنید.');
    expect(saves(asked)).toEqual([]);
  });

  it('say what to do first where neither part is open', async () => {
    const { page } = await visit('/categories', answers);
    await pressIn(page, 'ذخیره');
    const said = 'لطفاً نام دسته‌بندی را وارد کنید. برای افزودن، بخش دارایی‌ها یا هزینه‌ها را باز کنید.';
    expect(page.textContent).toContain(said);
    await pressIn(page, 'دسته‌بندی دارایی‌ها');
    expect(page.textContent).not.toContain(said);
  });

  it('keep the name that was refused, with the reason', async () => {
    const { page } = await visit('/categories/expenses', { ...answers, 'expenseCategoryForm.saveRecord': () => refused(400, { detail: 'نام تکراری است.' }) });
    await type(field(page, 'نام دسته‌بندی جدید'), 'آب');
    await pressIn(page, 'ذخیره');
    expect(page.textContent).toContain('خطا در افزودن دسته‌بندی هزینه: نام تکراری است.');
    expect(field(page, 'نام دسته‌بندی جدید').value).toBe('آب');
  });

  it('say please try again of a refusal without words', async () => {
    const { page } = await visit('/categories/assets', { ...answers, 'assetCategoryForm.saveRecord': () => refused(400) });
    await type(field(page, 'نام دسته‌بندی جدید'), 'آب');
    await pressIn(page, 'ذخیره');
    expect(page.textContent).toContain('خطا در افزودن دسته‌بندی دارایی: لطفاً دوباره امتحان کنید.');
  });

  it('ask about a name that another has', async () => {
    const { page, asked } = await visit('/categories/assets', { ...answers, 'assetCategoryForm.findAlike': () => ({ rows: [equipment] }) });
    await type(field(page, 'نام دسته‌بندی جدید'), 'تجهيزات');
    await pressIn(page, 'ذخیره');
    expect(page.textContent).toContain('دسته‌بندی دیگری با همین نام ثبت شده است.');
    expect(saves(asked)).toEqual([]);
  });

  it('are deleted after a question; one that is needed says by what', async () => {
    const { page } = await visit('/categories', {
      ...answers,
      'removal.removeRow': () => refused(409, { detail: 'حذف ممکن نیست؛ هنوز در دارایی‌ها به کار رفته است.' }),
    });
    await pressIn(page, 'دسته‌بندی دارایی‌ها');
    await pressIn(page, 'حذف تجهیزات');
    const dialog = page.querySelector('dialog[open]');
    expect(dialog?.textContent).toContain('۲ دارایی در این دسته‌بندی ثبت شده است.');
    expect(dialog?.textContent).toContain('آیا مطمئن هستید که می‌خواهید این دسته‌بندی را حذف کنید؟');
    await pressIn(page, 'بله، حذف شود');
    expect(dialog?.textContent).toContain('خطا در حذف دسته‌بندی دارایی: حذف ممکن نیست؛ هنوز در دارایی‌ها به کار رفته است.');
    expect(entries(page)).toHaveLength(2);
  });

  it('have what they held read again once they are deleted, as the provider left it', async () => {
    let left = [asset(1), asset(3, { asset_category: 8 })];
    const { page, asked } = await visit('/categories', {
      ...answers,
      'resource:assets.loadRows': () => rows(left),
      'removal.removeRow': () => {
        left = [asset(1), asset(3, { asset_category: null })];
        return {};
      },
    });
    await pressIn(page, 'دسته‌بندی دارایی‌ها');
    const reads = () => asked.filter(({ port }) => port === 'resource:assets.loadRows').length;
    const before = reads();
    await pressIn(page, 'حذف مبلمان');
    await pressIn(page, 'بله، حذف شود');
    expect(reads()).toBe(before + 1);
    expect(entries(page)).toEqual([expect.stringMatching(/^تجهیزات.*۱ دارایی/)]);
  });

  it('are empty in words, and say when they could not be loaded', async () => {
    const { page } = await visit('/categories/expenses', { ...answers, 'resource:expenseCategories.loadRows': () => rows([]) });
    expect(page.textContent).toContain('هنوز دسته‌بندی هزینه ثبت نشده است.');
    const { page: other } = await visit('/categories/assets', { ...answers, 'resource:assetCategories.loadRows': () => ({ _tag: 'Offline' }) });
    expect(other.textContent).toContain('خطا در بارگذاری دسته‌بندی‌ها: اتصال اینترنت برقرار نیست.');
  });
});

describe('a category of its own address', () => {
  it('is changed there by its address alone, and leads to what it holds', async () => {
    const { page, asked, visited } = await visit('/edit-asset-category/7', answers);
    expect(find<HTMLAnchorElement>(page, 'a', 'دارایی‌های این دسته‌بندی').getAttribute('href')).toBe('/asset-category/7/items');
    await type(field(page, 'نام دسته‌بندی'), 'تجهیزات مطب');
    await submit(page);
    expect(saves(asked)).toEqual([{ resource: 'assetCategories', id: 7, payload: { name: 'تجهیزات مطب' } }]);
    expect(visited.at(-1)).toBe('/categories/assets');
    expect(entries(page).some((entry) => entry.startsWith('تجهیزات مطب'))).toBe(true);
  });

  it.each([
    ['asset', 'دسته‌بندی دارایی یافت نشد.'],
    ['expense', 'دسته‌بندی هزینه یافت نشد.'],
  ])('of an %s that is gone says so, and leads back', async (kind, said) => {
    const { page } = await visit(`/edit-${kind}-category/99`, { ...answers, [`${kind}CategoryForm.loadRecord`]: () => refused(404) });
    expect(page.textContent).toContain(said);
    expect(find<HTMLAnchorElement>(page, 'a', 'بازگشت به دسته‌بندی‌ها').getAttribute('href')).toBe(`/categories/${kind}s`);
  });
});
