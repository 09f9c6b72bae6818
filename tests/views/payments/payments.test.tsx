import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { recordName } from '../../../src/views/payments/wording.ts';
import { printedRows, refused, rows, textOf } from '../patients/practice.tsx';
import { field, find, press, settle, submit, type } from '../stand.tsx';
import { account, income, lists, pay } from './paying.tsx';

const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);
const method = (page: ParentNode, name: string) => find(page, 'label', name).querySelector('input') as HTMLInputElement;
const entries = (page: ParentNode) => [...page.querySelectorAll('main li')].map(textOf);
const calls = (asked: readonly { readonly port: string; readonly input: unknown }[], name: string) =>
  asked.filter(({ port }) => port === name).map(({ input }) => input);
const bar = (page: ParentNode) => textOf(page.querySelector('[data-alone]'));

const taking = {
  ...lists,
  'newPayments.findAlike': () => ({ rows: [] }),
  'newPayments.sendRow': ({ payload }: { readonly payload: object }) => ({ ...payload, id: 50 }),
};

describe('the payments of some days', () => {
  const answers = { ...account, 'patientPayments.printPage': () => new Promise(() => {}), 'patientPayments.saveTable': () => ({}) };
  const path = '/patient/7/payments?from=2026-11-12';

  it('are shown and summed alone, under the whole balance, until all are asked for', async () => {
    const { page, queries } = await pay(path, answers);
    expect(entries(page)).toEqual([expect.stringContaining('۲۵۰٬۰۰۰')]);
    expect(page.textContent).toContain('۱ پرداخت، جمع ۲۵۰٬۰۰۰ تومان');
    // The days are said once.
    expect(page.textContent?.split('از ۱۴۰۵/۰۸/۲۱')).toHaveLength(2);
    expect(page.textContent).toContain('۴٬۱۰۰٬۰۰۰');
    await press(button(page, 'نمایش همه روزها'));
    expect([queries.at(-1), entries(page).length]).toEqual([{}, 2]);
  });

  it('are printed and taken along alone', async () => {
    const { page, vault } = await pay(path, answers);
    await press(button(page, 'خروجی فایل'));
    await press(find(page, 'dialog button', 'جدول همین صفحه'));
    expect(vault.take('table').split('\r\n').slice(1)).toEqual(['1405/08/24,2026-11-15,"سارا احمدی","بیمار","نامشخص",,250000', '']);
    await settle();
    await press(button(page, 'چاپ'));
    await settle();
    expect(printedRows()).toHaveLength(2);
    // Whose they are stands on the paper, and in no name that a browser keeps.
    expect(textOf(document.querySelector('[data-print-sheet] h1'))).toBe('پرداخت‌های بیمار: سارا احمدی');
    expect(textOf(document.querySelector('[data-print-sheet] title'))).not.toContain('احمدی');
    expect(textOf(document.querySelector('[data-print-sheet] header'))).toContain('از ۱۴۰۵/۰۸/۲۱');
  });

  it('say before they are taken along how many are missing and since when nobody knows whether they are right', async () => {
    const unread = {
      'resource:incomes.loadRows': () => ({ rows: [{ id: 1, date: '2026-11-15', amount: 250_000, payment_method: 9, patient: 7 }], unreadable: 2 }),
    };
    const { page, tell } = await pay('/patient/7/payments', { ...answers, ...unread });
    await tell('resource:incomes?patient=7', { type: 'resource.aged', at: Date.now() });
    await press(button(page, 'خروجی فایل'));
    const said = textOf(page.querySelector('dialog[open]'));
    expect(said).toContain('۲ ردیف خوانده نشد و اینجا نیست. ');
    expect(said).toContain('شاید اکنون فرق کرده باشد. فایل پس از خروج از حساب هم روی همین دستگاه می‌ماند.');
  });

  it('are all of them where the address names none', async () => {
    const { page } = await pay('/clinic/2/payments?from=1405-08-01', account);
    expect(page.textContent).toContain('تاریخ در نشانی این صفحه نامعتبر است. همه روزها نمایش داده می‌شود.');
    expect(entries(page)).toHaveLength(1);
  });
});

