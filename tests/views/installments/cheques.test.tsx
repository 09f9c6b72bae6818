import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { InstallmentCheck } from '../../../src/schema/installments/installment.ts';
import { type Answers, refused, rows, textOf } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';
import { CHEQUES, cheque, owing, plan, split } from './practice.tsx';

const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);
const sent = (asked: readonly { readonly port: string; readonly input: unknown }[]) =>
  asked.filter(({ port }) => port === 'newCheques.sendRow').map(({ input }) => (input as { readonly payload: InstallmentCheck }).payload);
const entries = (page: ParentNode) => [...page.querySelectorAll('main ol li')].map(textOf);
const bar = (page: ParentNode) => textOf(page.querySelector('[data-alone]'));
const manner = (page: ParentNode, name: string) => find(page, 'label', name).querySelector('input') as HTMLInputElement;

const FIRST = '0099999999999999';
let next = 100;
const store = ({ payload }: { readonly payload: object }) => ({ ...payload, id: next++ });
const known: Answers = { ...owing, 'resource:installments.loadRows': () => rows([plan(31)]), 'newCheques.sendRow': store };

/** The owner of the first cheque, by one tap. */
const ownCheques = async (answers: Answers = {}) => {
  const visit = await split(CHEQUES, { ...known, ...answers });
  await press(button(visit.page, 'چک خود بیمار'));
  return visit;
};
/** Three cheques at once. */
const run = async (answers: Answers = {}) => {
  const visit = await ownCheques(answers);
  const { page } = visit;
  await press(manner(page, '۳ فقره، شماره‌های پیاپی'));
  await type(field(page, 'شماره نخستین چک'), FIRST);
  return visit;
};

