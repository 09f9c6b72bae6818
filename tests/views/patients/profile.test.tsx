import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/views/patients/texts.ts';
import { income } from '../payments/paying.tsx';
import { find, press, settle } from '../stand.tsx';
import { type Answers, NOW, patient, printedRows, refused, rows, textOf, treatment, visit } from './practice.tsx';

const file = patient(7, { insurance: 3, address: 'تهران، خیابان آزادی', drug_allergies: 'پنی‌سیلین, لیدوکائین', underlying_diseases: 'دیابت' });
const answers: Answers = {
  'patientProfile.loadPatient': () => file,
  'patientProfile.loadFinances': () => ({ debt: 1_500_000, total_cost: 6_500_000, total_payments: 5_000_000 }),
  'resource:insurances.loadRows': () => rows([{ id: 3, name: 'تأمین اجتماعی' }]),
  'resource:procedureTypes.loadRows': () => rows([{ id: 1, name: 'درمان ریشه', procedure_code: 'RCT', price: 1 }]),
  'resource:surgeries.loadRows': () =>
    rows([
      treatment(1),
      treatment(2, { surgery_time: null, procedure_type: 9 }),
      treatment(3, { tooth_number: '85', surgery_time: '2026-11-18' }),
      treatment(4, { patient: 8 }),
    ]),
  'resource:incomes.loadRows': () => rows([]),
};
const fact = (page: ParentNode, name: string) => textOf(find(page, 'dt', name).nextElementSibling);
const history = (page: ParentNode) => [...find(page, 'section', 'سابقه درمان').querySelectorAll('li')].map(textOf);