it('the payments of somebody whose name is on its way are neither printed nor filed before it is there', async () => {
  const payer = Promise.withResolvers<object>();
  const { page } = await pay('/patient/7/payments', { ...account, 'patientPayments.loadPayer': () => payer.promise });
  const ways = () => ['خروجی فایل', 'چاپ'].map((name) => !button(page, name).disabled);
  await act(async () => window.dispatchEvent(new Event('beforeprint')));
  expect([ways(), entries(page).length, printedRows()]).toEqual([[false, false], 2, []]);
  payer.resolve({ name: 'سارا احمدی' });
  await settle();
  expect(ways()).toEqual([true, true]);
});

describe('entering payments', () => {
  it('asks for everything but the transaction number', async () => {
    const { page } = await pay('/new-payment', taking);
    expect(bar(page)).toContain('برای افزودن لازم است: بیمار یا کلینیک، نوع پرداخت، مبلغ');
    await press(button(page, 'ثبت پرداخت‌ها'));
    expect(textOf(page.querySelector('main [role="alert"]'))).toBe('لطفاً تمام فیلدهای مورد نیاز را پر کنید');
  });

  it('takes a payment from a patient or a clinic, and shows the payments of whoever paid', async () => {
    const { page, asked, visited, wait } = await pay('/new-payment', taking);
    await press(button(page, 'جستجوی بیمار یا کلینیک'));
    await press(find(page, '[role="option"]', 'لبخند'));
    await press(method(page, 'کارت‌خوان'));
    await type(field(page, 'مبلغ'), '۲۵۰۰۰۰');
    await type(field(page, 'شماره تراکنش'), '۴۵۶');
    await press(button(page, 'افزودن به لیست'));
    expect(entries(page)[0]).toContain('۲۵۰٬۰۰۰ تومان');
    await press(button(page, 'ثبت پرداخت‌ها (۱)'));
    await settle();
    await wait(1);
    expect(calls(asked, 'newPayments.sendRow')).toEqual([
      { resource: 'incomes', payload: { patient: null, clinic: 2, date: '2026-11-20', amount: 250_000, payment_method: 2, transaction_number: '456' } },
    ]);
    expect(visited.at(-1)).toBe('/clinic/2/payments');
    expect(page.textContent).toContain('پرداخت‌ها با موفقیت ثبت شدند.');
  });

  it('chooses no method by a tap on the heading over them', async () => {
    const { page } = await pay('/new-payment', taking);
    const methods = [...page.querySelectorAll<HTMLInputElement>('[role="radiogroup"] input')];
    const heading = document.getElementById(methods[0]?.closest('[role="radiogroup"]')?.getAttribute('aria-labelledby') ?? '');
    expect(textOf(heading)).toContain('نوع پرداخت');
    await press(heading as HTMLElement);
    expect(methods.map(({ checked }) => checked)).toEqual(Array.from({ length: 6 }, () => false));
    expect(bar(page)).toContain('برای افزودن لازم است: بیمار یا کلینیک، نوع پرداخت');
  });

  it('says why a payment was refused, in the words of the provider', async () => {
    const { page } = await pay('/new-payment', { ...taking, 'newPayments.sendRow': () => refused(400, { detail: 'مبلغ بزرگ است.' }) });
    await press(button(page, 'جستجوی بیمار یا کلینیک'));
    await press(find(page, '[role="option"]', 'سارا احمدی'));
    await press(method(page, 'نقدی'));
    await type(field(page, 'مبلغ'), '1000');
    await press(button(page, 'ثبت پرداخت‌ها'));
    await settle();
    expect(entries(page)[0]).toContain('خطا در ثبت پرداخت: مبلغ بزرگ است.');
  });

  it('lets whoever waits for a line go back, while a payment is sent and while nobody can say what became of it', async () => {
    const sending = () => new Promise<never>(() => {});
    const lost = () => ({ _tag: 'UnknownOutcome', ageMillis: 12_000 });
    for (const sendRow of [sending, lost]) {
      let looks = 0;
      const findAlike = () => (looks++ === 0 ? { rows: [] } : { _tag: 'Offline' });
      const { page, visited, wait } = await pay('/new-payment', { ...taking, 'newPayments.sendRow': sendRow, 'newPayments.findAlike': findAlike });
      await press(button(page, 'جستجوی بیمار یا کلینیک'));
      await press(find(page, '[role="option"]', 'سارا احمدی'));
      await press(method(page, 'نقدی'));
      await type(field(page, 'مبلغ'), '1000');
      await press(button(page, 'ثبت پرداخت‌ها'));
      await wait(1);
      await vi.waitFor(() => expect([...page.querySelectorAll('button')].some((one) => textOf(one) === 'بررسی دوباره')).toBe(sendRow === lost));
      const before = visited.length;
      await press(button(page, 'بازگشت'));
      await settle();
      expect(visited.length).toBe(before + 1);
      expect(visited.at(-1)).not.toBe('/new-payment');
    }
  });

  it('asks about one that the provider took and does not show in these words, with the same choices', async () => {
    const accepted = { _tag: 'UnknownOutcome', ageMillis: 0, accepted: true };
    const { page, asked, answer, wait } = await pay('/new-payment', { ...taking, 'newPayments.sendRow': () => accepted });
    await press(button(page, 'جستجوی بیمار یا کلینیک'));
    await press(find(page, '[role="option"]', 'سارا احمدی'));
    await press(method(page, 'نقدی'));
    await type(field(page, 'مبلغ'), '1000');
    await press(button(page, 'ثبت پرداخت‌ها'));
    await settle();
    expect(bar(page)).toContain('سرور این پرداخت را پذیرفت، ولی آن را نشان نداد. تا چند ثانیه دیگر بررسی می‌شود');
    await wait(12_000);
    const asks = () => textOf(find(page, 'main [role="alert"] h2', 'ثبت شده است؟').closest('section'));
    expect(asks()).toContain('سرور این پرداخت را پذیرفت، ولی فعلاً آن را نشان نمی‌دهد.');
    answer({ 'newPayments.findAlike': () => ({ _tag: 'Unreadable', where: '' }) });
    await press(button(page, 'بررسی دوباره'));
    await settle();
    expect(asks()).toContain('سرور این پرداخت را پذیرفت، ولی آن را نشان نداد و بررسی هم ممکن نشد.');
    answer({ 'newPayments.sendRow': taking['newPayments.sendRow'] });
    await press(button(page, 'دوباره ثبت شود'));
    await settle();
    expect([calls(asked, 'newPayments.sendRow').length, page.textContent?.includes('پاسخ سرور نرسید')]).toEqual([2, false]);
  });

  it('asks about the payment of whom the address names in their name', async () => {
    const { page, wait } = await pay('/new-payment?patient=7', { ...taking, 'newPayments.sendRow': () => ({ _tag: 'UnknownOutcome', ageMillis: 0 }) });
    await press(method(page, 'نقدی'));
    await type(field(page, 'مبلغ'), '1000');
    await press(button(page, 'ثبت پرداخت‌ها'));
    await wait(12_000);
    expect(textOf(find(page, 'main [role="alert"] h2', 'ثبت شده است؟'))).toContain('سارا احمدی');
  });

  it('offers six methods by their names, and takes a cheque', async () => {
    const { page, asked } = await pay('/new-payment', taking);
    const offered = [...page.querySelectorAll('[role="radiogroup"] label')].map(textOf);
    expect(offered).toEqual(['کارت به کارت', 'کارت‌خوان', 'انتقال پایا', 'انتقال شبا', 'نقدی', 'چک']);
    await press(button(page, 'جستجوی بیمار یا کلینیک'));
    await press(find(page, '[role="option"]', 'سارا احمدی'));
    await press(method(page, 'چک'));
    await type(field(page, 'مبلغ'), '1000');
    await press(button(page, 'افزودن به لیست'));
    expect(entries(page)[0]).toContain('چک');
    await press(button(page, 'ثبت پرداخت‌ها (۱)'));
    await settle();
    expect(calls(asked, 'newPayments.sendRow')).toMatchObject([{ payload: { payment_method: 6 } }]);
  });

  it('puts a label of its own before what is said of a field, and no raw name before any other', async () => {
    const fields = { amount: ['بزرگ است.'], contract_ptr: ['لازم است.'], total_cost: ['نامعتبر است.'] };
    const { page } = await pay('/new-payment', { ...taking, 'newPayments.sendRow': () => refused(400, { fields }) });
    await press(button(page, 'جستجوی بیمار یا کلینیک'));
    await press(find(page, '[role="option"]', 'سارا احمدی'));
    await press(method(page, 'نقدی'));
    await type(field(page, 'مبلغ'), '1000');
    await press(button(page, 'ثبت پرداخت‌ها'));
    await settle();
    expect(entries(page)[0]).toContain('خطا در ثبت پرداخت: مبلغ: بزرگ است، لازم است، نامعتبر است.');
    expect(page.textContent).not.toMatch(/contract_ptr|total_cost/);
  });

  it.each([
    [['patients', 'clinics'], 'بیماران و کلینیک‌ها'],
    [['clinics'], 'کلینیک‌ها'],
    [['patients'], 'بیماران'],
  ])('says in one sentence which payers could not be loaded, and names no others: %s', async (lists, names) => {
    const failing = Object.fromEntries(lists.map((list) => [`resource:${list}.loadRows`, () => ({ _tag: 'Offline' })]));
    const { page } = await pay('/new-payment', { ...taking, ...failing });
    const said = [...page.querySelectorAll('main [role="alert"] p')].map(({ textContent }) => textContent);
    expect(said).toEqual([`خطا در بارگذاری ${names}: اتصال اینترنت برقرار نیست.`]);
  });
});