describe('entering the cheques of a plan', () => {
  it('says whose they are, what is owed, and what is missing', async () => {
    const { page } = await split(CHEQUES, known);
    const head = textOf(find(page, 'section', 'مشخصات بیمار'));
    expect(head).toBe('سارا احمدیکد ملی۰۰۱۲۳۴۵۶۷۹تاریخ تولد۱۳۶۲/۰۵/۲۳شماره پرونده-مانده حساب۱٬۲۰۰٬۰۰۰ تومان۳ قسط، هر ماه');
    expect(bar(page)).toContain('برای افزودن لازم است: نام صاحب چک، کد ملی صاحب چک، نسبت با بیمار، شماره چک، مبلغ چک، تاریخ سررسید');
  });

  it('marks what is missing where somebody goes on without it', async () => {
    const { page } = await split(CHEQUES, known);
    expect(button(page, 'ثبت چک‌ها').disabled).toBe(true);
    await press(button(page, 'افزودن به لیست'));
    expect(textOf(page)).toContain('هشدار: فیلدهای اجباری را پر کنید.');
    expect(page.querySelectorAll('main [aria-invalid="true"]')).toHaveLength(6);
  });

  it('makes all of them at once: numbers in a row, equal sums, days one period apart', async () => {
    const { page, asked, visited, wait } = await run();
    expect(textOf(page)).toContain('۳ چک ۴۰۰٬۰۰۰ تومانی');
    expect(textOf(page)).toContain('۰۰۹۹ ۹۹۹۹ ۹۹۹۹ ۹۹۹۹ تا ۰۱۰۰ ۰۰۰۰ ۰۰۰۰ ۰۰۰۱');
    await press(button(page, 'افزودن ۳ چک'));
    expect(entries(page)).toHaveLength(3);
    expect(textOf(page)).toContain('جمع چک‌ها: ۱٬۲۰۰٬۰۰۰ از ۱٬۲۰۰٬۰۰۰ تومان');
    await press(button(page, 'ثبت چک‌ها (۳)'));
    for (let each = 0; each < 3; each += 1) await settle();
    expect(sent(asked).map(({ check_number, amount, due_date, is_paid, installment }) => [check_number, amount, due_date, is_paid, installment])).toEqual([
      ['0099999999999999', 400_000, '2026-12-20', false, 31],
      ['0100000000000000', 400_000, '2027-01-19', false, 31],
      ['0100000000000001', 400_000, '2027-02-18', false, 31],
    ]);
    expect(page.textContent).toContain('چک‌ها با موفقیت ثبت شدند.');
    expect(visited.at(-1)).toBe(CHEQUES);
    await wait(999);
    expect(visited.at(-1)).toBe(CHEQUES);
    await wait(1);
    expect(visited.at(-1)).toBe('/patients');
    expect(page.textContent).toContain('چک‌ها با موفقیت ثبت شدند.');
  });

  it('lets a row of them be corrected', async () => {
    const { page } = await run();
    await press(button(page, 'افزودن ۳ چک'));
    await press(find(page, 'main ol li:nth-child(2) button', 'گزینه‌های'));
    await press(find(page, 'dialog button', 'ویرایش'));
    expect(field(page, 'شماره چک').value).toBe('۰۱۰۰۰۰۰۰۰۰۰۰۰۰۰۰');
    await type(field(page, 'مبلغ چک'), '500000');
    await press(button(page, 'افزودن به لیست'));
    expect(entries(page).some((entry) => entry.includes('۵۰۰٬۰۰۰'))).toBe(true);
    expect(textOf(page)).toContain('جمع چک‌ها از بدهی بیشتر است.');
  });

  it('goes on after a refusal in the middle with what was not sent', async () => {
    let calls = 0;
    const { page, asked, answer } = await run({
      'newCheques.sendRow': (input: { readonly payload: object }) => {
        calls += 1;
        return calls === 2 ? refused(400, { detail: 'دفتر چک بسته است.' }) : store(input);
      },
    });
    await press(button(page, 'افزودن ۳ چک'));
    await press(button(page, 'ثبت چک‌ها (۳)'));
    for (let each = 0; each < 3; each += 1) await settle();
    expect(entries(page)[1]).toContain('خطا در ثبت چک: دفتر چک بسته است.');
    answer({ 'newCheques.sendRow': store });
    await press(button(page, 'ثبت باقی‌مانده (۲)'));
    for (let each = 0; each < 3; each += 1) await settle();
    expect(sent(asked).map(({ check_number }) => check_number?.slice(-2))).toEqual(['99', '00', '00', '01']);
  });

  it('keeps the owner for the next cheque, and proposes its number, day and sum', async () => {
    const { page } = await ownCheques();
    await type(field(page, 'شماره چک'), '1234567890123456');
    await press(button(page, 'پیشنهاد: ۴۰۰٬۰۰۰ تومان، ۱۴۰۵/۰۹/۲۹'));
    await press(button(page, 'افزودن به لیست'));
    expect(field(page, 'نام صاحب چک').value).toBe('سارا احمدی');
    expect(field(page, 'شماره چک').value).toBe('۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۷');
    expect(field(page, 'تاریخ سررسید').value).toBe('۱۴۰۵/۱۰/۲۹');
  });
});

it('of a plan that are entered one by one: the last is proposed what the others leave of the debt', async () => {
  const balance = () => ({ debt: 1_000_000, total_cost: 1_000_000, total_payments: 0 });
  const { page } = await ownCheques({ 'patientPlans.loadBalance': balance });
  await type(field(page, 'شماره چک'), FIRST);
  await press(button(page, 'پیشنهاد: ۳۳۳٬۳۳۳ تومان، ۱۴۰۵/۰۹/۲۹'));
  await press(button(page, 'افزودن به لیست'));
  // The second one is like the first.
  expect([...page.querySelectorAll('button')].map(textOf).filter((each) => each.startsWith('پیشنهاد'))).toEqual([]);
  await press(button(page, 'افزودن به لیست'));
  expect(field(page, 'مبلغ چک').value).toBe('۳۳۳٬۳۳۳');
  await press(button(page, 'پیشنهاد: ۳۳۳٬۳۳۴ تومان'));
  expect(field(page, 'مبلغ چک').value).toBe('۳۳۳٬۳۳۴');
  await press(button(page, 'افزودن به لیست'));
  expect(textOf(page)).toContain('جمع چک‌ها: ۱٬۰۰۰٬۰۰۰ از ۱٬۰۰۰٬۰۰۰ تومان');
});