describe('a patient’s file', () => {
  it('shows who it is, with the allergies before everything else', async () => {
    const { page } = await visit('/patient/7', answers);
    expect(textOf(page.querySelector('h1'))).toBe('سارا احمدیزن، ۴۳ ساله');
    expect(textOf(find(page, 'section', 'هشدار: حساسیت دارویی'))).toBe('هشدار: حساسیت دارویی پنی‌سیلین، لیدوکائین');
    expect(fact(page, 'کد ملی')).toBe('۰۰۱۲۳۴۵۶۷۹');
    expect(fact(page, 'تاریخ تولد')).toBe('۱۳۶۲/۰۵/۲۳');
    expect(fact(page, 'بیمه')).toBe('تأمین اجتماعی');
    expect(fact(page, 'آدرس')).toBe('تهران، خیابان آزادی');
    expect(fact(page, 'شماره پرونده')).toBe('- در این نسخه فعال نیست');
    expect(fact(page, 'بیماری‌های زمینه‌ای')).toBe('دیابت');
    expect(fact(page, 'داروهای مصرفی')).toBe('موردی ثبت نشده است');
    expect(find(page, 'main a', 'تماس با سارا احمدی').getAttribute('href')).toBe('tel:+989121234567');
  });

  it('calls the document, which the browser remembers, after nobody, also on paper', async () => {
    const printed = Promise.withResolvers<object>();
    const { page } = await visit('/patient/7', { ...answers, 'patientProfile.printPage': () => printed.promise });
    const title = 'پرونده بیمار | مدیریت مطب دندانپزشکی';
    expect(document.title).toBe(title);
    await press(find(page, 'button', 'چاپ'));
    expect(textOf(document.querySelector('[data-print-sheet] h1'))).toBe('پرونده بیمار: خانم سارا احمدی');
    expect(document.title).toBe('پرونده بیمار ۱۴۰۵-۰۸-۲۹');
    printed.resolve({});
    await settle();
    expect(document.title).toBe(title);
  });

  it('says that the patient is gone as soon as a list read since then has them no more, and not before', async () => {
    const others: Answers = { ...answers, 'resource:patients.loadRows': () => rows([patient(8)]) };
    const { page, app, tell } = await visit('/patient/7', others);
    await act(async () => app.send({ type: 'resource.want', resource: 'patients', at: NOW }));
    await settle();
    // Asked for as early as the file itself: who came in between is not in it.
    expect(textOf(page.querySelector('h1'))).toContain('سارا احمدی');
    await tell('resource:patients', { type: 'resource.refreshed', at: NOW + 1 });
    expect(page.textContent).toContain(profile.missing);
    expect(page.textContent).not.toContain('پنی‌سیلین');
    await tell('resource:patients', { type: 'row.created', row: file });
    expect(textOf(page.querySelector('h1'))).toContain('سارا احمدی');
  });

  it('calls a patient neither man nor woman of whom nobody knows it, on the screen and on paper', async () => {
    const silent = { ...file, gender: null, first_name: null, last_name: null };
    const { page } = await visit('/patient/7', {
      ...answers,
      'patientProfile.loadPatient': () => silent,
      'patientProfile.printPage': () => new Promise(() => {}),
    });
    expect(textOf(page.querySelector('h1'))).toBe('نامشخصنامشخص، ۴۳ ساله');
    await press(find(page, 'button', 'چاپ'));
    expect(textOf(document.querySelector('[data-print-sheet] h1'))).toBe('پرونده بیمار: نامشخص');
  });

  it('has no empty history while treatments could not be read', async () => {
    const { page } = await visit('/patient/7', { ...answers, 'resource:surgeries.loadRows': () => rows([], 4) });
    expect(textOf(find(page, 'section', 'سابقه درمان'))).toContain('۴ درمان از سرور رسید که خوانده نشد');
    expect(page.textContent).not.toContain('هنوز درمانی برای این بیمار ثبت نشده است.');
  });

  it('says what is owed in a word and a number, and leads to where the sums come from', async () => {
    const { page } = await visit('/patient/7', answers);
    const sums = [...find(page, 'section', 'وضعیت مالی').querySelectorAll('a')].map((link) => [link.getAttribute('href'), textOf(link)]);
    expect(sums).toEqual([
      ['/patient/7/payments', 'مانده حساببدهی۱٬۵۰۰٬۰۰۰ تومان'],
      ['/patient/7/financials', 'مجموع درمان‌ها۶٬۵۰۰٬۰۰۰ تتومان'],
      ['/patient/7/payments', 'مجموع پرداخت‌ها۵٬۰۰۰٬۰۰۰ تتومان'],
    ]);
  });

  it.each([
    [-200_000, 'مانده حساببستانکار۲۰۰٬۰۰۰ تومان'],
    [0, 'مانده حسابتسویه‌شده'],
  ])('tells credit and nothing owed apart: %i', async (debt, words) => {
    const { page } = await visit('/patient/7', { ...answers, 'patientProfile.loadFinances': () => ({ debt, total_cost: 0, total_payments: 0 }) });
    expect(textOf(find(page, 'section', 'وضعیت مالی').querySelector('a'))).toBe(words);
  });

  it('lists this patient’s treatments, the newest first', async () => {
    const { page } = await visit('/patient/7', answers);
    expect(history(page).map((row) => row.replace(/ویرایش|حذف/g, ''))).toEqual([
      'Eدرمان ریشهدندان شیری E، پایین راست۱۴۰۵/۰۸/۲۷۴٬۵۰۰٬۰۰۰ تتومان',
      '۶درمان ریشهدندان ۶، بالا راست۱۴۰۵/۰۸/۱۹۴٬۵۰۰٬۰۰۰ تتومان',
      '۶نامشخصدندان ۶، بالا راستبدون تاریخ۴٬۵۰۰٬۰۰۰ تتومان',
    ]);
  });

  it('says of each what it costs, in the rows and at its tooth', async () => {
    const { page } = await visit('/patient/7', {
      ...answers,
      'resource:surgeries.loadRows': () => rows([treatment(1, { extra_fee: 300_000, discount: 1_000_000 })]),
    });
    expect(history(page)[0]).toContain('۳٬۸۰۰٬۰۰۰');
    const teeth = find(page, 'section', 'نقشه دندان‌ها');
    await press(find(teeth, 'input', 'بالا راست'));
    await press(find(teeth, 'input', 'دندان ۶'));
    expect(textOf(find(teeth, 'li', 'درمان ریشه'))).toContain('۳٬۸۰۰٬۰۰۰');
  });

  it('says so when nothing was done, owed or noted yet', async () => {
    const { app, page } = await visit('/patient/7', {
      ...answers,
      'patientProfile.loadPatient': () => patient(7, { phone: null, birth_date: null }),
      'resource:surgeries.loadRows': () => rows([]),
    });
    expect(page.textContent).toContain('هنوز درمانی برای این بیمار ثبت نشده است.');
    expect(fact(page, 'تاریخ تولد')).toBe('ثبت نشده');
    expect(fact(page, 'بیمه')).toBe('بدون بیمه');
    await press(find(page, 'main button', 'بدون شماره تماس'));
    expect(app.getSnapshot().context.notices.at(-1)?.notice).toMatchObject({ code: 'control.lacks', values: { label: 'بدون شماره تماس' } });
    expect(page.textContent).not.toContain('هشدار');
  });
});