describe('a provider that breaks over one of five payments', () => {
  /** Payments in the list, sent to a provider that answers the third with a fault, after or before it stored it. */
  const sendFive = async (fate: 'after' | 'before') => {
    const stored: object[] = [];
    let sends = 0;
    const { page, asked, wait, visited } = await pay('/new-payment', {
      ...taking,
      'newPayments.findAlike': () => ({ rows: [...stored] }),
      'newPayments.sendRow': ({ payload }: { readonly payload: object }) => {
        sends += 1;
        const record = { ...payload, id: 50 + stored.length };
        if (sends !== 3 || fate === 'after') stored.push(record);
        return sends === 3 ? { _tag: 'Unavailable', status: 500 } : record;
      },
    });
    // Payer, method and day stay for the next one.
    await press(button(page, 'جستجوی بیمار یا کلینیک'));
    await press(find(page, '[role="option"]', 'سارا احمدی'));
    await press(method(page, 'نقدی'));
    for (const amount of ['100000', '200000', '300000', '400000', '500000']) {
      await type(field(page, 'مبلغ'), amount);
      await press(button(page, 'افزودن به لیست'));
    }
    await press(button(page, 'ثبت پرداخت‌ها (۵)'));
    await settle();
    await wait(0);
    const amounts = () => stored.map((record) => (record as { readonly amount: number }).amount / 100_000);
    return { page, asked, wait, visited, amounts };
  };
  const saved = (page: ParentNode) => page.textContent?.split('پرداخت‌ها با موفقیت ثبت شدند.').length;

  it('after it was stored: five are stored, "saved" is said once, and nobody is asked', async () => {
    const { page, asked, wait, visited, amounts } = await sendFive('after');
    await wait(1);
    expect([amounts(), calls(asked, 'newPayments.sendRow').length]).toEqual([[1, 2, 3, 4, 5], 5]);
    expect([visited.at(-1), saved(page), page.querySelector('dialog[open]')]).toEqual(['/patient/7/payments', 2, null]);
    expect(page.textContent).not.toContain('خطا');
  });

  it('before it was stored: its row says so, nothing is sent again by itself, and the rest is when told to', async () => {
    const { page, asked, wait, amounts } = await sendFive('before');
    await wait(60_000);
    expect([amounts(), calls(asked, 'newPayments.sendRow').length, saved(page)]).toEqual([[1, 2], 3, 1]);
    expect(entries(page)[2]).toContain('خطا در ثبت پرداخت: خطای داخلی سرور.');
    expect(page.querySelector('dialog[open]')).toBeNull();
    await press(button(page, 'ثبت باقی‌مانده (۳)'));
    await settle();
    await wait(1);
    expect([amounts(), saved(page)]).toEqual([[1, 2, 3, 4, 5], 2]);
  });
});