describe('several cheques where nobody knows what is owed', () => {
  const runOf = async (typed: string) => {
    const { page } = await ownCheques({ 'patientPlans.loadBalance': () => refused(500) });
    if (typed) await type(field(page, 'مبلغ چک'), typed);
    await press(manner(page, '۳ فقره، شماره‌های پیاپی'));
    return page;
  };

  it('come to what was typed for one, so many times', async () => {
    const page = await runOf('2000000');
    expect(field(page, 'جمع مبلغ ۳ چک').value).toBe('۶٬۰۰۰٬۰۰۰');
    expect(textOf(page)).toContain('۲٬۰۰۰٬۰۰۰');
    await press(manner(page, '۳ فقره، شماره‌های پیاپی'));
    expect(field(page, 'جمع مبلغ ۳ چک').value).toBe('۶٬۰۰۰٬۰۰۰');
  });

  it('leave to the single one its part of what was typed', async () => {
    const page = await runOf('2000000');
    await press(manner(page, 'یک چک'));
    expect(field(page, 'مبلغ چک').value).toBe('۲٬۰۰۰٬۰۰۰');
  });

  it('come to nothing that nobody typed', async () => {
    expect(field(await runOf(''), 'جمع مبلغ ۳ چک').value).toBe('');
  });
});