describe('what can be done with a file', () => {
  it('asks before it deletes a treatment, and says when it could not', async () => {
    const { page, answer } = await visit('/patient/7', { ...answers, 'removal.removeRow': () => refused(400) });
    await press(find(page, 'button', 'گزینه‌های درمان ریشه، دندان ۶، بالا راست'));
    await press(find(page, 'dialog button', 'حذف'));
    await settle();
    expect(textOf(page.querySelector('dialog[open]'))).toContain('آیا مطمئن هستید که می‌خواهید این درمان را حذف کنید؟');
    await press(find(page, 'dialog button', 'بله، حذف شود'));
    await settle();
    expect(textOf(page.querySelector('dialog [role="alert"]'))).toBe('خطا در حذف درمان.');
    answer({ 'removal.removeRow': () => ({}) });
    await press(find(page, 'dialog button', 'بستن'));
    await settle();
    await press(find(page, 'button', 'گزینه‌های درمان ریشه، دندان ۶، بالا راست'));
    await press(find(page, 'dialog button', 'حذف'));
    await settle();
    await press(find(page, 'dialog button', 'بله، حذف شود'));
    await settle();
    expect(history(page)).toHaveLength(2);
    expect(page.textContent).toContain('درمان با موفقیت حذف شد.');
  });

  it('goes on to the treatment, and to the form of the patient', async () => {
    const { page, visited } = await visit('/patient/7', answers);
    await press(find(page, 'main header button', 'ویرایش'));
    await settle();
    expect(visited.at(-1)).toBe('/edit-patient/7');
  });

  it('prints the file, with title, allergies and treatments', async () => {
    const { page } = await visit('/patient/7', answers);
    await press(find(page, 'main button', 'چاپ'));
    expect(textOf(document.querySelector('[data-print-sheet] h1'))).toBe('پرونده بیمار: خانم سارا احمدی');
    expect(printedRows()).toContain('حساسیت‌های داروییپنی‌سیلین، لیدوکائین');
    expect(printedRows()).toContain('۲درمان ریشهدندان ۶، بالا راست۱۴۰۵/۰۸/۱۹۴٬۵۰۰٬۰۰۰');
  });
});