describe('changing a payment', () => {
  const stored = { ...account, 'paymentEdit.loadRecord': () => income(3, { patient: null, clinic: 2 }) };

  it('keeps the payer, announces success, and returns after a second', async () => {
    const { page, asked, visited, wait } = await pay('/new-payment/3', {
      ...stored,
      'paymentEdit.saveRecord': ({ payload }: { readonly payload: object }) => ({ ...income(3), ...payload }),
    });
    expect(textOf(page.querySelector('h1'))).toBe('ویرایش پرداختلبخند');
    expect(button(page, 'لبخند').disabled).toBe(true);
    await type(field(page, 'مبلغ'), '950000');
    await submit(page);
    expect(calls(asked, 'paymentEdit.saveRecord')).toEqual([
      {
        ...{ resource: 'incomes', id: 3, known: { ...income(3), patient: null, clinic: 2 } },
        payload: { patient: null, clinic: 2, date: '2026-11-10', amount: 950_000, payment_method: 5, transaction_number: '' },
      },
    ]);
    expect(page.textContent).toContain('پرداخت با موفقیت ویرایش شد.');
    await wait(900);
    expect(visited.at(-1)).toBe('/new-payment/3');
    await wait(100);
    expect(visited.at(-1)).toBe('/clinic/2/payments');
  });

  it('says of a payer who is gone that they are, and asks for nobody else in their place: it takes none', async () => {
    const { page } = await pay('/new-payment/3', { ...stored, 'paymentEdit.loadRecord': () => income(3, { patient: null, clinic: 5 }) });
    expect(textOf(page.querySelector('main'))).toContain('این بیمار یا کلینیک دیگر در لیست نیست.');
    expect(textOf(page.querySelector('main'))).toContain('پرداخت‌کننده در این صفحه تغییر نمی‌کند.');
    expect(page.textContent).not.toContain('مورد دیگری انتخاب کنید');
  });

  it.each([
    ['token', 'ارتباط با سرور برقرار نشد و چیزی ارسال نشد.'],
    ['address', 'ارتباط با سرور برقرار نشد و چیزی ارسال نشد.'],
    ['part', 'بخشی از برنامه بارگذاری نشد و چیزی ارسال نشد.'],
  ])('says that nothing was sent for want of %s, and looks for nothing', async (lacking, words) => {
    const { page, asked } = await pay('/new-payment/3', { ...stored, 'paymentEdit.saveRecord': () => ({ _tag: 'NotSent', lacking }) });
    await type(field(page, 'مبلغ'), '950000');
    await submit(page);
    expect(bar(page)).toContain(`خطا در ویرایش پرداخت: ${words}`);
    expect(asked.filter(({ port }) => port === 'paymentEdit.loadRecord')).toHaveLength(1);
  });

  it('says why it could not be saved', async () => {
    const { page, asked, wait } = await pay('/new-payment/3', { ...stored, 'paymentEdit.saveRecord': () => ({ _tag: 'Unavailable', status: 500 }) });
    await type(field(page, 'مبلغ'), '950000');
    await submit(page);
    // It is looked at once whether the provider stored it before it broke: it did not.
    await wait(0);
    expect(bar(page)).toContain('خطا در ویرایش پرداخت: خطای داخلی سرور.');
    expect(page.querySelector('dialog[open]')).toBeNull();
    await wait(60_000);
    expect(calls(asked, 'paymentEdit.saveRecord')).toHaveLength(1);
  });

  it('says only that it was done when the answer was lost and it is found to be', async () => {
    const { page, answer, wait } = await pay('/new-payment/3', { ...stored, 'paymentEdit.saveRecord': () => ({ _tag: 'UnknownOutcome', ageMillis: 0 }) });
    await type(field(page, 'مبلغ'), '950000');
    await submit(page);
    expect(bar(page)).toContain('پاسخ سرور نرسید.');
    answer({ 'paymentEdit.loadRecord': () => income(3, { patient: null, clinic: 2, amount: 950_000 }) });
    await wait(12_000);
    // For a second the form is still there, with the success over it.
    expect(page.textContent).toContain('پرداخت با موفقیت ویرایش شد.');
    expect([textOf(page.querySelector('h1')), page.querySelector('main [role="alert"]'), bar(page)]).toEqual(['ویرایش پرداختلبخند', null, 'انصرافذخیره']);
    for (const words of ['خطا', 'پاسخ سرور نرسید']) expect(page.textContent).not.toContain(words);
  });
});

