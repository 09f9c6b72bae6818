import { describe, expect, it } from 'vitest';
import { printedRows, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';
import { answers, asset } from './keeping.ts';

const pressIn = async (page: ParentNode, name: string) => {
  await press(find(page, 'button', name));
  await settle();
};
const entries = (page: ParentNode) => [...page.querySelectorAll('main li')].map(textOf);

describe('what a category holds', () => {
  it('is listed newest first, counted and summed, with the transaction or a dash', async () => {
    const { page } = await visit('/asset-category/7/items', answers);
    expect(textOf(page.querySelector('h1'))).toContain('تجهیزات');
    expect(entries(page)).toEqual([
      expect.stringMatching(/^۱اتوکلاو.*۳۱۰٬۰۰۰٬۰۰۰ تومان.*۱۴۰۵\/۰۳\/۳۰.*تراکنش ۹۹۱/),
      expect.stringMatching(/^۲یونیت.*۶۲۰٬۰۰۰٬۰۰۰ تومان.*۱۴۰۳\/۰۵\/۲۴.*تراکنش -/),
    ]);
    expect(page.textContent).toContain('جمع ۹۳۰٬۰۰۰٬۰۰۰ تومان');
  });

  it('sums a trillion times thousands to the toman', async () => {
    const many = Array.from({ length: 9_100 }, (_, index) => asset(index + 1, { price: 1_000_000_000_001 }));
    const { page } = await visit('/asset-category/7/items', { ...answers, 'resource:assets.loadRows': () => rows(many) });
    expect(page.textContent).toContain('جمع ۹٬۱۰۰٬۰۰۰٬۰۰۰٬۰۰۹٬۱۰۰ تومان');
  });

  it('is shown, counted, summed and printed of the days in the address alone', async () => {
    const path = '/asset-category/7/items?from=2026-06-01&to=2026-06-30';
    const { page } = await visit(path, { ...answers, 'assetItems.printPage': () => new Promise(() => {}) });
    expect(page.textContent).toContain('فقط از ۱۴۰۵/۰۳/۱۱ تا ۱۴۰۵/۰۴/۰۹');
    expect(entries(page)).toEqual([expect.stringMatching(/^۱اتوکلاو/)]);
    expect(textOf(page.querySelector('header [role="status"]'))).toBe('۱ دارایی');
    expect(page.textContent).toContain('جمع ۳۱۰٬۰۰۰٬۰۰۰ تومان');
    await pressIn(page, 'چاپ');
    expect(printedRows()).toEqual([expect.stringContaining('عنوان'), expect.stringContaining('اتوکلاو')]);
    expect(textOf(document.querySelector('[data-print-sheet]'))).toContain('از ۱۴۰۵/۰۳/۱۱ تا ۱۴۰۵/۰۴/۰۹ · جمع ۳۱۰٬۰۰۰٬۰۰۰ تومان');
  });

  it('may be nothing in these days, which says nothing of others', async () => {
    const { page } = await visit('/asset-category/7/items?to=2020-01-01', answers);
    expect(page.textContent).toContain('در این بازه ردیفی نیست.');
    expect(page.textContent).not.toContain('هنوز دارایی');
  });

  it('is all of it where the days in the address are none, which is said', async () => {
    const { page } = await visit('/asset-category/7/items?from=2026-06-30&to=2026-06-01', answers);
    expect(page.textContent).toContain('پایان بازه پیش از آغاز آن است. همه روزها نمایش داده می‌شود.');
    expect(entries(page)).toHaveLength(2);
  });

  it('is taken along as a file, with its category and whom it was paid to', async () => {
    const { page, asked, vault } = await visit('/expense-category/3/items', { ...answers, 'expenseItems.saveTable': () => ({}) });
    await pressIn(page, 'خروجی فایل');
    await press(find(page, 'dialog button', 'جدول همین صفحه'));
    expect(vault.take('table').split('\r\n')).toEqual([
      '\ufeff"تاریخ","تاریخ (میلادی)","عنوان","دسته‌بندی","گیرنده","شماره تراکنش","مبلغ (تومان)"',
      '1405/08/19,2026-11-10,"برق","ساختمان",,,4000000',
      `1405/08/10,2026-11-01,"اجاره مطب","ساختمان","لبخند","'77",90000000`,
      '',
    ]);
    const saved = asked.filter(({ port }) => port === 'expenseItems.saveTable');
    expect(saved).toEqual([{ port: 'expenseItems.saveTable', input: { name: expect.stringMatching(/^matab-expenses-1405-\d{2}-\d{2}\.csv$/) } }]);
    await settle();
    expect(page.textContent).toContain('فایل ذخیره شد.');
  });

  it('names whom an expense was paid to', async () => {
    const { page } = await visit('/expense-category/3/items', answers);
    expect(entries(page)[1]).toContain('به لبخند');
    expect(entries(page)[0]).not.toContain('به ');
  });

  it('is changed at its own address', async () => {
    const { page, visited } = await visit('/expense-category/3/items', answers);
    await pressIn(page, 'گزینه‌های برق، ۴٬۰۰۰٬۰۰۰ تومان در ۱۴۰۵/۰۸/۱۹');
    await press(find(page, 'dialog button', 'ویرایش'));
    await settle();
    expect(visited.at(-1)).toBe('/new-asset-expense/expense/2');
    expect(field(page, 'عنوان').value).toBe('برق');
  });

  it('keeps what it costs behind its name where that ends in Latin letters', async () => {
    const latin = { ...answers, 'resource:assets.loadRows': () => rows([asset(1, { name: 'اتوکلاو کلاس B' })]) };
    const { page } = await visit('/asset-category/7/items', latin);
    expect(find(page, 'main li button', 'گزینه‌های \u2068اتوکلاو کلاس B\u2069، ۶۲۰٬۰۰۰٬۰۰۰ تومان')).toBeDefined();
  });

  it.each([
    [
      'asset',
      'اتوکلاو، ۳۱۰٬۰۰۰٬۰۰۰ تومان',
      'آیا مطمئن هستید که می‌خواهید این دارایی را حذف کنید؟',
      'خطا در حذف دارایی: هنوز به کار رفته است.',
      '/asset-category/7/items',
    ],
    [
      'expense',
      'برق، ۴٬۰۰۰٬۰۰۰ تومان',
      'آیا مطمئن هستید که می‌خواهید این هزینه را حذف کنید؟',
      'خطا در حذف هزینه: هنوز به کار رفته است.',
      '/expense-category/3/items',
    ],
  ])('is deleted after a question, and says when it was not: %s', async (_, name, question, failed, path) => {
    const { page } = await visit(path, { ...answers, 'removal.removeRow': () => refused(400, { detail: 'هنوز به کار رفته است.' }) });
    await pressIn(page, `گزینه‌های ${name}`);
    await press(find(page, 'dialog button', 'حذف'));
    expect(page.textContent).toContain(question);
    await pressIn(page, 'بله، حذف شود');
    expect(page.textContent).toContain(failed);
  });

  it.each([
    ['/asset-category/7/items', 'assets', 'هنوز دارایی‌ای برای این دسته‌بندی ثبت نشده است.'],
    ['/expense-category/3/items', 'expenses', 'هنوز هزینه‌ای برای این دسته‌بندی ثبت نشده است.'],
  ])('may be nothing yet: %s', async (path, list, said) => {
    const { page } = await visit(path, { ...answers, [`resource:${list}.loadRows`]: () => rows([]) });
    expect(page.textContent).toContain(said);
    expect(find<HTMLButtonElement>(page, 'button', 'چاپ').disabled).toBe(true);
  });

  it.each([
    ['/asset-category/7/items', 'resource:assets.loadRows', 'خطا در بارگذاری اطلاعات دسته‌بندی یا دارایی‌ها.'],
    ['/asset-category/7/items', 'assetItems.loadCategory', 'خطا در بارگذاری اطلاعات دسته‌بندی یا دارایی‌ها.'],
    ['/expense-category/3/items', 'resource:expenses.loadRows', 'خطا در بارگذاری اطلاعات دسته‌بندی یا هزینه‌ها.'],
    ['/expense-category/3/items', 'expenseItems.loadCategory', 'خطا در بارگذاری اطلاعات دسته‌بندی یا هزینه‌ها.'],
  ])('cannot be shown at %s without %s, and the way back leads to the accounting', async (path, port, said) => {
    const { page, visited } = await visit(path, { ...answers, [port]: () => ({ _tag: 'Timeout' }) });
    expect(page.textContent).toContain(said);
    await pressIn(page, 'بازگشت به حسابداری');
    expect(visited.at(-1)).toBe('/accounting');
  });

  it.each([
    ['/accounting?tab=expense', 'ساختمان', '/expense-category/3/items', 2],
    ['/inventory', 'تجهیزات', '/asset-category/7/items', 2],
  ])('is shown without a network as the lists on the device have it: from %s', async (path, name, to, count) => {
    const offline = () => ({ _tag: 'Offline' });
    const { page, visited } = await visit(path, { ...answers, 'expenseItems.loadCategory': offline, 'assetItems.loadCategory': offline });
    await settle();
    await press(find(page, 'main a', name));
    await settle();
    expect(visited.at(-1)).toBe(to);
    expect([textOf(page.querySelector('h1')), entries(page).length]).toEqual([expect.stringContaining(name), count]);
    expect(find<HTMLButtonElement>(page, 'button', 'چاپ').disabled).toBe(false);
    expect(page.textContent).not.toContain('خطا در بارگذاری');
  });

  it('of a category that is gone is not to be seen', async () => {
    const { page } = await visit('/asset-category/99/items', { ...answers, 'assetItems.loadCategory': () => refused(404) });
    expect(page.textContent).toContain('دسته‌بندی دارایی یافت نشد.');
    expect(entries(page)).toEqual([]);
  });

  it.each([
    ['/asset-category/99/items', 99],
    ['/asset-category/0/items', null],
  ])('of a category that is gone can still be reached: %s', async (path, asset_category) => {
    const { page, visited } = await visit(path, {
      ...answers,
      'assetItems.loadCategory': () => refused(404),
      'resource:assets.loadRows': () => rows([asset(1, { asset_category }), asset(2)]),
    });
    expect(page.textContent).toContain('دسته‌بندی دارایی یافت نشد.');
    expect(entries(page)).toEqual([expect.stringMatching(/^۱یونیت/)]);
    await pressIn(page, 'گزینه‌های یونیت، ۶۲۰٬۰۰۰٬۰۰۰ تومان در ۱۴۰۳/۰۵/۲۴');
    await press(find(page, 'dialog button', 'ویرایش'));
    await settle();
    expect(visited.at(-1)).toBe('/new-asset-expense/asset/1');
  });
});

describe('the inventory', () => {
  it('shows by category what is owned, what it comes to and for how long', async () => {
    const { page } = await visit('/inventory', answers);
    expect(entries(page)).toEqual([
      expect.stringMatching(/^تجهیزات۲ دارایی۹۳۰٬۰۰۰٬۰۰۰ تومان.*اتوکلاو.*۱۴۰۵\/۰۳\/۳۰.*۴ ماه/),
      expect.stringMatching(/^یونیت.*۲ سال و ۳ ماه/),
      expect.stringMatching(/^مبلمان۱ دارایی۳۲٬۰۰۰٬۰۰۰ تومان.*صندلی.*۵ روز/),
    ]);
    expect(page.textContent).toContain('ارزش دارایی‌ها۹۶۲٬۰۰۰٬۰۰۰ تومان');
    expect(find<HTMLAnchorElement>(page, 'a', 'تجهیزات').getAttribute('href')).toBe('/asset-category/7/items');
  });

  it('finds by name, by category and by transaction, and sums what it found', async () => {
    const { page } = await visit('/inventory', answers);
    await type(find<HTMLInputElement>(page, 'input', 'جستجوی دارایی'), 'مبل');
    await settle();
    expect(entries(page)).toEqual([expect.stringContaining('صندلی')]);
    expect(page.textContent).toContain('ارزش دارایی‌ها۳۲٬۰۰۰٬۰۰۰ تومان');
    await type(find<HTMLInputElement>(page, 'input', 'جستجوی دارایی'), '۹۹۱');
    await settle();
    expect(entries(page)).toEqual([expect.stringContaining('اتوکلاو')]);
  });

  it('finds a transaction as another program wrote it', async () => {
    const { page } = await visit('/inventory', {
      ...answers,
      'resource:assets.loadRows': () => rows([asset(1, { transaction_number: 'TR-45A' }), asset(2, { name: 'صندلی', transaction_number: '۹۹۲' })]),
    });
    const search = find<HTMLInputElement>(page, 'input', 'جستجوی دارایی');
    await type(search, 'TR-45A');
    await settle();
    expect(entries(page)).toEqual([expect.stringContaining('یونیت')]);
    await type(search, '992');
    await settle();
    expect(entries(page)).toEqual([expect.stringContaining('صندلی')]);
  });

  it('shows what was bought on a day that no calendar knows, without an age', async () => {
    const { page } = await visit('/inventory', {
      ...answers,
      'resource:assets.loadRows': () => rows([asset(1, { date: '0206-02-03' }), asset(2, { name: 'صندلی', date: '9999-12-31' })]),
    });
    const shown = entries(page).join(' | ');
    expect(shown).toMatch(/یونیت.*۰۲۰۶-۰۲-۰۳/);
    expect(shown).toMatch(/صندلی.*۹۹۹۹-۱۲-۳۱.*هنوز نه/);
    expect(shown).not.toContain('سال');
  });

  it('is taken along as a file of what was found', async () => {
    const { page, vault } = await visit('/inventory', { ...answers, 'inventory.saveTable': () => ({}) });
    await type(find<HTMLInputElement>(page, 'input', 'جستجوی دارایی'), 'مبل');
    await settle();
    await pressIn(page, 'خروجی فایل');
    await press(find(page, 'dialog button', 'جدول همین صفحه'));
    expect(vault.take('table').split('\r\n').slice(1)).toEqual(['1405/08/24,2026-11-15,"صندلی","مبلمان",,32000000', '']);
  });

  it('says on paper what it comes to, and each category', async () => {
    const { page } = await visit('/inventory', { ...answers, 'inventory.printPage': () => new Promise(() => {}) });
    await pressIn(page, 'چاپ');
    expect(textOf(document.querySelector('[data-print-sheet]'))).toContain(
      'جمع ۹۶۲٬۰۰۰٬۰۰۰ تومان · تجهیزات: ۲ دارایی، جمع ۹۳۰٬۰۰۰٬۰۰۰ تومان · مبلمان: ۱ دارایی، جمع ۳۲٬۰۰۰٬۰۰۰ تومان',
    );
  });

  it('has its button in a bar of its own, over no figure', async () => {
    const { page } = await visit('/inventory', answers);
    expect(find<HTMLAnchorElement>(page.querySelector('[data-alone]') ?? page, 'a', 'افزودن دارایی').getAttribute('href')).toBe('/new-asset-expense');
    expect(page.querySelectorAll('main a[href="/new-asset-expense"]')).toHaveLength(1);
  });

  it('is empty in words, and leads to the first', async () => {
    const { page } = await visit('/inventory', { ...answers, 'resource:assets.loadRows': () => rows([]) });
    expect(page.textContent).toContain('هنوز دارایی‌ای ثبت نشده است.');
    expect(find<HTMLAnchorElement>(page, 'a', 'افزودن دارایی').getAttribute('href')).toBe('/new-asset-expense');
  });

  it('says that it could not be loaded, and asks again', async () => {
    const { page } = await visit('/inventory', { ...answers, 'resource:assets.loadRows': () => ({ _tag: 'Offline' }) });
    expect(page.textContent).toContain('دارایی‌ها بارگذاری نشد.');
    expect(page.textContent).not.toContain('هنوز دارایی‌ای ثبت نشده است.');
  });

  it('puts what belongs to a category that nobody knows last', async () => {
    const { page } = await visit('/inventory', { ...answers, 'resource:assets.loadRows': () => rows([asset(1, { asset_category: 99 }), asset(2)]) });
    expect(entries(page)).toEqual([expect.stringMatching(/^تجهیزات/), expect.stringMatching(/^دسته‌بندی نامشخص/)]);
  });

  it('counts what has no category, as the provider leaves the rows of one that it deleted', async () => {
    const { page } = await visit('/inventory', { ...answers, 'resource:assets.loadRows': () => rows([asset(1, { asset_category: null }), asset(2)]) });
    expect(entries(page)).toEqual([expect.stringMatching(/^تجهیزات/), expect.stringMatching(/^دسته‌بندی نامشخص۱ دارایی۶۲۰٬۰۰۰٬۰۰۰ تومان/)]);
    expect(page.textContent).toContain('ارزش دارایی‌ها۱٬۲۴۰٬۰۰۰٬۰۰۰ تومان');
  });
});
