import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { refused, rows, textOf, visit } from '../patients/practice.tsx';
import { field, find, press, settle, submit, type } from '../stand.tsx';
import { answers, asset, equipment, made } from './keeping.ts';

const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);
const pressIn = async (page: ParentNode, name: string) => {
  await press(button(page, name));
  await settle();
};
const sheetOf = (page: ParentNode): HTMLElement => page.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('No sheet is open.');
const entries = (page: ParentNode) => [...page.querySelectorAll('main li')].map(textOf);
const calls = (asked: readonly { readonly port: string; readonly input: unknown }[], name: string) =>
  asked.filter(({ port }) => port === name).map(({ input }) => input);
const bar = (page: ParentNode) => textOf(page.querySelector('[data-alone]'));
const pick = async (page: ParentNode, opener: string, option: string) => {
  await press(button(page, opener));
  await press(find(page, '[role="option"]', option));
};

describe('entering what was bought', () => {
  it('asks for title, category, sum and day, and says what is missing', async () => {
    const { page } = await visit('/new-asset-expense', answers);
    expect(bar(page)).toContain('برای افزودن لازم است: عنوان، دسته‌بندی، مبلغ');
    await pressIn(page, 'ثبت دارایی‌ها');
    expect(textOf(page.querySelector('main [role="alert"]'))).toBe('لطفاً تمام فیلدهای مورد نیاز را پر کنید');
    expect(page.querySelector('form')?.textContent).toContain('عنوان را وارد کنید.');
  });

  it('sends only what was filled in, a trillion to the toman, and shows it where it stands', async () => {
    const { page, asked, visited, wait } = await visit('/new-asset-expense', answers);
    await type(field(page, 'عنوان'), ' دستگاه CT ');
    await pick(page, 'انتخاب دسته‌بندی', 'تجهیزات');
    await type(field(page, 'مبلغ'), '۱۰۰۰۰۰۰۰۰۰۰۰۱');
    await pressIn(page, 'افزودن به لیست');
    expect(entries(page)[0]).toMatch(/دستگاه CT.*۱٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۱ تومان.*تجهیزات.*۱۴۰۵\/۰۸\/۲۹/);
    await pressIn(page, 'ثبت دارایی‌ها (۱)');
    await wait(1);
    expect(calls(asked, 'newAssets.sendRow')).toEqual([
      { resource: 'assets', payload: { name: 'دستگاه CT', asset_category: 7, price: 1_000_000_000_001, date: '2026-11-20' } },
    ]);
    expect(visited.at(-1)).toBe('/asset-category/7/items');
    expect(page.textContent).toContain('۱ دارایی با موفقیت ثبت شد.');
  });

  it('takes no day after today, and says of one that is none that it is none', async () => {
    const { page, asked } = await visit('/new-asset-expense', answers);
    await type(field(page, 'عنوان'), 'یونیت');
    await pick(page, 'انتخاب دسته‌بندی', 'تجهیزات');
    await type(field(page, 'مبلغ'), '1000');
    await type(field(page, 'تاریخ'), '۱۴۳۰/۰۱/۰۱');
    await pressIn(page, 'ثبت دارایی‌ها');
    expect(page.querySelector('form')?.textContent).toContain('تاریخ نمی‌تواند بعد از امروز باشد.');
    await type(field(page, 'تاریخ'), '۱۴۰۵/۱۳/۰۱');
    await pressIn(page, 'ثبت دارایی‌ها');
    expect(page.querySelector('form')?.textContent).toContain('تاریخ نامعتبر است.');
    expect(calls(asked, 'newAssets.sendRow')).toEqual([]);
  });

  it('adds a category from its list, with what was sought, and has it in the form that kept all else', async () => {
    const { page, asked } = await visit('/new-asset-expense', answers);
    await type(field(page, 'عنوان'), 'کولر');
    await type(field(page, 'مبلغ'), '58000000');
    await press(button(page, 'انتخاب دسته‌بندی'));
    await press(button(sheetOf(page), 'افزودن دسته‌بندی'));
    await settle();
    expect(textOf(sheetOf(page).querySelector('h2'))).toBe('افزودن دسته‌بندی دارایی');
    await type(field(sheetOf(page), 'نام دسته‌بندی'), 'تأسیسات');
    await pressIn(sheetOf(page), 'ذخیره');
    expect(calls(asked, 'assetCategoryForm.saveRecord')).toMatchObject([{ resource: 'assetCategories', id: null, payload: { name: 'تأسیسات' } }]);
    expect(page.querySelector('dialog[open]')).toBeNull();
    expect([field(page, 'عنوان').value, field(page, 'مبلغ').value]).toEqual(['کولر', '۵۸٬۰۰۰٬۰۰۰']);
    await pressIn(page, 'افزودن به لیست');
    expect(entries(page)[0]).toContain('تأسیسات');
  });

  it('says at the field that the categories could not be loaded, and asks again', async () => {
    const { page, answer } = await visit('/new-asset-expense', { ...answers, 'resource:assetCategories.loadRows': () => ({ _tag: 'Timeout' }) });
    expect(textOf(page.querySelector('form [role="alert"]'))).toContain('خطا در بارگذاری دسته‌بندی‌ها: ');
    answer(answers);
    await pressIn(page, 'تلاش دوباره');
    expect(page.querySelector('form [role="alert"]')).toBeNull();
    await pick(page, 'انتخاب دسته‌بندی', 'تجهیزات');
  });

  it('says that there is no category yet, and leads to the first', async () => {
    const { page } = await visit('/new-asset-expense', { ...answers, 'resource:assetCategories.loadRows': () => rows([]) });
    expect(page.textContent).toContain('هیچ دسته‌بندی دارایی در دسترس نیست. لطفاً دسته‌بندی اضافه کنید.');
    await pressIn(page, 'افزودن دسته‌بندی');
    await type(field(sheetOf(page), 'نام دسته‌بندی'), 'تأسیسات');
    await pressIn(sheetOf(page), 'ذخیره');
    expect(page.textContent).not.toContain('هیچ دسته‌بندی دارایی');
    expect(bar(page)).toContain('برای افزودن لازم است: عنوان، مبلغ');
  });

  it.each(['0', '۰'])('refuses an amount of %s at its field', async (amount) => {
    const { page, asked } = await visit('/new-asset-expense?category=7', answers);
    await type(field(page, 'عنوان'), 'یونیت');
    await type(field(page, 'مبلغ'), amount);
    await pressIn(page, 'ثبت دارایی‌ها (۱)');
    expect(page.querySelector('form')?.textContent).toContain('مبلغ باید بیشتر از صفر باشد.');
    expect(calls(asked, 'newAssets.sendRow')).toEqual([]);
  });

  it('keeps out what stands in a category that was deleted meanwhile', async () => {
    const { page, asked } = await visit('/new-asset-expense?category=99', answers);
    await type(field(page, 'عنوان'), 'یونیت');
    await type(field(page, 'مبلغ'), '1000');
    expect(page.querySelector('form')?.textContent).toContain('دسته‌بندی انتخاب‌شده نامعتبر است.');
    expect(bar(page)).toContain('برای افزودن لازم است: دسته‌بندی');
    await pressIn(page, 'ثبت دارایی‌ها');
    expect(calls(asked, 'newAssets.sendRow')).toEqual([]);
    await pick(page, 'نامشخص', 'تجهیزات');
    await pressIn(page, 'ثبت دارایی‌ها (۱)');
    expect(calls(asked, 'newAssets.sendRow')).toMatchObject([{ payload: { asset_category: 7 } }]);
  });

  /** Comes back to an empty form after something was bought in a category of its own choice. */
  const comingBack = async (meanwhile: (tell: Awaited<ReturnType<typeof visit>>['tell']) => Promise<void> = async () => {}) => {
    const visited = await visit('/new-asset-expense', answers);
    const { page, app, wait, tell } = visited;
    await type(field(page, 'عنوان'), 'یونیت');
    await pick(page, 'انتخاب دسته‌بندی', 'مبلمان');
    await type(field(page, 'مبلغ'), '1000');
    await pressIn(page, 'ثبت دارایی‌ها (۱)');
    await wait(1);
    await meanwhile(tell);
    await act(async () => app.send({ type: 'route.go', to: '/new-asset-expense', replace: false }));
    await settle();
    return visited;
  };

  it('begins in the category of last time, marked until somebody touches it', async () => {
    const { page } = await comingBack();
    expect(textOf(button(page, 'مبلمان'))).toContain('پیش‌فرض');
    expect(bar(page)).toContain('برای افزودن لازم است: عنوان، مبلغ');
    await pick(page, 'مبلمان', 'تجهیزات');
    expect(textOf(button(page, 'تجهیزات'))).not.toContain('پیش‌فرض');
  });

  it('begins in none where that is there no more, and speaks of nothing that nobody chose', async () => {
    const { page, asked } = await comingBack((tell) => tell('resource:assetCategories', { type: 'row.removed', id: 8 }));
    expect(bar(page)).toContain('برای افزودن لازم است: عنوان، دسته‌بندی، مبلغ');
    expect(button(page, 'انتخاب دسته‌بندی')).toBeTruthy();
    expect(textOf(page.querySelector('form'))).not.toContain('نامعتبر');
    await type(field(page, 'عنوان'), 'میز');
    await type(field(page, 'مبلغ'), '1000');
    await pressIn(page, 'ثبت دارایی‌ها');
    expect(textOf(page.querySelector('form'))).toContain('دسته‌بندی را انتخاب کنید.');
    expect(calls(asked, 'newAssets.sendRow')).toHaveLength(1);
  });

  it('calls a category that was deleted meanwhile by no name, neither in the form nor in the list', async () => {
    const { page, tell } = await visit('/new-asset-expense?category=8', answers);
    for (const name of ['میز', 'کمد']) {
      await type(field(page, 'عنوان'), name);
      await type(field(page, 'مبلغ'), '1000');
      if (name === 'میز') await pressIn(page, 'افزودن به لیست');
    }
    expect(entries(page)[0]).toContain('مبلمان');
    await tell('resource:assetCategories', { type: 'row.removed', id: 8 });
    expect(entries(page)[0]).toContain('نامشخص');
    expect(textOf(page.querySelector('main'))).not.toContain('مبلمان');
  });

  it('says in words of its own that the category is gone, which the provider tells by a number', async () => {
    const { page, wait } = await visit('/new-asset-expense?category=7', {
      ...answers,
      'newAssets.sendRow': () => refused(400, { fields: { asset_category: ['شناسه‌ی «7» وجود ندارد.'] } }),
    });
    await type(field(page, 'عنوان'), 'یونیت');
    await type(field(page, 'مبلغ'), '1000');
    await pressIn(page, 'افزودن به لیست');
    await pressIn(page, 'ثبت دارایی‌ها (۱)');
    await wait(1);
    expect(page.textContent).toContain('دسته‌بندی انتخاب‌شده نامعتبر است.');
    expect(page.textContent).not.toContain('شناسه');
  });

  it('keeps what was refused with the reason, and sends what has nothing to do with it', async () => {
    let sends = 0;
    const { page, asked, wait } = await visit('/new-asset-expense?category=7', {
      ...answers,
      'newAssets.sendRow': ({ payload }: { readonly payload: object }) => {
        sends += 1;
        return sends === 2 ? refused(400, { fields: { price: ['بزرگ است.'] } }) : { ...payload, id: 50 + sends };
      },
    });
    for (const name of ['یکم', 'دوم', 'سوم']) {
      await type(field(page, 'عنوان'), name);
      await type(field(page, 'مبلغ'), '1000');
      await pressIn(page, 'افزودن به لیست');
    }
    await pressIn(page, 'ثبت دارایی‌ها (۳)');
    await wait(1);
    expect(entries(page)[1]).toContain('خطا در ثبت دارایی: مبلغ: بزرگ است.');
    expect(entries(page)[2]).toContain('سوم');
    await pressIn(page, 'ثبت باقی‌مانده (۱)');
    await wait(1);
    expect(calls(asked, 'newAssets.sendRow').map((input) => (input as { readonly payload: { readonly name: string } }).payload.name)).toEqual([
      'یکم',
      'دوم',
      'سوم',
      'دوم',
    ]);
  });
});

