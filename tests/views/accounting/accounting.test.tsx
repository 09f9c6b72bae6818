import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { type Answers, NOW, patient, printedRows, refused, rows, textOf, treatment, visit } from '../patients/practice.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';

// What draws comes behind the figures; here it is there from the start.
import '../../../src/views/accounting/pictures/drawn.tsx';
import '../../../src/views/accounting/range/range-fields.tsx';
import '../../../src/views/accounting/files/paper.tsx';

const income = (id: number, facts: object = {}) => ({
  ...{ id, patient: 7, clinic: null, date: '2026-11-10', amount: 900_000, payment_method: 5, transaction_number: null },
  ...facts,
});
const entry = (id: number, facts: object) => ({ id, name: 'x', price: 100_000, date: '2026-11-01', transaction_number: null, ...facts });
const clinic = (id: number, name: string) => ({ id, name, address: 'x', dentist: 1, is_personal: false });

const practice: Answers = {
  'resource:patients.loadRows': () => rows([patient(7), patient(8, { first_name: 'رضا', last_name: '=کریمی', phone: null })]),
  'resource:clinics.loadRows': () => rows([clinic(2, 'لبخند'), clinic(3, 'مهر')]),
  'resource:incomes.loadRows': () =>
    rows([income(1), income(2, { date: '2026-10-01', amount: 250_000 }), income(3, { patient: null, clinic: 2, amount: 7_000_000, transaction_number: '12' })]),
  'resource:expenses.loadRows': () =>
    rows([entry(1, { expense_category: 4, price: 3_000_000 }), entry(2, { expense_category: 5, date: '2026-10-05', price: 500_000 })]),
  'resource:expenseCategories.loadRows': () => rows([{ id: 4, name: 'اجاره' }]),
  'resource:assets.loadRows': () => rows([entry(1, { asset_category: 6, price: 1_000_000_000_000, date: '2021-03-21' })]),
  'resource:assetCategories.loadRows': () => rows([{ id: 6, name: 'تجهیزات' }]),
  'resource:surgeries.loadRows': () =>
    rows([treatment(1, { surgery_time: '2026-05-01' }), treatment(2, { patient: 8, surgery_time: '2026-03-01', total_cost: 100 })]),
  'accounting.loadIncome': () => ({ totals: [{ name: 'لبخند', sum: 7_000_000 }] }),
  'accounting.loadInvoices': () => ({
    totals: [
      { name: 'لبخند', sum: 12_000_000 },
      { name: 'بسته‌شده', sum: 50 },
    ],
  }),
  'accounting.saveTable': () => ({}),
  'accounting.printPage': () => new Promise<never>(() => {}),
};

const open = async (path: string, answers: Answers = {}) => {
  const visiting = await visit(path, { ...practice, ...answers });
  await settle();
  return visiting;
};
const lines = (page: ParentNode) => [...page.querySelectorAll('main li')].map(textOf);
const leads = (page: ParentNode) => [...page.querySelectorAll<HTMLAnchorElement>('main li a')].map((link) => link.getAttribute('href'));
const total = (page: ParentNode) => textOf(page.querySelector('main section'));
const alerts = (page: ParentNode) => [...page.querySelectorAll('main [role="alert"], main [role="status"][data-tone]')].map(textOf).join(' | ');

describe('the financial summary', () => {
  it('opens with what came in by who paid, the largest first, each leading on', async () => {
    const { page } = await open('/accounting');
    expect(total(page)).toContain('جمع درآمد۸٬۱۵۰٬۰۰۰ تومان۳ پرداخت از ۲ پرداخت‌کننده');
    expect(lines(page)).toEqual([expect.stringContaining('لبخند۷٬۰۰۰٬۰۰۰'), expect.stringContaining('سارا احمدی۱٬۱۵۰٬۰۰۰')]);
    expect(lines(page)[1]).toContain('۲ پرداخت');
    expect(leads(page)).toEqual(['/clinic/2/payments', '/patient/7/payments']);
  });

  it('shows what went out and what is owned by category, and says where a category is not known', async () => {
    const { page, queries } = await open('/accounting');
    await press(find(page, '[role="tab"]', 'هزینه'));
    expect(queries.at(-1)).toEqual({ tab: 'expense' });
    expect(lines(page)).toEqual([expect.stringContaining('اجاره۳٬۰۰۰٬۰۰۰'), expect.stringContaining('دسته‌بندی نامشخص۵۰۰٬۰۰۰')]);
    expect(leads(page)).toEqual(['/expense-category/4/items', '/expense-category/5/items']);
    await press(find(page, '[role="tab"]', 'دارایی'));
    expect(total(page)).toContain('۱٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۰ تومان');
    expect(leads(page)).toEqual(['/asset-category/6/items']);
  });

  it('shows what clinics owe as the provider reports it, and clinics of which it says nothing', async () => {
    const { page } = await open('/accounting?tab=receivable');
    expect(total(page)).toContain('جمع مطالبات از کلینیک‌ها۱۲٬۰۰۰٬۰۵۰ تومان');
    expect(total(page)).toContain('رقم ۱ کلینیک را ندارد');
    expect(lines(page)).toEqual([expect.stringContaining('لبخند'), expect.stringContaining('بسته‌شده۵۰'), expect.stringContaining('مهرگزارش نشده')]);
    expect(leads(page)).toEqual(['/clinic/2/payments', '/clinic/3/payments']);
  });
});