describe('the account of a payer', () => {
  it('shows what is owed and the payments, the newest first, an unknown method by that name', async () => {
    const { page } = await pay('/patient/7/payments', account);
    expect(page.textContent).toContain('۴٬۱۰۰٬۰۰۰ تومان');
    expect(page.textContent).toContain('۲ پرداخت، جمع ۱٬۱۵۰٬۰۰۰ تومان');
    expect(entries(page).map((text) => /[۰-۹٬]+/.exec(text)?.[0])).toEqual(['۲۵۰٬۰۰۰', '۹۰۰٬۰۰۰']);
    expect(entries(page)[0]).toContain('نامشخص');
  });

  it('names a cheque', async () => {
    const { page } = await pay('/patient/7/payments', { ...account, 'resource:incomes.loadRows': () => rows([income(1, { payment_method: 6 })]) });
    expect(entries(page)[0]).toContain('چک');
  });

  it('has no empty list while payments could not be read', async () => {
    const { page } = await pay('/patient/7/payments', { ...account, 'resource:incomes.loadRows': () => rows([], 5) });
    expect(textOf(page.querySelector('main [role="alert"]'))).toContain('پرداخت‌ها خوانده نشد.۵ پرداخت از سرور رسید که خوانده نشد');
    expect(page.textContent).not.toContain('هنوز پرداختی');
  });

  it('shows an account whose payer has no name', async () => {
    const { page } = await pay('/patient/7/payments', { ...account, 'patientPayments.loadPayer': () => ({ name: '' }) });
    expect(textOf(page.querySelector('h1'))).toBe('پرداخت‌های بیمارنامشخص');
  });

  it('hands the payer over to a new payment, and the payment over to its form', async () => {
    const { page, visited } = await pay('/patient/7/payments', account);
    await press(button(page, 'ثبت پرداخت'));
    await settle();
    expect(visited.at(-1)).toBe('/new-payment?patient=7');
    expect(textOf(page.querySelector('h1'))).toBe('ثبت پرداخت جدیدبرای سارا احمدی');
    expect(page.textContent).not.toContain('جستجوی بیمار یا کلینیک');
    const again = await pay('/patient/7/payments', account);
    await press(button(again.page, 'گزینه‌های پرداخت ۹۰۰٬۰۰۰ تومان در ۱۴۰۵/۰۸/۱۹'));
    await press(find(again.page, 'dialog button', 'ویرایش'));
    await settle();
    expect(again.visited.at(-1)).toBe('/new-payment/1');
    expect(field(again.page, 'مبلغ').value).toBe('۹۰۰٬۰۰۰');
  });

  it('asks before it deletes, and says when that failed', async () => {
    const { page } = await pay('/patient/7/payments', { ...account, 'removal.removeRow': () => refused(500) });
    await press(button(page, 'گزینه‌های پرداخت ۹۰۰٬۰۰۰ تومان در ۱۴۰۵/۰۸/۱۹'));
    await press(find(page, 'dialog button', 'حذف'));
    expect(textOf(page.querySelector('dialog[role="alertdialog"]'))).toContain('آیا مطمئن هستید که می‌خواهید این پرداخت را حذف کنید؟');
    await press(find(page, 'dialog button', 'بله، حذف شود'));
    await settle();
    expect(textOf(page.querySelector('dialog[role="alertdialog"]'))).toContain('خطا در حذف پرداخت.');
  });

  it('shows the balance of before a deletion stepped back, until what it is now is there', async () => {
    const { page, answer } = await pay('/patient/7/payments', { ...account, 'removal.removeRow': () => ({}) });
    const behind = () => page.querySelector('main [aria-busy][data-behind="true"]');
    expect(behind()).toBeNull();
    let arrive = (_: object) => {};
    answer({ 'patientPayments.loadBalance': () => new Promise<object>((resolve) => (arrive = resolve)) });
    await press(button(page, 'گزینه‌های پرداخت ۹۰۰٬۰۰۰ تومان در ۱۴۰۵/۰۸/۱۹'));
    await press(find(page, 'dialog button', 'حذف'));
    await press(find(page, 'dialog button', 'بله، حذف شود'));
    await settle();
    expect(textOf(behind())).toContain('۴٬۱۰۰٬۰۰۰');
    arrive({ owed: 5_000_000, total_cost: 5_250_000, total_payments: 250_000 });
    await settle();
    expect([behind(), page.textContent?.includes('۵٬۰۰۰٬۰۰۰')]).toEqual([null, true]);
  });

  it('sums up a patient’s finances, with ways on', async () => {
    const { page } = await pay('/patient/7/financials', account);
    for (const text of ['بدهی', '۴٬۱۰۰٬۰۰۰', 'هزینه کل', '۵٬۲۵۰٬۰۰۰', 'مجموع پرداخت‌ها', '۱٬۱۵۰٬۰۰۰']) expect(page.textContent).toContain(text);
    expect([...page.querySelectorAll<HTMLAnchorElement>('main nav a')].map(({ pathname }) => pathname)).toEqual([
      '/patient/7/payments',
      '/patient/7/installments',
      '/patient/7',
    ]);
  });

  it('says how much of the cost is paid, and nothing of a cost that discounts took whole', async () => {
    const { page } = await pay('/patient/7/financials', account);
    expect(textOf(page)).toContain('۲۲٪ پرداخت شده');
    for (const [total_payments, said] of [
      [9_960_000, '۹۹٪'],
      [40_000, '۱٪'],
      [10_000_000, '۱۰۰٪'],
      [0, '۰٪'],
    ] as const) {
      const balance = { owed: 10_000_000 - total_payments, total_cost: 10_000_000, total_payments };
      const { page: nearly } = await pay('/patient/7/financials', { ...account, 'patientFinancials.loadBalance': () => balance });
      expect(textOf(nearly)).toContain(`${said} پرداخت شده`);
    }
    for (const total_cost of [-49, 0]) {
      const balance = { owed: total_cost - 5000, total_cost, total_payments: 5000 };
      const { page: given } = await pay('/patient/7/financials', { ...account, 'patientFinancials.loadBalance': () => balance });
      expect(textOf(given)).toContain('بستانکار');
      expect(textOf(given)).not.toContain('٪');
    }
  });

  it('shows a clinic’s payments and what is still to come from it', async () => {
    const { page } = await pay('/clinic/2/payments', account);
    expect(page.textContent).toContain('مطالبات از کلینیک');
    expect(page.textContent).toContain('۱۲٬۰۰۰٬۰۰۰ تومان');
    expect(entries(page)).toHaveLength(1);
  });

  it('says of a clinic of the dentist’s own that its patients owe, and nothing of it before that is known', async () => {
    const own = { ...account, 'resource:clinics.loadRows': () => rows([{ id: 2, name: 'لبخند', address: 'x', dentist: 1, is_personal: true }]) };
    const { page } = await pay('/clinic/2/payments', own);
    expect(page.textContent).toContain('مطالبات از بیماران کلینیک شخصی۱۲٬۰۰۰٬۰۰۰ تومان');
    const { page: waiting } = await pay('/clinic/2/payments', { ...account, 'resource:clinics.loadRows': () => new Promise<never>(() => {}) });
    expect(waiting.textContent).toContain('۱۲٬۰۰۰٬۰۰۰ تومان');
    expect(waiting.textContent).not.toContain('مطالبات');
    const { page: unread } = await pay('/clinic/2/payments', { ...account, 'resource:clinics.loadRows': () => refused(500) });
    expect(unread.textContent).toContain('مطالبات از کلینیک۱۲٬۰۰۰٬۰۰۰ تومان');
  });

  it.each([
    ['/patient/7/payments', 'patientPayments.loadPayer', 'خطا در بارگذاری اطلاعات بیمار.', 'بازگشت به لیست بیماران', '/patients'],
    ['/clinic/2/payments', 'clinicPayments.loadPayer', 'خطا در بارگذاری اطلاعات کلینیک.', 'بازگشت به کلینیک‌ها', '/settings'],
  ])('says that %s could not be loaded, and leads back', async (path, port, words, way, to) => {
    const lost = () => ({ _tag: 'Timeout' });
    const { page, visited } = await pay(path, { ...account, 'resource:clinics.loadRows': lost, [port]: lost });
    expect(page.textContent).toContain(words);
    await press(button(page, way));
    await settle();
    expect(visited.at(-1)).toBe(to);
  });

  it.each([
    ['/patients', '/patient/7/payments', 'patientPayments.loadPayer', 'پرداخت‌های بیمارسارا احمدی'],
    ['/patients', '/patient/7/financials', 'patientFinancials.loadPayer', 'خلاصه مالی بیمارسارا احمدی'],
  ])('is called as the list has it where %s was seen before and %s cannot be asked', async (before, path, port, title) => {
    const { page, app } = await pay(before, { ...account, [port]: () => ({ _tag: 'Offline' }) });
    app.send({ type: 'route.go', to: path, replace: false });
    await settle();
    expect(textOf(page.querySelector('h1'))).toBe(title);
    expect(page.textContent).not.toContain('خطا در بارگذاری اطلاعات بیمار.');
  });

  it('says when only the sums could not be loaded, and shows the payments all the same', async () => {
    const { page } = await pay('/patient/7/payments', { ...account, 'patientPayments.loadBalance': () => ({ _tag: 'Timeout' }) });
    expect(page.textContent).toContain('خطا در بارگذاری اطلاعات مالی.');
    expect(entries(page)).toHaveLength(2);
    // What was paid is known all the same; what is owed is not, and no figure waits for it.
    expect(page.textContent).toContain('۲ پرداخت، جمع ۱٬۱۵۰٬۰۰۰ تومان');
    expect([page.textContent?.includes('مانده حساب'), page.querySelector('main [aria-busy]')]).toEqual([false, null]);
  });

  it('waits for no sum of a summary that could not be loaded', async () => {
    const { page } = await pay('/patient/7/financials', { ...account, 'patientFinancials.loadBalance': () => ({ _tag: 'Timeout' }) });
    expect(page.textContent).toContain('خطا در بارگذاری اطلاعات مالی.');
    for (const word of ['هزینه کل', 'مجموع پرداخت‌ها']) expect(page.textContent).not.toContain(word);
  });
});

it('the number of a transaction keeps its groups in their order in the question about a payment', () => {
  const paid = income(1, { transaction_number: '1234-5678-9012' });
  expect(recordName(paid)).toMatch(/، تراکنش \u2066۱۲۳۴-۵۶۷۸-۹۰۱۲\u2069$/);
});