describe('entering what was spent', () => {
  it('has a tab, a list and a draft of its own, which the other tab counts', async () => {
    const { page, visited } = await visit('/new-asset-expense', answers);
    await type(field(page, 'عنوان'), 'یونیت');
    await pick(page, 'انتخاب دسته‌بندی', 'تجهیزات');
    await type(field(page, 'مبلغ'), '1000');
    await pressIn(page, 'افزودن به لیست');
    await type(field(page, 'عنوان'), 'نیمه‌کاره');
    await pressIn(page, 'هزینه');
    expect(visited.at(-1)).toBe('/new-asset-expense/expense');
    expect(field(page, 'عنوان').value).toBe('');
    expect([...page.querySelectorAll('[role="tab"]')].map(textOf)).toEqual(['دارایی (۱ در لیست)', 'هزینه']);
    await pressIn(page, 'دارایی (۱ در لیست)');
    expect([field(page, 'عنوان').value, entries(page).length]).toEqual(['نیمه‌کاره', 1]);
  });

  it('is left for the other tab and found again in the category that it began from', async () => {
    const { page, visited } = await visit('/new-asset-expense/expense?category=3', answers);
    await type(field(page, 'عنوان'), 'آب');
    await type(field(page, 'مبلغ'), '1000');
    await pressIn(page, 'افزودن به لیست');
    await pressIn(page, 'دارایی');
    expect([...page.querySelectorAll('[role="tab"]')].map(textOf)).toEqual(['دارایی', 'هزینه (۱ در لیست)']);
    await pressIn(page, 'هزینه (۱ در لیست)');
    expect(visited.at(-1)).toBe('/new-asset-expense/expense?category=3');
    expect(entries(page)[0]).toContain('آب');
  });

  it('goes to nobody, to a patient or to a clinic', async () => {
    const { page, asked, wait } = await visit('/new-asset-expense/expense', answers);
    const enter = async (name: string) => {
      await type(field(page, 'عنوان'), name);
      await type(field(page, 'مبلغ'), '1000');
    };
    await pick(page, 'انتخاب دسته‌بندی', 'ساختمان');
    await enter('آب');
    await pressIn(page, 'افزودن به لیست');
    await enter('اجاره');
    await pick(page, 'بدون گیرنده', 'لبخند');
    await type(field(page, 'شماره تراکنش'), '۴۵۶');
    await pressIn(page, 'افزودن به لیست');
    await enter('برگشت');
    await pick(page, 'بدون گیرنده', 'سارا احمدی');
    await pressIn(page, 'ثبت هزینه‌ها (۳)');
    await wait(1);
    const common = { expense_category: 3, price: 1000, date: '2026-11-20' };
    expect(calls(asked, 'newExpenses.sendRow').map((input) => (input as { readonly payload: object }).payload)).toEqual([
      { ...common, name: 'آب', patient: null, clinic: null },
      { ...common, name: 'اجاره', transaction_number: '456', patient: null, clinic: 2 },
      { ...common, name: 'برگشت', patient: 5, clinic: null },
    ]);
  });
});