describe("the dentist's own clinic", () => {
  it('has a line, and leads to its patients, although the report says nothing of it', async () => {
    const { page, queries } = await open('/accounting?tab=receivable', {
      'resource:clinics.loadRows': () => rows([clinic(2, 'لبخند'), { ...clinic(3, 'مهر'), is_personal: true }]),
    });
    await press(find(page, 'main button', 'از بیماران کلینیک شخصی: گزارش نشده'));
    expect(queries.at(-1)).toEqual({ tab: 'receivable', owing: 'patients' });
  });

  it('passes for none that owes while nobody knows which one it is: nothing is summed, printed or saved of the report', async () => {
    const { page } = await open('/accounting?tab=receivable', {
      'resource:clinics.loadRows': () => Promise.reject({ _tag: 'Unavailable', status: 500 }),
      'accounting.loadInvoices': () => ({ totals: [{ name: 'مهر', sum: 700 }] }),
    });
    expect(textOf(page)).toContain('لیست کلینیک‌ها بارگذاری نشد. معلوم نیست کدام رقم از کلینیک شخصی است');
    for (const said of ['جمع مطالبات از کلینیک‌ها', '۷۰۰', 'ارقام درست است']) expect(textOf(page)).not.toContain(said);
    expect(lines(page)).toEqual([]);
    expect(find<HTMLButtonElement>(page, 'button', 'چاپ').disabled).toBe(true);
  });

  it('passes for none that owes where it is the one that could not be read: its figure is in no sum, which screen, file and paper say', async () => {
    const unread = '۱ ردیف از نام کلینیک‌ها خوانده نشد و در این جمع نیست.';
    const totals = [
      { name: 'لبخند', sum: 5000 },
      { name: 'مهر', sum: 700 },
    ];
    const { page, answer } = await open('/accounting?tab=receivable', {
      'resource:clinics.loadRows': () => rows([clinic(2, 'لبخند')], 1),
      'accounting.loadInvoices': () => ({ totals }),
    });
    expect(total(page)).toContain('جمع مطالبات از کلینیک‌ها۵٬۰۰۰ تومان');
    expect([lines(page), page.textContent]).toEqual([[expect.stringContaining('لبخند')], expect.not.stringContaining('۷۰۰')]);
    expect(alerts(page)).toContain(`${unread} رقمی که معلوم نیست از کدام کلینیک است شاید از کلینیک شخصی باشد`);
    await press(find(page, 'button', 'خروجی فایل'));
    expect(textOf(page.querySelector('dialog'))).toContain(unread);
    await press(find(page, 'button', 'چاپ'));
    await settle();
    expect(textOf(document.querySelector('[data-print-sheet]'))).toContain(unread);
    answer(practice);
    await press(find(page, 'main button', 'تلاش دوباره'));
    await settle();
    expect(alerts(page)).not.toContain('خوانده نشد');
  });

  it('that could not be read, like all others, leaves no sum of nothing and no word that nobody owes', async () => {
    const { page } = await open('/accounting?tab=receivable', { 'resource:clinics.loadRows': () => rows([], 1) });
    expect(total(page)).toContain('جمع مطالبات از کلینیک‌هاگزارش نشده');
    expect(page.textContent).not.toContain('از هیچ کلینیکی طلبی ندارید');
    expect(find<HTMLButtonElement>(page, 'button', 'چاپ').disabled).toBe(true);
  });

  it('that is the only one leaves none that owes the dentist anything', async () => {
    const { page } = await open('/accounting?tab=receivable', {
      'resource:clinics.loadRows': () => rows([{ ...clinic(3, 'مهر'), is_personal: true }]),
      'accounting.loadInvoices': () => ({ totals: [{ name: 'مهر', sum: 700 }] }),
    });
    expect(textOf(page)).toContain('از هیچ کلینیکی طلبی ندارید.');
  });

  it('owes nothing itself: what its patients owe stands apart, and leads to them', async () => {
    const { page, queries } = await open('/accounting?tab=receivable', {
      'resource:clinics.loadRows': () => rows([clinic(2, 'لبخند'), { ...clinic(3, 'مهر'), is_personal: true }]),
      'accounting.loadInvoices': () => ({
        totals: [
          { name: 'لبخند', sum: 5000 },
          { name: 'مهر', sum: 700 },
        ],
      }),
    });
    expect(total(page)).toContain('جمع مطالبات از کلینیک‌ها۵٬۰۰۰ تومان');
    expect(lines(page)).toEqual([expect.stringContaining('لبخند')]);
    expect(textOf(page.querySelector('figure'))).not.toContain('مهر');
    const own = find(page, 'main button', 'از بیماران کلینیک شخصی');
    expect(textOf(own)).toContain('۷۰۰');
    // It leads to a list that comes to another total, and says so.
    expect(textOf(own.parentElement)).toContain('این رقم از گزارش سرور است.');
    await press(own);
    expect(queries.at(-1)).toEqual({ tab: 'receivable', owing: 'patients' });
  });
});

