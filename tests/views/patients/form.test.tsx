import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { field, find, press, settle, submit, type } from '../stand.tsx';
import { type Answers, patient, refused, rows, textOf, visit } from './practice.tsx';

const answers: Answers = {
  'resource:insurances.loadRows': () => rows([{ id: 3, name: 'تأمین اجتماعی' }]),
  'patientForm.findAlike': () => ({ rows: [] }),
  'patientForm.saveRecord': ({ payload }: { readonly payload: object }) => patient(8, payload),
};
const save = (page: ParentNode) => submit(page);
const errorAt = (page: ParentNode, label: string) => {
  const ids = field(page, label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return textOf(document.getElementById(ids.find((id) => id.endsWith('-error')) ?? ''));
};
const summary = (page: ParentNode) => textOf(page.querySelector('main [role="alert"]'));
const question = (page: ParentNode) => textOf(page.querySelector('dialog[open]'));
const sent = (asked: readonly { readonly port: string; readonly input: unknown }[]) =>
  asked.filter(({ port }) => port === 'patientForm.saveRecord').map(({ input }) => input);

const fillWhole = async (page: ParentNode) => {
  await type(field(page, 'نام'), 'علي‌رضا');
  await type(field(page, 'نام خانوادگی'), 'نیک‌نام');
  await type(field(page, 'کد ملی'), '۰۰۱۲۳۴۵۶۷۹');
};

describe('filling the patient form', () => {
  it('opens for a woman, and names everything that is missing at its field', async () => {
    const { page } = await visit('/new-patient', answers);
    expect(textOf(page.querySelector('h1'))).toBe('ثبت بیمار جدید');
    expect(find(page, 'label', 'زن').querySelector('input')?.checked).toBe(true);
    await save(page);
    expect(summary(page)).toBe('لطفاً همه فیلدهای اجباری (نام، نام خانوادگی، کد ملی) را پر کنید.');
    for (const label of ['نام', 'نام خانوادگی', 'کد ملی']) expect(errorAt(page, label)).toBe('پر کردن این فیلد الزامی است.');
    expect(document.activeElement).toBe(field(page, 'نام'));
  });

  it('leads from an insurance that nobody entered yet to where it is entered, and waits meanwhile', async () => {
    const { page, visited, app } = await visit('/new-patient', { ...answers, 'resource:insurances.loadRows': () => rows([]) });
    await type(field(page, 'نام'), 'سارا');
    await press(field(page, 'بیمه'));
    await settle();
    expect(question(page)).toContain('هنوز بیمه‌ای ثبت نشده است.');
    expect(question(page)).toContain('بدون بیمه');
    await press(find(page, 'dialog button', 'افزودن بیمه'));
    await settle();
    expect(visited.at(-1)).toBe('/insurances');
    await act(async () => app.send({ type: 'route.go', to: '/new-patient', replace: false }));
    await settle();
    expect(field(page, 'نام').value).toBe('سارا');
  });

  it.each([
    ['نام', 'Ali', 'نام و نام خانوادگی باید فقط شامل حروف فارسی و فاصله باشند.'],
    ['کد ملی', '۱۲۳', 'کد ملی باید ۱۰ رقم باشد.'],
    ['تاریخ تولد', '۱۴۰۴/۱۲/۳۰', 'تاریخ تولد نامعتبر است. لطفاً تاریخ معتبر وارد کنید (مثل ۱۳۷۲/۰۵/۲۳).'],
    ['تاریخ تولد', '۱۴۹۹/۰۸/۳۰', 'تاریخ تولد نامعتبر است. لطفاً تاریخ معتبر وارد کنید (مثل ۱۳۷۲/۰۵/۲۳).'],
  ])('says what is wrong with «%s» %s, and has said enough when it changes', async (label, typed, words) => {
    const { page } = await visit('/new-patient', answers);
    await fillWhole(page);
    await type(field(page, label), typed);
    await save(page);
    // Said once, where it is.
    expect([summary(page), errorAt(page, label)]).toEqual(['', words]);
    expect(document.activeElement).toBe(field(page, label));
    await type(field(page, label), '');
    expect(errorAt(page, label)).toBe('');
  });

  it('keeps a pasted number whole, and says on leaving that one is not usual, however few digits it has', async () => {
    const { page, asked } = await visit('/new-patient', answers);
    await fillWhole(page);
    const phone = field(page, 'شماره تماس');
    const doubt = () => textOf(page.querySelector('[id$="-warning"]'));
    await act(async () => phone.focus());
    await type(phone, 'موبایل: ۰۹۱۲ ۳۴۵ ۶۷۸۹');
    expect([phone.value, phone.hasAttribute('maxlength'), doubt()]).toEqual(['موبایل: ۰۹۱۲ ۳۴۵ ۶۷۸۹', false, '']);
    await type(phone, '۰۹۱۲۳۴۵۶۷۸');
    await act(async () => phone.blur());
    expect(doubt()).toBe('قالب شماره تماس معمول نیست.');
    await type(phone, '۰۹۱۲۳۴۵۶۷۸۹');
    expect(doubt()).toBe('');
    await save(page);
    expect(sent(asked)).toEqual([expect.objectContaining({ payload: expect.objectContaining({ phone: '+989123456789' }) })]);
  });

  it('says on leaving a field what is wrong there, and nothing of what is only missing', async () => {
    const { page } = await visit('/new-patient', answers);
    const leave = async (label: string, typed: string) => {
      field(page, label).focus();
      await type(field(page, label), typed);
      expect(errorAt(page, label)).toBe('');
      await act(async () => field(page, label).blur());
    };
    await leave('نام', 'Ali');
    expect(errorAt(page, 'نام')).toBe('نام و نام خانوادگی باید فقط شامل حروف فارسی و فاصله باشند.');
    await leave('نام خانوادگی', '');
    expect(errorAt(page, 'نام خانوادگی')).toBe('');
    await leave('کد ملی', '۱۲۳');
    expect(errorAt(page, 'کد ملی')).toBe('کد ملی باید ۱۰ رقم باشد.');
    for (const typed of ['۱۴۰۴/۱۲/۳۰', '۱۴۹۹/۰۸/۳۰']) {
      await leave('تاریخ تولد', typed);
      expect(errorAt(page, 'تاریخ تولد')).toContain('تاریخ تولد نامعتبر است.');
      await type(field(page, 'تاریخ تولد'), '');
    }
    expect(errorAt(page, 'تاریخ تولد')).toBe('');
  });

  it.each(['001-234567-9', '۰۰۱ ۲۳۴۵۶۷ ۹', '٠٠١٢٣٤٥٦٧٩', ' 001–234567–9 '])('takes the national number «%s» as it was pasted', async (pasted) => {
    const { page } = await visit('/new-patient', answers);
    expect(field(page, 'کد ملی').hasAttribute('maxlength')).toBe(false);
    await type(field(page, 'کد ملی'), pasted);
    expect(field(page, 'کد ملی').value).toBe('۰۰۱۲۳۴۵۶۷۹');
  });

  it('marks the gender that nobody chose, until somebody does or agrees', async () => {
    const { page } = await visit('/new-patient', answers);
    const woman = () => find(page, 'label', 'زن');
    expect(textOf(woman())).toBe('زن پیش‌فرض');
    await press(woman().querySelector('input') as HTMLElement);
    expect(textOf(woman())).toBe('زن');
    expect(woman().querySelector('input')?.checked).toBe(true);
  });

  it('offers the zeros that a national number lost', async () => {
    const { page } = await visit('/new-patient', answers);
    await fillWhole(page);
    await type(field(page, 'کد ملی'), '12345679');
    await save(page);
    await press(find(page, 'button', 'با صفرهای ابتدا: ۰۰۱۲۳۴۵۶۷۹'));
    expect(field(page, 'کد ملی').value).toBe('۰۰۱۲۳۴۵۶۷۹');
  });

  it('sends what was filled in, in the form in which it is stored, and returns to the list', async () => {
    const { page, asked, visited } = await visit('/new-patient', answers);
    await fillWhole(page);
    await type(field(page, 'تاریخ تولد'), '۴۲/۵/۲۳');
    expect(page.textContent).toContain('چهارشنبه ۲۳ مرداد ۱۳۴۲، ۶۳ ساله');
    await type(field(page, 'شماره تماس'), '۰۹۱۲۱۲۳۴۵۶۷');
    await type(field(page, 'حساسیت‌های دارویی'), 'پنی‌سیلین، لاتکس');
    await press(find(page, 'button', 'افزودن به حساسیت‌های دارویی'));
    await type(field(page, 'داروهای مصرفی'), 'آسپرین, متفورمین,');
    expect([...page.querySelectorAll('form li')].map(textOf)).toEqual(['آسپرین', 'متفورمین', 'پنی‌سیلین', 'لاتکس']);
    await save(page);
    expect(sent(asked)).toEqual([
      {
        resource: 'patients',
        id: null,
        payload: {
          ...{ first_name: 'علی‌رضا', last_name: 'نیک‌نام', national_number: '0012345679', gender: 2, birth_date: '1963-08-14', phone: '+989121234567' },
          ...{ current_medications: 'آسپرین, متفورمین', drug_allergies: 'پنی‌سیلین, لاتکس' },
        },
      },
    ]);
    expect(visited.at(-1)).toBe('/patients');
    expect(page.textContent).toContain('بیمار با موفقیت ثبت شد.');
  });

  it('puts the provider’s words at their fields, and the one that speaks for the whole above the buttons', async () => {
    const said = { address: ['آدرس بلند است.'], phone: ['این شماره پذیرفته نیست.'] };
    const { page } = await visit('/new-patient', { ...answers, 'patientForm.saveRecord': () => refused(400, { fields: said }) });
    await fillWhole(page);
    await save(page);
    expect(summary(page)).toBe('این شماره پذیرفته نیست.');
    expect(errorAt(page, 'آدرس')).toBe('آدرس بلند است.');
    expect(document.activeElement).toBe(field(page, 'شماره تماس'));
    expect(field(page, 'نام').value).toBe('علي‌رضا');
  });
});

describe('the field that speaks for a refused patient', () => {
  const SPEAKING = ['underlying_diseases', 'national_number', 'phone', 'birth_date', 'current_medications', 'drug_allergies', 'insurance'];
  const words = (field: string) => `سخن ${field}`;

  it('is the first of seven in their order, whatever order the provider has', async () => {
    const { page, answer } = await visit('/new-patient', answers);
    await fillWhole(page);
    for (const [index, field] of SPEAKING.entries()) {
      const said = Object.fromEntries(['address', ...SPEAKING.slice(index).reverse()].map((each) => [each, [words(each)]]));
      answer({ 'patientForm.saveRecord': () => refused(400, { fields: said }) });
      await save(page);
      expect(summary(page)).toBe(words(field));
    }
  });

  it('is none of the others', async () => {
    const { page } = await visit('/new-patient', { ...answers, 'patientForm.saveRecord': () => refused(400, { fields: { address: ['بلند است.'] } }) });
    await fillWhole(page);
    await save(page);
    expect(summary(page)).toBe('خطا در ثبت یا ویرایش بیمار.');
  });

  it('is what is said of a field that the form does not have, which stands nowhere else', async () => {
    const said = { fields: { address: ['بلند است.'], referrer: ['معرف لازم است.'] } };
    const { page } = await visit('/new-patient', { ...answers, 'patientForm.saveRecord': () => refused(400, said) });
    await fillWhole(page);
    await save(page);
    expect(summary(page)).toBe('معرف لازم است.');
  });

  it('gives way to what is said of the whole', async () => {
    const said = { detail: 'ثبت ممکن نیست.', fields: { phone: ['نادرست است.'] } };
    const { page } = await visit('/new-patient', { ...answers, 'patientForm.saveRecord': () => refused(400, said) });
    await fillWhole(page);
    await save(page);
    expect(summary(page)).toBe('ثبت ممکن نیست.');
  });
});

describe('a save that finds no network', () => {
  it('says that what was typed waits for the line, and when that is back, that it was not sent yet', async () => {
    const { page, app, answer, asked } = await visit('/new-patient', { ...answers, 'patientForm.saveRecord': () => ({ _tag: 'Offline' }) });
    const online = (is: boolean) => act(async () => app.send({ type: 'network.changed', online: is }));
    await online(false);
    await fillWhole(page);
    await save(page);
    expect(summary(page)).toBe('خطا در ثبت یا ویرایش بیمار. اتصال اینترنت برقرار نیست. آنچه نوشته‌اید همین‌جا می‌ماند و منتظر اتصال است.');
    expect(field(page, 'نام خانوادگی').value).toBe('نیک‌نام');
    await online(true);
    expect(summary(page)).toBe('');
    expect(page.querySelector('main')?.textContent).toContain('اتصال برقرار شد. آنچه نوشته‌اید هنوز فرستاده نشده است.');
    // Nothing is sent by itself.
    expect(sent(asked)).toHaveLength(1);
    answer(answers);
    await save(page);
    expect(sent(asked)).toHaveLength(2);
    expect(page.querySelector('main')?.textContent).not.toContain('هنوز فرستاده نشده است');
  });
});

describe('what the patient form asks', () => {
  it('names the patient who has the same national number, leads to that file, or saves all the same', async () => {
    const other = patient(5, { first_name: 'مریم', last_name: 'رئیسی' });
    const { page, asked, visited } = await visit('/new-patient', { ...answers, 'patientForm.findAlike': () => ({ rows: [other] }) });
    await fillWhole(page);
    await save(page);
    expect(question(page)).toContain('بیمار دیگری با این کد ملی ثبت شده است: مریم رئیسی');
    expect(sent(asked)).toEqual([]);
    await press(find(page, 'dialog button', 'بازگشت به فرم'));
    await save(page);
    await press(find(page, 'dialog button', 'ذخیره شود'));
    await settle();
    expect(sent(asked)).toHaveLength(1);
    expect(visited.at(-1)).toBe('/patients');
  });

  it('doubts a control digit while it is typed, and before saving', async () => {
    const { page } = await visit('/new-patient', answers);
    await fillWhole(page);
    await type(field(page, 'کد ملی'), '0012345678');
    expect(page.textContent).toContain('رقم کنترل کد ملی درست نیست.');
    await save(page);
    expect(question(page)).toContain('رقم کنترل کد ملی درست نیست. لطفاً دوباره بررسی کنید.');
  });

  it('looks what became of a save without an answer, and asks before it sends again', async () => {
    const { page, asked, wait } = await visit('/new-patient', { ...answers, 'patientForm.saveRecord': () => ({ _tag: 'Timeout' }) });
    await fillWhole(page);
    await save(page);
    expect(page.textContent).toContain('پاسخ سرور نرسید.');
    expect(find(page, 'main button', 'در حال بررسی...').getAttribute('aria-disabled')).toBe('true');
    await wait(12_000);
    expect(question(page)).toContain('این بیمار فعلاً در سرور دیده نمی‌شود.');
    expect(sent(asked)).toHaveLength(1);
    await press(find(page, 'dialog button', 'ارسال دوباره'));
    await settle();
    expect(sent(asked)).toHaveLength(2);
  });

  it('lets the user say which patient the lost save became, when nobody could look before', async () => {
    const { page, answer, asked, visited, wait } = await visit('/new-patient', {
      ...answers,
      // With nothing to compare nobody is asked.
      'patientForm.findAlike': ({ payload }: { readonly payload: object }) => ('national_number' in payload ? { _tag: 'Timeout' } : { rows: [] }),
      'patientForm.saveRecord': () => ({ _tag: 'Timeout' }),
    });
    await fillWhole(page);
    await save(page);
    expect(question(page)).toContain('نتوانستیم بررسی کنیم که بیمار دیگری با این کد ملی ثبت شده است یا نه.');
    await press(find(page, 'dialog button', 'ذخیره شود'));
    await wait(12_000);
    expect(question(page)).toContain('نتیجه ذخیره معلوم نیست');
    const stored = patient(9, { first_name: 'علی‌رضا', last_name: 'نیک‌نام', phone: null, birth_date: null });
    answer({ 'patientForm.findAlike': () => ({ rows: [stored] }) });
    await press(find(page, 'dialog button', 'بررسی دوباره'));
    await settle();
    await press(find(page, 'dialog button', 'علی‌رضا نیک‌نام، کد ملی ۰۰۱۲۳۴۵۶۷۹'));
    await settle();
    expect(sent(asked)).toHaveLength(1);
    expect(visited.at(-1)).toBe('/patients');
    expect(page.textContent).toContain('بیمار با موفقیت ثبت شد.');
  });

  it('is kept with what was typed when the provider answers 404', async () => {
    const { page } = await visit('/new-patient', { ...answers, 'patientForm.saveRecord': () => refused(404) });
    await fillWhole(page);
    await save(page);
    expect(page.textContent).not.toContain('یافت نشد');
    expect([textOf(page.querySelector('h1')), field(page, 'نام').value, summary(page)]).toEqual(['ثبت بیمار جدید', 'علي‌رضا', 'خطا در ثبت یا ویرایش بیمار.']);
  });

  it('says that a patient was saved whom the provider stored before it broke, and never that there is such a one', async () => {
    const stored: object[] = [];
    const { page, asked, visited, wait } = await visit('/new-patient', {
      ...answers,
      'patientForm.findAlike': () => ({ rows: [...stored] }),
      'patientForm.saveRecord': ({ payload }: { readonly payload: object }) => {
        stored.push(patient(8, { birth_date: null, ...payload }));
        return { _tag: 'Unavailable', status: 500 };
      },
    });
    await fillWhole(page);
    await save(page);
    await wait(0);
    expect([sent(asked).length, visited.at(-1), page.querySelector('dialog[open]')]).toEqual([1, '/patients', null]);
    expect(page.textContent).toContain('بیمار با موفقیت ثبت شد.');
    expect(page.textContent).not.toContain('بیمار دیگری با این کد ملی');
  });

  it('shows the fault of a provider that broke before it stored, and sends nothing again by itself', async () => {
    const { page, asked, wait } = await visit('/new-patient', { ...answers, 'patientForm.saveRecord': () => ({ _tag: 'Unavailable', status: 500 }) });
    await fillWhole(page);
    await save(page);
    await wait(0);
    await wait(60_000);
    expect([sent(asked).length, page.querySelector('dialog[open]'), field(page, 'نام').value]).toEqual([1, null, 'علي‌رضا']);
    expect(summary(page)).toContain('خطای داخلی سرور.');
  });

  it('does not throw away what was typed without asking', async () => {
    const { page, visited } = await visit('/new-patient', answers);
    await type(field(page, 'نام'), 'علی');
    await press(find(page, 'main button', 'انصراف'));
    expect(question(page)).toContain('تغییرات ذخیره‌نشده از بین می‌رود. خارج می‌شوید؟');
    await press(find(page, 'dialog button', 'بازگشت به فرم'));
    expect(field(page, 'نام').value).toBe('علی');
    await press(find(page, 'main button', 'انصراف'));
    await press(find(page, 'dialog button', 'خروج بدون ذخیره'));
    await settle();
    expect(visited.at(-1)).toBe('/patients');
    expect(page.querySelector('dialog[open]')).toBeNull();
  });
});

describe('editing a patient', () => {
  const file = patient(7, { drug_allergies: 'پنی‌سیلین', insurance: 99, gender: 3 });

  it('shows the file, survives what it does not know, and sends only what changed', async () => {
    const { page, asked } = await visit('/edit-patient/7', { ...answers, 'patientForm.loadRecord': () => file });
    expect(textOf(page.querySelector('h1'))).toBe('ویرایش بیمارسارا احمدی');
    expect([field(page, 'کد ملی').value, field(page, 'تاریخ تولد').value, field(page, 'شماره تماس').value]).toEqual([
      '۰۰۱۲۳۴۵۶۷۹',
      '۱۳۶۲/۰۵/۲۳',
      '۰۹۱۲۱۲۳۴۵۶۷',
    ]);
    expect(textOf(field(page, 'بیمه'))).toBe('نامشخص');
    await type(field(page, 'نام'), 'زهرا');
    await save(page);
    expect(sent(asked)).toEqual([{ resource: 'patients', id: 7, payload: { first_name: 'زهرا' }, known: expect.objectContaining({ first_name: 'سارا' }) }]);
  });

  it('leaves a gender that nobody knows unknown until it is chosen', async () => {
    const silent = { ...file, gender: null };
    const { page, asked } = await visit('/edit-patient/7', { ...answers, 'patientForm.loadRecord': () => silent });
    expect([...page.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ checked }) => checked)).toEqual([false, false, true]);
    expect(page.textContent).toContain('نامشخص');
    await type(field(page, 'شماره تماس'), '۰۹۱۲۹۸۷۶۵۴۳');
    await save(page);
    expect(sent(asked)).toEqual([{ resource: 'patients', id: 7, payload: { phone: '+989129876543' }, known: expect.objectContaining({ gender: null }) }]);
  });

  it('says that the file could not be had, and asks again when told to', async () => {
    const { page, answer } = await visit('/edit-patient/7', { ...answers, 'patientForm.loadRecord': () => ({ _tag: 'Offline' }) });
    expect(summary(page)).toContain('خطا در بارگذاری اطلاعات بیمار.');
    expect(find(page, 'main a', 'بازگشت به لیست بیماران').getAttribute('href')).toBe('/patients');
    answer({ 'patientForm.loadRecord': () => file });
    await press(find(page, 'main button', 'تلاش دوباره'));
    await settle();
    expect(field(page, 'نام').value).toBe('سارا');
  });

  it('says that there is no such patient', async () => {
    const { page } = await visit('/edit-patient/7', { ...answers, 'patientForm.loadRecord': () => refused(404) });
    expect(summary(page)).toContain('بیمار یافت نشد.');
  });
});