describe('a file that is not there', () => {
  it('says why, and asks again when told to', async () => {
    const { page, answer, visited } = await visit('/patient/7', {
      ...answers,
      'patientProfile.loadPatient': () => refused(403, { detail: 'شما به این پرونده دسترسی ندارید.' }),
    });
    expect(textOf(page.querySelector('main [role="alert"]'))).toContain('خطا در بارگذاری اطلاعات بیمار.شما به این پرونده دسترسی ندارید.');
    answer(answers);
    await press(find(page, 'main button', 'تلاش دوباره'));
    await settle();
    expect(textOf(page.querySelector('h1'))).toContain('سارا احمدی');
    expect(visited).toEqual(['/patient/7']);
  });

  it('leads back to the list', async () => {
    const { page, visited } = await visit('/patient/7', { ...answers, 'patientProfile.loadPatient': () => refused(403) });
    await press(find(page, 'main button', 'بازگشت به لیست بیماران'));
    await settle();
    expect(visited.at(-1)).toBe('/patients');
  });

  it('tells a patient who is gone from one who could not be read', async () => {
    const { page } = await visit('/patient/7', { ...answers, 'patientProfile.loadPatient': () => refused(404) });
    expect(textOf(page.querySelector('main [role="alert"]'))).toContain('بیمار یافت نشد.');
  });

  it('shows the file without its sums, and asks for them again', async () => {
    const { page, answer } = await visit('/patient/7', { ...answers, 'patientProfile.loadFinances': () => ({ _tag: 'Timeout' }) });
    expect(textOf(page.querySelector('main [role="alert"]'))).toContain('خطا در بارگذاری اطلاعات مالی.');
    expect(history(page)).toHaveLength(3);
    answer(answers);
    await press(find(page, 'main button', 'تلاش دوباره'));
    await settle();
    expect(textOf(find(page, 'section', 'وضعیت مالی'))).toContain('۱٬۵۰۰٬۰۰۰');
  });

  it('does not say for sure that there are no allergies until somebody has read the file', async () => {
    const listed = { 'resource:patients.loadRows': () => rows([patient(7)]), 'patientProfile.loadPatient': () => new Promise(() => {}) };
    const { page, app, tell } = await visit('/patient/7', { ...answers, ...listed });
    await act(async () => app.send({ type: 'resource.want', resource: 'patients', at: NOW }));
    await settle();
    expect(textOf(find(page, 'h2', 'سوابق پزشکی'))).toBe('سوابق پزشکی شاید قدیمی باشد');
    const read = await visit('/patient/7', answers);
    expect(textOf(read.page)).not.toContain('شاید قدیمی باشد');
    const handed = await visit('/patients', { ...answers, ...listed });
    await press(find(handed.page, 'main li a', 'سارا احمدی'));
    await settle();
    expect(textOf(find(handed.page, 'h2', 'سوابق پزشکی'))).toBe('سوابق پزشکی شاید قدیمی باشد');
    await tell('resource:patients', { type: 'row.updated', row: file });
    expect(textOf(find(page, 'section', 'هشدار: حساسیت دارویی'))).toBe('هشدار: حساسیت دارویی شاید قدیمی باشدپنی‌سیلین، لیدوکائین');
  });

  it('works the sums out by lists of one age, and shows the younger treatments, where the provider cannot be asked', async () => {
    const at = NOW + 30 * 60_000;
    const all = { surgeries: [treatment(5, { total_cost: 5_000_000 })], incomes: [income(1, { amount: 3_000_000 })] };
    const offline = { _tag: 'Offline' };
    const own = ({ scope }: { readonly scope?: object }) => (scope ? rows([]) : rows(all.surgeries));
    const { page, app, answer, turnTo } = await visit('/patient/7', {
      ...answers,
      'resource:surgeries.loadRows': own,
      'resource:patients.loadRows': () => rows([file]),
    });
    // Half an hour later both lists of all patients are read, and then there is no network any more.
    answer({ 'resource:incomes.loadRows': () => rows(all.incomes) });
    await turnTo(at);
    const send = (event: Parameters<typeof app.send>[0]) => act(async () => app.send(event));
    for (const resource of ['surgeries', 'incomes']) await send({ type: 'resource.want', resource, at });
    await settle();
    answer({ 'patientProfile.loadPatient': () => offline, 'patientProfile.loadFinances': () => offline, 'resource:surgeries.loadRows': () => offline });
    for (const path of ['/patients', '/patient/7']) await send({ type: 'route.arrived', path, query: {}, passed: null, at: at + 60_000 });
    await settle();
    expect(textOf(find(page, 'section', 'وضعیت مالی'))).toContain('بدهی۲٬۰۰۰٬۰۰۰');
    expect(history(page)).toHaveLength(1);
  });
});