describe('its range', () => {
  it('is a month at one tap, stands in the address, and is there again on return', async () => {
    const { page, queries, app } = await open('/accounting');
    await press(find(page, 'label', 'این ماه').querySelector('input') as HTMLInputElement);
    expect(queries.at(-1)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
    expect(total(page)).toContain('۷٬۹۰۰٬۰۰۰ تومان۲ پرداخت');
    await press(find(page, 'label', 'ماه گذشته').querySelector('input') as HTMLInputElement);
    expect(total(page)).toContain('۲۵۰٬۰۰۰ تومان۱ پرداخت');
    app.send({ type: 'route.go', to: '/patients', replace: false });
    await settle();
    app.send({ type: 'route.go', to: '/accounting', replace: false });
    await settle();
    expect(total(page)).toContain('۲۵۰٬۰۰۰ تومان۱ پرداخت');
    expect(queries.at(-1)).toEqual({ from: '2026-09-23', to: '2026-10-22' });
  });

  it('that ends before it begins is refused at the field, and the one before goes on holding', async () => {
    const { page } = await open('/accounting?from=2026-10-24&to=2026-11-21');
    await settle();
    await type(field(page, 'تا تاریخ'), '۱۴۰۵/۰۷/۰۱');
    const said = (field(page, 'تا تاریخ').getAttribute('aria-describedby') ?? '').split(' ').map((id) => textOf(document.getElementById(id)));
    expect(said).toContain('پایان بازه پیش از آغاز آن است.');
    expect(total(page)).toContain('۷٬۹۰۰٬۰۰۰ تومان');
    await type(field(page, 'از تاریخ'), '۱۴۰۵/۰۷/۰۱');
    expect(total(page)).toContain('صفر تومان');
    expect(page.textContent).not.toContain('پایان بازه پیش از آغاز آن است.');
  });

  it('stays open while a day is typed that makes it one of the buttons, and is closed by a button', async () => {
    const { page, queries } = await open('/accounting?from=2026-10-24&to=2026-11-21');
    await settle();
    const panel = () => page.querySelector<HTMLDetailsElement>('details:has(input)');
    await type(field(page, 'از تاریخ'), '۱۴۰۵/۰۸/۰۱');
    expect(queries.at(-1)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
    expect(panel()?.open).toBe(true);
    await press(find(page, 'label', 'ماه گذشته').querySelector('input') as HTMLInputElement);
    expect(panel()?.open).toBe(false);
  });

  it('before the first row says so, and leads back to all days', async () => {
    const { page } = await open('/accounting?from=2001-03-21&to=2002-03-20');
    expect(page.textContent).toContain('در این بازه پرداختی نیست.');
    expect(page.querySelector('figure')).toBeNull();
    expect(page.textContent).toContain('این بازه پیش از نخستین ردیف است، که در ۱۴۰۵/۰۷/۰۹ ثبت شده است.');
    await press(find(page, 'button', 'نمایش همه روزها'));
    expect(total(page)).toContain('۸٬۱۵۰٬۰۰۰ تومان');
  });

  it('leads to the rows of the same days, which say so and lead on to all of them', async () => {
    const { page, visited, queries } = await open('/accounting?tab=expense&from=2026-10-23&to=2026-11-21', {
      'expenseItems.loadCategory': () => ({ id: 4, name: 'اجاره' }),
      'resource:expenses.loadRows': () =>
        rows([entry(1, { expense_category: 4, price: 3_000_000 }), entry(2, { expense_category: 4, date: '2026-10-05', price: 500_000 })]),
    });
    expect(total(page)).toContain('۳٬۰۰۰٬۰۰۰ تومان');
    await press(find(page, 'main li a', 'اجاره'));
    await settle();
    expect(visited.at(-1)).toBe('/expense-category/4/items?from=2026-10-23&to=2026-11-21');
    expect(page.textContent).toContain('فقط از ۱۴۰۵/۰۸/۰۱ تا ۱۴۰۵/۰۸/۳۰');
    expect([lines(page).length, page.textContent]).toEqual([1, expect.stringContaining('جمع ۳٬۰۰۰٬۰۰۰ تومان')]);
    await press(find(page, 'button', 'نمایش همه روزها'));
    expect(queries.at(-1)).toEqual({});
    expect([lines(page).length, page.textContent]).toEqual([2, expect.stringContaining('جمع ۳٬۵۰۰٬۰۰۰ تومان')]);
  });

  it('in the address that is none is said, and all days are shown until one is chosen', async () => {
    const { page } = await open('/accounting?from=2026-11-21&to=2026-10-23');
    expect(alerts(page)).toBe('پایان بازه پیش از آغاز آن است. همه روزها نمایش داده می‌شود.');
    expect(total(page)).toContain('۸٬۱۵۰٬۰۰۰ تومان');
    await press(find(page, 'label', 'این ماه').querySelector('input') as HTMLInputElement);
    expect(alerts(page)).toBe('');
  });

  it('is a month by a tap on its bar, and all of it again by another', async () => {
    const { page, queries } = await open('/accounting');
    const bar = () => find(page, 'fieldset button', 'مهر ۱۴۰۵');
    await press(bar());
    expect(queries.at(-1)).toEqual({ from: '2026-09-23', to: '2026-10-22' });
    expect(total(page)).toContain('۲۵۰٬۰۰۰ تومان');
    // The months beside it stay where they are.
    expect(textOf(find(page, 'fieldset button', 'آبان ۱۴۰۵'))).toContain('درآمد ۷٬۹۰۰٬۰۰۰ تومان');
    await press(bar());
    expect(queries.at(-1)).toEqual({});
    expect(total(page)).toContain('۸٬۱۵۰٬۰۰۰ تومان');
  });
});

describe('a range that was chosen and is not summed yet', () => {
  /** As a finger does it: what comes after the tap has not come when it was answered. */
  const tap = async (element: HTMLElement) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    element.click();
    await Promise.resolve();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  };
  const quick = (page: ParentNode, name: string) => find(page, 'label', name).querySelector('input') as HTMLInputElement;
  const busy = (page: ParentNode) => [...page.querySelectorAll('main [data-behind]')].map((part) => part.getAttribute('aria-busy'));

  it('leaves the figures before it in sight as old ones, and lets nobody print them or take them along', async () => {
    const { page } = await open('/accounting');
    await tap(quick(page, 'ماه گذشته'));
    expect(total(page)).toContain('۸٬۱۵۰٬۰۰۰ تومان');
    expect(busy(page)).toEqual(['true', 'true', 'true']);
    for (const name of ['چاپ', 'خروجی فایل']) expect(find<HTMLButtonElement>(page, 'button', name).disabled).toBe(true);
    await settle();
    expect(total(page)).toContain('۲۵۰٬۰۰۰ تومان');
    expect(busy(page)).toEqual(['false', 'false', 'false']);
    for (const name of ['چاپ', 'خروجی فایل']) expect(find<HTMLButtonElement>(page, 'button', name).disabled).toBe(false);
  });

  it('names no days on paper that are not those of its rows', async () => {
    const { page } = await open('/accounting');
    const paper = () => textOf(document.querySelector('[data-print-sheet]'));
    await press(find(page, 'button', 'چاپ'));
    await settle();
    await tap(quick(page, 'ماه گذشته'));
    expect(paper()).toContain('۷٬۰۰۰٬۰۰۰');
    expect(paper()).not.toContain('۱۴۰۵/۰۷/۳۰');
    await settle();
    expect(paper()).not.toContain('۷٬۰۰۰٬۰۰۰');
    expect(paper()).toContain('۱۴۰۵/۰۷/۳۰');
  });
});

describe('the picture of a range that is not made of whole months', () => {
  it('says that its months are whole, and does not where they are those of the range', async () => {
    const { page } = await open('/accounting?from=2026-10-24&to=2026-11-21');
    expect(page.querySelector('main')?.textContent).toContain('نمودار ماه‌های کامل را نشان می‌دهد.');
    await press(find(page, 'label', 'امسال').querySelector('input') as HTMLInputElement);
    expect(page.querySelector('main')?.textContent).not.toContain('نمودار ماه‌های کامل را نشان می‌دهد.');
  });
});

describe('a month that was the range already', () => {
  it('is let go of by a tap on its bar, and shows all days', async () => {
    const { page, queries } = await open('/accounting');
    await press(find(page, 'label', 'این ماه').querySelector('input') as HTMLInputElement);
    const bar = () => find(page, 'fieldset button', 'آبان ۱۴۰۵');
    expect(bar().getAttribute('aria-pressed')).toBe('true');
    await press(bar());
    expect(queries.at(-1)).toEqual({});
    expect(bar().getAttribute('aria-pressed')).toBe('false');
    expect(total(page)).toContain('۸٬۱۵۰٬۰۰۰ تومان');
  });

  it('is let go of as well after another was chosen beside it', async () => {
    const { page, queries } = await open('/accounting?from=2026-10-23&to=2026-11-21');
    await press(find(page, 'fieldset button', 'مهر ۱۴۰۵'));
    await press(find(page, 'fieldset button', 'آبان ۱۴۰۵'));
    await press(find(page, 'fieldset button', 'آبان ۱۴۰۵'));
    expect(queries.at(-1)).toEqual({});
  });
});

describe('what is missing', () => {
  it('of the report of what is owed is named, the clinics stay, and it is asked for again', async () => {
    const { page, answer } = await open('/accounting?tab=receivable', { 'accounting.loadInvoices': () => refused(500) });
    expect(alerts(page)).toContain('گزارش مطالبات از کلینیک‌ها بارگذاری نشد.');
    expect(lines(page)).toEqual([expect.stringContaining('لبخندگزارش نشده'), expect.stringContaining('مهرگزارش نشده')]);
    answer({
      'accounting.loadInvoices': () => ({
        totals: [
          { name: 'لبخند', sum: 5 },
          { name: 'مهر', sum: 0 },
        ],
      }),
    });
    await press(find(page, 'main button', 'تلاش دوباره'));
    await settle();
    expect(total(page)).toContain('۵ تومان');
  });

  it('while the report is on its way is waited for, and not called missing, printed or taken along', async () => {
    const { page } = await open('/accounting?tab=receivable', { 'accounting.loadInvoices': () => new Promise<never>(() => {}) });
    // Which of the two comes first the report says: nothing changes places under a finger.
    expect([lines(page), page.textContent?.includes('مهر')]).toEqual([[], false]);
    expect(total(page)).toContain('در حال بارگذاری گزارش...');
    for (const name of ['چاپ', 'خروجی فایل']) expect(find<HTMLButtonElement>(page, 'button', name).disabled).toBe(true);
  });

  it('of a report that the provider does not have is said without its own words', async () => {
    const { page } = await open('/accounting?tab=receivable', { 'accounting.loadInvoices': () => refused(404, { detail: 'Not found.' }) });
    expect(alerts(page)).toContain('گزارش مطالبات از کلینیک‌ها بارگذاری نشد.');
    expect(page.textContent).not.toContain('Not found');
    for (const name of ['چاپ', 'خروجی فایل']) expect(find<HTMLButtonElement>(page, 'button', name).disabled).toBe(true);
  });

  it('of the total is said on paper', async () => {
    const { page } = await open('/accounting?tab=receivable');
    await press(find(page, 'button', 'چاپ'));
    await settle();
    expect(textOf(document.querySelector('[data-print-sheet]'))).toContain('رقم ۱ کلینیک را ندارد');
  });

  it.each([
    ['', ['incomes']],
    ['?tab=expense', ['expenses']],
    ['?tab=asset', ['assets']],
    ['?tab=receivable', ['clinics']],
    ['?tab=receivable&owing=patients', ['incomes', 'surgeries']],
  ])('nobody knows of lists that may have changed: the paper of %s says since when for %j', async (query, lists) => {
    const { page, tell, answer } = await open(`/accounting${query}`);
    await press(find(page, 'button', 'چاپ'));
    await settle();
    const paper = () => textOf(document.querySelector('[data-print-sheet]'));
    const doubt = 'شاید اکنون فرق کرده باشد';
    for (const list of lists) {
      expect(paper()).not.toContain(doubt);
      await tell(`resource:${list}`, { type: 'resource.aged', at: NOW - 5 * 60_000 });
      expect(paper()).toContain(`وضعیت ۱۴۰۵/۰۸/۲۹ ساعت ۱۱:۵۵؛ ${doubt}`);
      await tell(`resource:${list}`, { type: 'resource.confirmed', at: NOW });
    }
    // The age of several is that of the oldest.
    for (const [minutes, list] of lists.entries()) await tell(`resource:${list}`, { type: 'resource.aged', at: NOW - (5 + minutes) * 60_000 });
    expect(paper()).toContain(`ساعت ۱۱:${lists.length > 1 ? '۵۴' : '۵۵'}؛ ${doubt}`);
    // Nor is it known where it could not be asked for anew.
    answer(Object.fromEntries(lists.map((list) => [`resource:${list}.loadRows`, () => refused(500)])));
    for (const list of lists) await tell(`resource:${list}`, { type: 'resource.refreshed', at: NOW + 3_600_000 });
    expect(paper()).toContain(doubt);
  });

  it('of a report of which something was changed since is said on paper until the new one is there', async () => {
    const { page, app, answer } = await open('/accounting?tab=receivable');
    await press(find(page, 'button', 'چاپ'));
    await settle();
    const paper = () => textOf(document.querySelector('[data-print-sheet]'));
    const old = 'گزارش مطالبات به‌روز نشد و ارقام شاید قدیمی باشد.';
    expect(paper()).not.toContain(old);
    const anew = Promise.withResolvers<object>();
    answer({ 'accounting.loadInvoices': () => anew.promise });
    await act(async () => app.send({ type: 'rows.changed', resource: 'incomes' }));
    await settle();
    expect(paper()).toContain(old);
    anew.resolve({ totals: [{ name: 'لبخند', sum: 5 }] });
    await comes(() => expect(paper()).toContain('جمع کل: ۵ تومان'));
    expect(paper()).not.toContain(old);
  });

  it('of a report of yesterday is said on paper, and it is no balance of today, until the new one is there', async () => {
    const { page, app, answer, turnTo } = await open('/accounting?tab=receivable');
    const paper = () => textOf(document.querySelector('[data-print-sheet]'));
    const [today, old] = ['مانده امروز است', 'گزارش مطالبات به‌روز نشد و ارقام شاید قدیمی باشد.'];
    const pale = () => page.querySelector('main section [data-behind]')?.getAttribute('data-behind');
    expect([total(page).includes(today), pale()]).toEqual([true, 'false']);
    app.send({ type: 'route.go', to: '/patients', replace: false });
    await settle();
    await turnTo(NOW + 24 * 3_600_000);
    const anew = Promise.withResolvers<object>();
    answer({ 'accounting.loadInvoices': () => anew.promise });
    await act(async () => app.send({ type: 'route.arrived', path: '/accounting', query: {}, passed: null, at: NOW + 24 * 3_600_000 }));
    await settle();
    expect(total(page)).toContain('۱۲٬۰۰۰٬۰۵۰');
    expect([total(page).includes(today), pale()]).toEqual([false, 'true']);
    await press(find(page, 'button', 'چاپ'));
    await settle();
    expect(paper()).toContain(old);
    anew.resolve({ totals: [{ name: 'لبخند', sum: 5 }] });
    await comes(() => expect(paper()).toContain('جمع کل: ۵ تومان'));
    expect(paper()).not.toContain(old);
    expect([total(page).includes(today), pale()]).toEqual([true, 'false']);
  });

  it('of a report that could not be read again is said: it is no balance of today', async () => {
    const { page, tell, answer } = await open('/accounting?tab=receivable');
    answer({ 'accounting.loadInvoices': () => refused(500) });
    await tell('accounting', { type: 'rows.changed', resource: 'incomes', perhaps: true });
    expect(total(page)).toContain('۱۲٬۰۰۰٬۰۵۰');
    expect(total(page)).not.toContain('مانده امروز است');
  });

  it('of a report whose rows could not be read is counted', async () => {
    const { page } = await open('/accounting?tab=receivable', { 'accounting.loadInvoices': () => ({ totals: [{ name: 'لبخند', sum: 5 }], unreadable: 1 }) });
    expect(total(page)).toContain('۱ ردیف از گزارش سرور خوانده نشد');
    expect(page.textContent).not.toContain('چیزی نمی‌گوید');
  });

  it('of the report of income is counted where some of it could not be read', async () => {
    const { page } = await open('/accounting', { 'accounting.loadIncome': () => ({ totals: [{ name: 'لبخند', sum: 7_000_000 }], unreadable: 2 }) });
    expect(page.textContent).toContain('۲ ردیف از گزارش سرور از درآمد کلینیک‌ها خوانده نشد و با پرداخت‌ها مقایسه نشد.');
  });

  it('of the report of income is said, and the sums of the payments stand', async () => {
    const { page } = await open('/accounting', { 'accounting.loadIncome': () => ({ _tag: 'Timeout' }) });
    expect(page.textContent).toContain('گزارش سرور از درآمد کلینیک‌ها بارگذاری نشد.');
    expect(total(page)).toContain('۸٬۱۵۰٬۰۰۰ تومان');
  });

  it('is nothing where the provider does not offer the report', async () => {
    const { page } = await open('/accounting', { 'accounting.loadIncome': () => refused(404) });
    expect(page.textContent).not.toContain('گزارش سرور');
  });

  it('is said where report and payments differ', async () => {
    const { page } = await open('/accounting', { 'accounting.loadIncome': () => ({ totals: [{ name: 'لبخند', sum: 6_000_000 }] }) });
    const said = page.querySelector('details:has(ul)');
    expect(textOf(said?.querySelector('summary') ?? null)).toBe('در ۱ کلینیک اختلاف با گزارش سرور');
    expect(page.querySelector('main section')?.compareDocumentPosition(said as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(textOf(said)).toContain('گزارش سرور برای «لبخند» ۶٬۰۰۰٬۰۰۰ تومان است، اما جمع پرداخت‌هایش ۷٬۰۰۰٬۰۰۰ تومان.');
  });

  it('of the expenses leaves the income, and takes the picture that needs both', async () => {
    const { page } = await open('/accounting', { 'resource:expenses.loadRows': () => ({ _tag: 'Offline' }) });
    expect(total(page)).toContain('۸٬۱۵۰٬۰۰۰ تومان');
    expect(page.textContent).toContain('برای این نمودار هزینه‌ها لازم است، که بارگذاری نشد.');
    await press(find(page, '[role="tab"]', 'هزینه'));
    expect(page.textContent).toContain('هزینه‌ها بارگذاری نشد.');
  });

  it('of rows and of names is asked for by one button, wherever it is said', async () => {
    const offline = () => ({ _tag: 'Offline' });
    const retries = (page: ParentNode) => [...page.querySelectorAll('main button')].filter((button) => textOf(button) === 'تلاش دوباره').length;
    const { page } = await open('/accounting?tab=expense', { 'resource:expenses.loadRows': offline, 'resource:expenseCategories.loadRows': offline });
    expect(alerts(page)).not.toContain('ارقام درست است');
    expect(retries(page)).toBe(1);
    const named = await open('/accounting', { 'resource:patients.loadRows': offline, 'resource:clinics.loadRows': offline });
    expect(alerts(named.page)).toContain('نام بیماران و نام کلینیک‌ها بارگذاری نشد؛ ارقام درست است.');
    expect(retries(named.page)).toBe(1);
  });

  it('of rows that could not be read is counted', async () => {
    const { page } = await open('/accounting', { 'resource:incomes.loadRows': () => rows([income(1)], 2) });
    expect(page.textContent).toContain('۲ ردیف از پرداخت‌ها خوانده نشد و در این جمع نیست.');
  });

  it.each([
    ['', 'expenses', 'هزینه‌ها'],
    ['?tab=expense', 'incomes', 'پرداخت‌ها'],
  ])('of rows of the other list of the months is counted where they are drawn, once in all: %s', async (query, other, name) => {
    const said = `۲ ردیف از ${name} خوانده نشد و در این جمع نیست.`;
    const row = other === 'incomes' ? income(1) : entry(1, { expense_category: 4 });
    const answers = { [`resource:${other}.loadRows`]: () => rows([row], 2) };
    const { page } = await open(`/accounting${query}`, answers);
    expect(textOf(page.querySelector('[data-pictures] [data-tone="warning"]'))).toBe(said);
    expect(page.querySelector('[data-pictures] fieldset')).not.toBeNull();
    const { page: owned } = await open(`/accounting${other === 'incomes' ? '' : '?tab=expense'}`, answers);
    expect(textOf(owned).split(said)).toHaveLength(2);
  });

  it.each([
    ['', 'incomes', 'پرداخت‌ها'],
    ['?tab=expense', 'expenses', 'هزینه‌ها'],
    ['?tab=receivable&owing=patients', 'surgeries', 'درمان‌ها'],
    ['?tab=receivable&owing=patients', 'incomes', 'پرداخت‌ها'],
  ])('of all rows makes no sum of nothing, and no word that there is nothing: %s without %s', async (query, list, name) => {
    const { page, answer } = await open(`/accounting${query}`, { [`resource:${list}.loadRows`]: () => rows([], 3) });
    expect(alerts(page)).toContain(`${name} خوانده نشد.۳ ردیف از سرور رسید که هیچ‌کدام خوانده نشد`);
    for (const said of ['جمع درآمد', 'جمع هزینه', 'جمع بدهی', 'صفر', 'ندارد', 'در این جمع نیست'])
      expect(textOf(page.querySelector('main'))).not.toContain(said);
    expect(find<HTMLButtonElement>(page, 'button', 'چاپ').disabled).toBe(true);
    answer(practice);
    await press(find(page, 'main button', 'تلاش دوباره'));
    await settle();
    expect(alerts(page)).toBe('');
    expect(lines(page)).toHaveLength(2);
  });

  it('of all payments takes the picture of the months from the expenses, and leaves their sum', async () => {
    const { page } = await open('/accounting?tab=expense', { 'resource:incomes.loadRows': () => rows([], 3) });
    expect(textOf(page.querySelector('[data-pictures] [data-tone="warning"]'))).toContain('برای این نمودار پرداخت‌ها لازم است، که خوانده نشد.');
    expect(page.querySelector('[data-pictures] fieldset[aria-label]')).toBeNull();
    expect(page.textContent).not.toContain('مانده');
    expect(total(page)).toContain('جمع هزینه۳٬۵۰۰٬۰۰۰ تومان');
  });

  it('of a clinic that has paid ahead is called so, and the total says what it takes off', async () => {
    const { page } = await open('/accounting?tab=receivable', {
      'accounting.loadInvoices': () => ({
        totals: [
          { name: 'لبخند', sum: 5_000_000 },
          { name: 'مهر', sum: -3_000_000 },
        ],
      }),
    });
    expect(total(page)).toContain('۲٬۰۰۰٬۰۰۰');
    expect(textOf(page)).toContain('پیش‌پرداخت کلینیک‌ها، ۳٬۰۰۰٬۰۰۰ تومان، از این جمع کم شده است.');
    expect(textOf(page.querySelector('[data-pictures]'))).toContain('پیش‌پرداخت');
    expect(textOf(page)).not.toContain('برگشتی');
  });

  it('of some treatments does not become a word that nobody owes, and stands on the paper of who does', async () => {
    const path = '/accounting?tab=receivable&owing=patients';
    const { page } = await open(path, { 'resource:surgeries.loadRows': () => rows([treatment(1, { total_cost: 1 })], 2) });
    expect(textOf(page)).toContain('۲ ردیف از درمان‌ها خوانده نشد و در این جمع نیست.');
    expect(textOf(page)).toContain('در ردیف‌های خوانده‌شده بدهی‌ای نیست.');
    expect(textOf(page)).not.toContain('هیچ بیماری بدهی ندارد.');
    const owed = await open(path, { 'resource:surgeries.loadRows': () => rows([treatment(1)], 2) });
    await press(find(owed.page, 'button', 'چاپ'));
    expect(textOf(document.querySelector('[data-print-sheet]'))).toContain('۲ ردیف از درمان‌ها خوانده نشد و در این جمع نیست.');
  });

  it('of the other list of the months that could not be had anew is said where they are drawn', async () => {
    const { page, tell, answer } = await open('/accounting');
    answer({ 'resource:expenses.loadRows': () => refused(500) });
    await tell('resource:expenses', { type: 'resource.wanted', at: NOW + 3_600_000 });
    await settle();
    expect(textOf(page.querySelector('[data-pictures] [data-tone="warning"]'))).toContain('هزینه‌ها به‌روز نشد و ارقام شاید قدیمی باشد.');
  });

  it('is part of their age: the figures are as old as the older of the two that the months are drawn of', async () => {
    const { page, tell } = await open('/accounting');
    expect(page.querySelector('header [data-busy]')).toBeNull();
    await tell('resource:expenses', { type: 'resource.aged', at: NOW - 5 * 86_400_000 });
    expect(textOf(page.querySelector('header [data-busy]'))).toBe('به‌روز شده: ۵ روز پیش');
  });
});

it.each([
  ['', 'incomes', 'ثبت پرداخت', '/new-payment'],
  ['?tab=expense', 'expenses', 'ثبت هزینه', '/new-asset-expense/expense'],
  ['?tab=asset', 'assets', 'ثبت دارایی', '/new-asset-expense'],
])('a tab without any rows leads to where the first one is recorded: %s', async (query, list, name, path) => {
  const { page, visited } = await open(`/accounting${query}`, { [`resource:${list}.loadRows`]: () => rows([]) });
  await press(find(page, 'main button', name));
  await settle();
  expect(visited.at(-1)).toBe(path);
});

describe('a report that says nothing of any clinic', () => {
  it('makes no total of nothing, and a total where it says nothing is owed', async () => {
    const { page } = await open('/accounting?tab=receivable', { 'accounting.loadInvoices': () => ({ totals: [] }) });
    expect(total(page)).toContain('جمع مطالبات از کلینیک‌هاگزارش نشده');
    expect(total(page)).not.toContain('تومان');
    const { page: settled } = await open('/accounting?tab=receivable', { 'accounting.loadInvoices': () => ({ totals: [{ name: 'لبخند', sum: 0 }] }) });
    expect(total(settled)).toContain('جمع مطالبات از کلینیک‌هاصفر تومان');
  });
});

const owing = '/accounting?tab=receivable&owing=patients';

describe('debtors', () => {
  it('stand with what they owe and since when, the oldest first, to be called and written to', async () => {
    const { app, page } = await open('/accounting?tab=receivable&owing=patients');
    expect(total(page)).toContain('جمع بدهی بیماران۳٬۳۵۰٬۱۰۰ تومان۲ بیمار');
    expect(lines(page)).toEqual([expect.stringContaining('رضا =کریمی۱۰۰'), expect.stringContaining('سارا احمدی۳٬۳۵۰٬۰۰۰')]);
    expect(lines(page)[1]).toContain('از ۱۴۰۵/۰۲/۱۱');
    const links = leads(page);
    expect(links).toContain('/patient/7/financials');
    expect(links).toContain('tel:+989121234567');
    const text = 'با سلام، مانده بدهی شما به مطب ۳٬۳۵۰٬۰۰۰ تومان است. برای هماهنگی لطفاً تماس بگیرید.';
    expect(links).toContain(`sms:+989121234567?&body=${encodeURIComponent(text)}`);
    await press(find(page, 'main li button', 'بدون شماره تماس'));
    expect(app.getSnapshot().context.notices.at(-1)?.notice).toMatchObject({ code: 'control.lacks', values: { label: 'بدون شماره تماس' } });
  });

  it('stand with a day that no calendar knows as it is, and no age', async () => {
    const { page } = await open('/accounting?tab=receivable&owing=patients', {
      'resource:surgeries.loadRows': () =>
        rows([treatment(1, { surgery_time: '0206-02-03' }), treatment(2, { patient: 8, surgery_time: '2026-03-01', total_cost: 100 })]),
    });
    expect(lines(page)[0]).toMatch(/سارا احمدی.*از ۰۲۰۶-۰۲-۰۳/);
    expect(lines(page)[0]).not.toContain('سال');
    expect(lines(page)[1]).toContain('رضا =کریمی');
  });

  it('are written to by no number that takes no messages', async () => {
    const landline = { 'resource:patients.loadRows': () => rows([patient(7, { phone: '+982188776655' })]) };
    const { app, page } = await open('/accounting?tab=receivable&owing=patients', landline);
    expect(leads(page)).toContain('tel:+982188776655');
    expect(leads(page).filter((link) => link?.startsWith('sms:'))).toEqual([]);
    await press(find(page, 'main li button', 'پیامک به سارا احمدی آماده نمی‌شود، شماره موبایل نیست'));
    expect(app.getSnapshot().context.notices.at(-1)?.notice).toMatchObject({
      code: 'control.lacks',
      values: { label: 'پیامک به سارا احمدی آماده نمی‌شود، شماره موبایل نیست' },
    });
  });

  it('are asked for no amount as long as a payment could not be read, which makes a debt larger than it is', async () => {
    const unread = practice['resource:incomes.loadRows'] as () => { readonly rows: readonly object[] };
    const { app, page } = await open('/accounting?tab=receivable&owing=patients', { 'resource:incomes.loadRows': () => ({ ...unread(), unreadable: 1 }) });
    expect(page.textContent).toContain('شاید بدهی بعضی بیماران کمتر از رقم زیر باشد');
    expect(leads(page).filter((link) => link?.startsWith('sms:'))).toEqual([]);
    expect(leads(page)).toContain('tel:+989121234567');
    await press(find(page, 'main li button', 'پیامک به سارا احمدی آماده نمی‌شود، مبلغ بدهی قطعی نیست'));
    expect(app.getSnapshot().context.notices.at(-1)?.notice).toMatchObject({
      code: 'control.lacks',
      values: { label: 'پیامک به سارا احمدی آماده نمی‌شود، مبلغ بدهی قطعی نیست' },
    });
    // Nor as long as nobody can say what was paid since.
    const old = await open('/accounting?tab=receivable&owing=patients');
    const isOffered = () => leads(old.page).some((link) => link?.startsWith('sms:'));
    for (const list of ['incomes', 'surgeries']) {
      expect(isOffered()).toBe(true);
      await old.tell(`resource:${list}`, { type: 'resource.aged', at: NOW - 5 * 60_000 });
      expect(isOffered()).toBe(false);
      await old.tell(`resource:${list}`, { type: 'resource.confirmed', at: NOW });
    }
    // Of a treatment that could not be read somebody owes more, and nobody less.
    const treated = practice['resource:surgeries.loadRows'] as typeof unread;
    const more = await open('/accounting?tab=receivable&owing=patients', { 'resource:surgeries.loadRows': () => ({ ...treated(), unreadable: 1 }) });
    expect(leads(more.page).some((link) => link?.startsWith('sms:'))).toBe(true);
  });

  it('say how old the older of the two lists is that their debts are worked out of', async () => {
    const { page, tell } = await open('/accounting?tab=receivable&owing=patients');
    const minutes = async (list: string, count: number) => {
      await tell(`resource:${list}`, { type: 'resource.aged', at: NOW - count * 60_000 });
      return page.textContent;
    };
    expect(await minutes('clinics', 9)).not.toContain('به‌روز شده');
    expect(await minutes('incomes', 3)).toContain('به‌روز شده: ۳ دقیقه پیش');
    expect(await minutes('surgeries', 5)).toContain('به‌روز شده: ۵ دقیقه پیش');
    await tell('resource:surgeries', { type: 'resource.confirmed', at: NOW });
    expect(page.textContent).toContain('به‌روز شده: ۳ دقیقه پیش');
  });

  it('have names when these are known, and none is called unknown before', async () => {
    const names = Promise.withResolvers<object>();
    const { page } = await open(owing, { 'resource:patients.loadRows': () => names.promise });
    expect([lines(page), total(page)]).toEqual([[], expect.stringContaining('۳٬۳۵۰٬۱۰۰ تومان')]);
    names.resolve(rows([patient(7)], 1));
    await comes(() => expect(lines(page)).toEqual([expect.stringContaining('نامشخص'), expect.stringContaining('سارا احمدی')]));
    expect(alerts(page)).toContain('۱ ردیف از نام بیماران خوانده نشد؛ ارقام درست است.');
  });

  it('of whose debt nobody knows when it began are in no range, which screen and paper say', async () => {
    const undated = treatment(2, { patient: 8, surgery_time: null, total_cost: 100 });
    const said = 'بدهی ۱ بیمار تاریخ نامشخص دارد و در این بازه و جمع نیست.';
    const { page } = await open(`${owing}&from=2026-04-01`, {
      'resource:surgeries.loadRows': () => rows([treatment(1, { surgery_time: '2026-05-01' }), undated]),
    });
    expect([lines(page), total(page)]).toEqual([[expect.stringContaining('سارا احمدی')], expect.stringContaining(said)]);
    await press(find(page, 'button', 'چاپ'));
    await settle();
    expect(textOf(document.querySelector('[data-print-sheet]'))).toContain(said);
    await press(find(page, 'label', 'همه').querySelector('input') as HTMLInputElement);
    expect([lines(page).length, total(page)]).toEqual([2, expect.not.stringContaining(said)]);
    const { page: none } = await open(`${owing}&from=2026-04-01`, { 'resource:surgeries.loadRows': () => rows([undated]) });
    expect(textOf(none.querySelector('main'))).toContain(said);
    expect(none.textContent).not.toContain('هیچ بدهی‌ای در این بازه آغاز نشده است.');
  });

  it('are those whose debt began in the range', async () => {
    const { page } = await open('/accounting?tab=receivable&owing=patients&from=2026-04-01');
    expect(lines(page)).toEqual([expect.stringContaining('سارا احمدی')]);
  });
});

describe('taking a table along', () => {
  const chosen = async (path: string, which: string) => {
    const { page, asked, vault } = await open(path);
    await press(find(page, 'button', 'خروجی فایل'));
    await press(find(page, 'dialog button', which));
    return { page, asked, file: vault.take('table') };
  };

  it('leaves it in the vault, and its name alone in the event', async () => {
    const { page, asked, file } = await chosen('/accounting', 'همه ردیف‌های این بازه');
    expect(file.split('\r\n')).toEqual([
      '\ufeff"تاریخ","تاریخ (میلادی)","پرداخت‌کننده","نوع","نوع پرداخت","شماره تراکنش","مبلغ (تومان)"',
      '1405/07/09,2026-10-01,"سارا احمدی","بیمار","نقدی",,250000',
      '1405/08/19,2026-11-10,"سارا احمدی","بیمار","نقدی",,900000',
      `1405/08/19,2026-11-10,"لبخند","کلینیک","نقدی","'12",7000000`,
      '',
    ]);
    expect(asked.filter(({ port }) => port === 'accounting.saveTable')).toEqual([
      { port: 'accounting.saveTable', input: { name: expect.stringMatching(/^matab-income-rows-1\d{3}-\d{2}-\d{2}\.csv$/) } },
    ]);
    await settle();
    expect(page.textContent).toContain('فایل ذخیره شد.');
  });

  it('takes the sums that are shown, and makes no formula of a name', async () => {
    const { file } = await chosen('/accounting?tab=receivable&owing=patients', 'جدول همین صفحه');
    expect(file).toContain('"رضا =کریمی",,1404/12/10,2026-03-01,100');
    const { file: sums } = await chosen('/accounting?tab=expense&from=2026-10-23', 'جدول همین صفحه');
    expect(sums.split('\r\n').slice(1)).toEqual(['"اجاره",1,1405/08/10,2026-11-01,1405/08/10,2026-11-01,3000000', '']);
  });

  const unread = (list: string) => {
    const whole = practice[`resource:${list}.loadRows`] as () => object;
    return { [`resource:${list}.loadRows`]: () => ({ ...whole(), unreadable: 1 }) };
  };
  it.each([
    [owing, 'incomes', ['۱ ردیف از پرداخت‌ها خوانده نشد و در این جمع نیست.', 'شاید بدهی بعضی بیماران کمتر از رقم زیر باشد'], 'بدهی، شاید کمتر (تومان)'],
    [owing, 'surgeries', ['۱ ردیف از درمان‌ها خوانده نشد و در این جمع نیست.'], 'بدهی (تومان)'],
    ['/accounting', 'incomes', ['۱ ردیف از پرداخت‌ها خوانده نشد و در این جمع نیست.'], 'جمع (تومان)'],
  ])('is told before what the table of %s does not hold of %s, and its figures stay figures', async (path, list, said, head) => {
    const { page, vault } = await open(path, unread(list));
    await press(find(page, 'button', 'خروجی فایل'));
    for (const word of [...said, 'فایل پس از خروج از حساب هم روی همین دستگاه می‌ماند']) expect(textOf(page.querySelector('dialog'))).toContain(word);
    await press(find(page, 'dialog button', 'جدول همین صفحه'));
    const [heads = '', first = ''] = vault.take('table').split('\r\n');
    expect([heads, first]).toEqual([expect.stringContaining(`"${head}"`), expect.stringMatching(/,\d+$/)]);
  });

  it.each(['incomes', 'surgeries'])('is told before since when nobody knows whether %s are still right', async (list) => {
    const { page, tell, vault } = await open(owing);
    await tell(`resource:${list}`, { type: 'resource.aged', at: NOW - 5 * 60_000 });
    await press(find(page, 'button', 'خروجی فایل'));
    expect(textOf(page.querySelector('dialog'))).toContain('شاید اکنون فرق کرده باشد');
    await press(find(page, 'dialog button', 'جدول همین صفحه'));
    expect(vault.take('table')).toContain('"بدهی، شاید کمتر (تومان)"');
  });

  it('keeps the direction of a Latin name among Persian words, in its row and on paper', async () => {
    const { page } = await open('/accounting', { 'resource:clinics.loadRows': () => rows([clinic(2, 'Smile (2)'), clinic(3, 'مهر')]) });
    const apart = (place: ParentNode) => [...place.querySelectorAll('bdi')].map(textOf);
    expect(apart(page.querySelector('main li') as Element)).toContain('Smile (2)');
    await press(find(page, 'button', 'چاپ'));
    await settle();
    expect(apart(document.querySelector('[data-print-sheet]') as Element)).toContain('Smile (2)');
  });

  const ways = (page: ParentNode) => ['خروجی فایل', 'چاپ'].map((name) => !find<HTMLButtonElement>(page, 'button', name).disabled);
  it.each([
    ['/accounting', 'patients'],
    ['/accounting', 'clinics'],
    ['/accounting?tab=expense', 'expenseCategories'],
    ['/accounting?tab=expense', 'patients'],
    ['/accounting?tab=asset', 'assetCategories'],
    ['/accounting?tab=receivable&owing=patients', 'patients'],
  ])('waits at %s for the names of %s, and not where they cannot be had', async (path, list) => {
    const names = Promise.withResolvers<object>();
    const { page } = await open(path, { [`resource:${list}.loadRows`]: () => names.promise });
    await act(async () => window.dispatchEvent(new Event('beforeprint')));
    expect([ways(page), printedRows()]).toEqual([[false, false], []]);
    names.reject(refused(500));
    await comes(() => expect(ways(page)).toEqual([true, true]));
  });

  it('waits for no names that are not in it', async () => {
    const never = () => new Promise<never>(() => {});
    const others = { 'resource:patients.loadRows': never, 'resource:expenseCategories.loadRows': never };
    expect(ways((await open('/accounting?tab=asset', others)).page)).toEqual([true, true]);
    expect(ways((await open('/accounting?tab=receivable', others)).page)).toEqual([true, true]);
  });

  it('prints the table under its range', async () => {
    const { page } = await open('/accounting');
    await press(find(page, 'button', 'چاپ'));
    await settle();
    expect(printedRows()).toEqual(['ردیفپرداخت‌کنندهنوعتعدادجمع (تومان)', '۱لبخندکلینیک۱۷٬۰۰۰٬۰۰۰', '۲سارا احمدیبیمار۲۱٬۱۵۰٬۰۰۰']);
  });
});

it('what can be added opens from one button', async () => {
  const { page, visited } = await open('/accounting');
  await press(find(page, 'button', 'افزودن'));
  await press(find(page, 'dialog button', 'ثبت پرداخت'));
  await settle();
  expect(visited.at(-1)).toBe('/new-payment');
});