describe('what is proposed of the next cheques', () => {
  const offer = (page: ParentNode) => textOf(find(page, 'button', 'پیشنهاد:'));

  it('leaves out what unpaid cheques of other plans cover, and not what was paid', async () => {
    const { page } = await ownCheques({
      'resource:installments.loadRows': () => rows([plan(31), plan(32)]),
      'resource:installmentChecks.loadRows': () =>
        rows([
          cheque(1, { installment: 32, amount: 300_000 }),
          cheque(2, { installment: 32, amount: 700_000, is_paid: true }),
          cheque(3, { installment: 99, amount: 1 }),
        ]),
    });
    expect(offer(page)).toBe('پیشنهاد: ۳۰۰٬۰۰۰ تومان، ۱۴۰۵/۰۹/۲۹');
    await press(manner(page, '۳ فقره، شماره‌های پیاپی'));
    expect(field(page, 'جمع مبلغ ۳ چک').value).toBe('۹۰۰٬۰۰۰');
    await type(field(page, 'شماره نخستین چک'), FIRST);
    await type(field(page, 'جمع مبلغ ۳ چک'), '1200000');
    await press(button(page, 'افزودن ۳ چک'));
    expect(textOf(page)).toContain('جمع چک‌ها: ۱٬۲۰۰٬۰۰۰ از ۱٬۲۰۰٬۰۰۰ تومان؛ ۳۰۰٬۰۰۰ تومان دیگر با چک‌های ثبت‌شده پوشیده است. جمع چک‌ها از بدهی بیشتر است.');
  });

  it('counts those that were sent once, where the next was refused', async () => {
    const stored: object[] = [];
    const { page } = await run({
      'newCheques.sendRow': (input: { readonly payload: object }) => {
        if (stored.length > 0) return refused(400, { detail: 'دفتر چک بسته است.' });
        stored.push(store(input));
        return stored[0] as object;
      },
      'resource:installmentChecks.loadRows': () => rows(stored),
    });
    await press(button(page, 'افزودن ۳ چک'));
    await press(button(page, 'ثبت چک‌ها (۳)'));
    for (let each = 0; each < 3; each += 1) await settle();
    expect(textOf(page)).toContain('جمع چک‌ها: ۸۰۰٬۰۰۰ از ۱٬۲۰۰٬۰۰۰ تومان؛ ۴۰۰٬۰۰۰ تومان دیگر با چک‌های ثبت‌شده پوشیده است.');
    expect(textOf(page)).not.toContain('جمع چک‌ها از بدهی بیشتر است.');
  });

  it('has the sum and the day of one that was taken out of the middle', async () => {
    const { page } = await run();
    await press(button(page, 'افزودن ۳ چک'));
    await press(find(page, 'main ol li:nth-child(2) button', 'گزینه‌های'));
    await press(find(page, 'dialog button', 'حذف'));
    expect(offer(page)).toBe('پیشنهاد: ۴۰۰٬۰۰۰ تومان، ۱۴۰۵/۱۰/۲۹');
  });

  it('is proposed beside a stored cheque that says neither whose it is nor its number', async () => {
    const { page } = await ownCheques({
      'resource:installmentChecks.loadRows': () => rows([{ id: 1, amount: 400_000, due_date: '2026-12-20', installment: 31 }]),
    });
    expect(button(page, 'پیشنهاد:')).toBeDefined();
  });

  it('stands beside the debt with the word that the stored ones are not known, where they are not', async () => {
    const { page } = await ownCheques({ 'resource:installmentChecks.loadRows': () => refused(403) });
    await type(field(page, 'شماره چک'), FIRST);
    await type(field(page, 'مبلغ چک'), '600000');
    await type(field(page, 'تاریخ سررسید'), '1405/10/01');
    await press(button(page, 'افزودن به لیست'));
    expect(textOf(page)).toContain('جمع چک‌ها: ۶۰۰٬۰۰۰ از ۱٬۲۰۰٬۰۰۰ تومان؛ چک‌های ثبت‌شده معلوم نیست.');
  });

  it('is nothing while the cheques that are stored are not known', async () => {
    const { page } = await ownCheques({ 'resource:installmentChecks.loadRows': () => ({ _tag: 'Timeout' }) });
    expect([...page.querySelectorAll('button')].map(textOf).filter((each) => each.startsWith('پیشنهاد'))).toEqual([]);
    expect(textOf(page)).toContain('چک‌های ثبت‌شده بارگذاری نشد.');
  });

  it('says of nobody that they have no balance while that is on its way', async () => {
    const { 'patientPlans.loadBalance': _, ...others } = known;
    const { page } = await split(CHEQUES, others);
    const head = textOf(find(page, 'section', 'مشخصات بیمار'));
    expect([head.includes('مانده حساب'), head.includes('مانده حساب-')]).toEqual([true, false]);
  });

  it('says that the balance is not known where it is not, and asks for it again', async () => {
    const { page, answer } = await split(CHEQUES, { ...known, 'patientPlans.loadBalance': () => ({ _tag: 'Timeout' }) });
    expect(textOf(find(page, 'section', 'مشخصات بیمار'))).toContain('مانده حسابمعلوم نیست');
    answer(owing);
    await press(button(page, 'تلاش دوباره'));
    await settle();
    expect(textOf(find(page, 'section', 'مشخصات بیمار'))).toContain('مانده حساب۱٬۲۰۰٬۰۰۰ تومان');
  });

  it('names a credit as one', async () => {
    const { page } = await split(CHEQUES, { ...known, 'patientPlans.loadBalance': () => ({ debt: -5000, total_cost: 0, total_payments: 5000 }) });
    expect(textOf(find(page, 'section', 'مشخصات بیمار'))).toContain('بستانکاری۵٬۰۰۰ تومان');
  });
});

describe('the owner of a cheque', () => {
  const number = (page: ParentNode) => field(page, 'کد ملی صاحب چک');

  it('is that of the cheque before, also on another day, by one tap', async () => {
    const { page } = await split(CHEQUES, {
      ...known,
      'resource:installmentChecks.loadRows': () =>
        rows([cheque(1, { check_owner_name: 'رضا کریمی', check_owner_national_number: '0499370899', relation_to_patient: 'همسر' })]),
    });
    await press(button(page, 'صاحب چک پیشین: رضا کریمی'));
    expect([field(page, 'نام صاحب چک').value, number(page).value, field(page, 'نسبت با بیمار').value]).toEqual(['رضا کریمی', '۰۴۹۹۳۷۰۸۹۹', 'همسر']);
  });

  it('is the patient where that is the relation and nobody was named, and asked about where the numbers differ', async () => {
    const { page } = await split(CHEQUES, known);
    await press(find(page, 'label,button', 'خود بیمار'));
    expect([field(page, 'نام صاحب چک').value, number(page).value]).toEqual(['سارا احمدی', '۰۰۱۲۳۴۵۶۷۹']);
    await type(number(page), '0499370899');
    expect(textOf(page)).toContain('کد ملی صاحب چک با کد ملی بیمار یکی نیست.');
  });

  it('has a number that may be pasted with the spaces and dashes of paper', async () => {
    const { page } = await split(CHEQUES, known);
    expect(number(page).hasAttribute('maxlength')).toBe(false);
    await type(number(page), '\u200e۰۰۱ - ۲۳۴۵۶۷ - ۹');
    expect(number(page).value).toBe('۰۰۱۲۳۴۵۶۷۹');
  });
});