describe('changing a stored row', () => {
  it('of what is owned opens by its address alone, and sends what was changed', async () => {
    const { page, asked, visited } = await visit('/new-asset-expense/asset/1', answers);
    expect([field(page, 'عنوان').value, field(page, 'مبلغ').value, field(page, 'تاریخ').value]).toEqual(['یونیت', '۶۲۰٬۰۰۰٬۰۰۰', '۱۴۰۳/۰۵/۲۴']);
    await type(field(page, 'مبلغ'), '700000000');
    await submit(page);
    expect(calls(asked, 'assetEdit.saveRecord')).toEqual([{ resource: 'assets', id: 1, payload: { price: 700_000_000 } }]);
    expect(visited.at(-1)).toBe('/asset-category/7/items');
  });

  it('of what was spent may take its recipient and its transaction away', async () => {
    const { page, asked } = await visit('/new-asset-expense/expense/1', answers);
    await pick(page, 'لبخند', 'بدون گیرنده');
    await type(field(page, 'شماره تراکنش'), '');
    await submit(page);
    expect(calls(asked, 'expenseEdit.saveRecord')).toEqual([{ resource: 'expenses', id: 1, payload: { patient: null, clinic: null, transaction_number: '' } }]);
  });

  it('keeps a recipient whom no list has, when they are chosen once more', async () => {
    const { page, asked } = await visit('/new-asset-expense/expense/1', { ...answers, 'resource:clinics.loadRows': () => ({ ...rows([]), unreadable: 1 }) });
    await pick(page, 'نامشخص', 'نامشخص');
    await type(field(page, 'مبلغ'), '5000');
    await submit(page);
    expect(calls(asked, 'expenseEdit.saveRecord')).toEqual([{ resource: 'expenses', id: 1, payload: { price: 5000 } }]);
  });

  it.each([
    ['/new-asset-expense/asset/99', 'assetEdit', 'این دارایی یافت نشد.'],
    ['/new-asset-expense/expense/99', 'expenseEdit', 'این هزینه یافت نشد.'],
  ])('that is gone says so at %s', async (path, workflow, said) => {
    const { page } = await visit(path, { ...answers, [`${workflow}.loadRecord`]: () => refused(404) });
    expect(page.textContent).toContain(said);
    expect(find<HTMLAnchorElement>(page, 'a', 'بازگشت به حسابداری').getAttribute('href')).toBe('/accounting');
  });

  it('that turns out to be gone keeps what was typed, and adds it anew when it is told to', async () => {
    const { page, asked, answer, visited } = await visit('/new-asset-expense/asset/1', { ...answers, 'assetEdit.saveRecord': () => refused(404) });
    await type(field(page, 'مبلغ'), '700000000');
    await submit(page);
    expect(bar(page)).toContain('این دارایی دیگر در سرور نیست؛ شاید حذف شده باشد. آنچه نوشته‌اید مانده است و می‌توانید آن را دوباره اضافه کنید.');
    expect(field(page, 'مبلغ').value).toBe('۷۰۰٬۰۰۰٬۰۰۰');
    answer({ 'assetEdit.saveRecord': made });
    await pressIn(page, 'افزودن دوباره');
    expect(calls(asked, 'assetEdit.saveRecord').at(-1)).toEqual({
      resource: 'assets',
      id: null,
      payload: { name: 'یونیت', asset_category: 7, price: 700_000_000, date: '2024-08-14' },
    });
    expect(visited.at(-1)).toBe('/asset-category/7/items');
  });

  it('that was added anew elsewhere meanwhile is asked about, and is not sent again', async () => {
    const again = asset(50, { price: 700_000_000 });
    const { page, asked, answer, visited } = await visit('/new-asset-expense/asset/1', {
      ...answers,
      'assetEdit.saveRecord': () => refused(404),
      'assetEdit.findAlike': () => ({ rows: [again] }),
    });
    await type(field(page, 'مبلغ'), '700000000');
    await submit(page);
    answer({ 'assetEdit.saveRecord': made });
    await pressIn(page, 'افزودن دوباره');
    expect(textOf(sheetOf(page))).toMatch(/آیا دارایی ثبت شده است؟.*از جای دیگری اضافه شده/);
    await pressIn(sheetOf(page), 'یونیت');
    expect([calls(asked, 'assetEdit.saveRecord').length, visited.at(-1)]).toEqual([1, '/asset-category/7/items']);
  });

  it('and could not be added anew says just that', async () => {
    const { page, answer } = await visit('/new-asset-expense/asset/1', { ...answers, 'assetEdit.saveRecord': () => refused(404) });
    await type(field(page, 'مبلغ'), '700000000');
    await submit(page);
    answer({ 'assetEdit.saveRecord': () => refused(400, { fields: { price: ['بزرگ است.'], unknown: ['ناشناخته'] } }) });
    await pressIn(page, 'افزودن دوباره');
    expect(bar(page)).toContain('خطا در ثبت دارایی: ');
  });

  it('to a category that was deleted meanwhile is not sent', async () => {
    const { page, asked } = await visit('/new-asset-expense/asset/1', {
      ...answers,
      'resource:assetCategories.loadRows': () => rows([{ ...equipment, id: 8 }]),
    });
    await type(field(page, 'مبلغ'), '5');
    await submit(page);
    expect(page.querySelector('form')?.textContent).toContain('دسته‌بندی انتخاب‌شده نامعتبر است.');
    expect(calls(asked, 'assetEdit.saveRecord')).toEqual([]);
  });
});