describe('what looks odd about a cheque', () => {
  it('is said: no sayad number, one that is stored already, a day before today', async () => {
    const { page } = await ownCheques({
      'resource:installmentChecks.loadRows': () => rows([cheque(1, { installment: 99, check_number: '1111222233334444' })]),
    });
    await type(field(page, 'شماره چک'), '123');
    expect(textOf(page)).toContain('شناسه صیادی معمولاً ۱۶ رقم است.');
    await type(field(page, 'شماره چک'), '۱۱۱۱۲۲۲۲۳۳۳۳۴۴۴۴');
    expect(textOf(page)).toContain('چکی با شماره \u2066۱۱۱۱ ۲۲۲۲ ۳۳۳۳ ۴۴۴۴\u2069 پیش‌تر ثبت شده است.');
    await type(field(page, 'تاریخ سررسید'), '1405/08/01');
    expect(textOf(page)).toContain('این سررسید پیش از امروز است. همین را می‌خواهید؟');
    await type(field(page, 'مبلغ چک'), '1000');
    await press(button(page, 'افزودن به لیست'));
    expect(entries(page)).toHaveLength(1);
  });

  it('is refused where one sayad number would stand in the list twice', async () => {
    const { page } = await run();
    await press(button(page, 'افزودن ۳ چک'));
    await type(field(page, 'شماره چک'), FIRST);
    await type(field(page, 'مبلغ چک'), '1000');
    await type(field(page, 'تاریخ سررسید'), '1406/01/01');
    await press(button(page, 'افزودن به لیست'));
    expect(entries(page)).toHaveLength(3);
    expect(textOf(page)).toContain('این شماره در لیست هست؛ هر شناسه صیادی از آنِ یک چک است.');
  });
});

describe('a plan that cannot have cheques', () => {
  it('is said to be gone, as one of another patient is', async () => {
    const { page } = await split(CHEQUES, { ...known, 'resource:installments.loadRows': () => rows([plan(32)]) });
    expect(textOf(page)).toContain('طرح اقساط یافت نشد.');
    expect(find<HTMLAnchorElement>(page, 'a', 'بازگشت به طرح‌ها').getAttribute('href')).toBe('/patient/7/installments');
  });

  it('leaves what was typed in sight when it goes meanwhile, and takes nothing more', async () => {
    const { page, app } = await run();
    await press(button(page, 'افزودن ۳ چک'));
    await act(async () => app.send({ type: 'row.removed', resource: 'installments', id: 31 }));
    expect(textOf(page)).toContain('این طرح دیگر در سرور نیست یا از آنِ بیمار دیگری است.');
    await type(field(page, 'شماره چک'), '1111222233334444');
    await type(field(page, 'مبلغ چک'), '1000');
    await type(field(page, 'تاریخ سررسید'), '1406/01/01');
    await press(button(page, 'افزودن به لیست'));
    expect(entries(page)).toHaveLength(3);
    expect(field(page, 'مبلغ چک').value).toBe('۱٬۰۰۰');
  });

  it('is not asked of a patient who is gone', async () => {
    const { page } = await split(CHEQUES, { ...known, 'patientPlans.loadPatient': () => refused(404) });
    expect(textOf(page)).toContain('بیمار یافت نشد.');
  });
});
