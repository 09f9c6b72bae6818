import { describe, expect, it } from 'vitest';
import { type Answers, patient, refused, rows, textOf, treatment, visit } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';

const answers: Answers = {
  'resource:patients.loadRows': () => rows([patient(7), patient(8, { first_name: 'رضا', last_name: 'کریمی', gender: 1, phone: null })]),
  'resource:procedureTypes.loadRows': () => rows([{ id: 1, name: 'ترمیم کامپوزیت', procedure_code: 'F1', price: 1 }]),
  'resource:insurances.loadRows': () => rows([]),
  'resource:clinics.loadRows': () =>
    rows([{ id: 1, name: 'مطب دکتر سپهری', address: 'تهران', dentist: 1, is_personal: true, phone: '+982188776655', clinic_license_number: '12-40512' }]),
  'resource:surgeries.loadRows': () => rows([treatment(1), treatment(2, { total_cost: 500_000, discount: 100_000, surgery_time: '2026-11-01' })]),
  'documents.loadPatient': () => patient(7),
  'documents.loadFinances': () => ({ debt: 900_000, total_cost: 4_900_000, total_payments: 4_000_000 }),
  'documents.shareText': () => ({ how: 'copied' }),
  'documents.printPage': () => new Promise<never>(() => {}),
};
const open = async (path: string, others: Answers = {}) => {
  const visiting = await visit(path, { ...answers, ...others });
  await settle();
  return visiting;
};
const paper = (page: ParentNode): string => textOf(page.querySelector('section[aria-label^="پیش‌نمایش"]'));
const printButton = (page: ParentNode) => find<HTMLButtonElement>(page, 'button', 'چاپ');

describe('papers about somebody', () => {
  it('of whom there is no file lead to a new one, with what was searched for', async () => {
    const { page, app, visited } = await open('/invoice-certificate', { 'resource:patients.loadRows': () => rows([]) });
    await press(find(page, 'main button', 'بیمار'));
    await press(find(page, 'dialog button', 'ثبت بیمار جدید'));
    await settle();
    expect(visited.at(-1)).toBe('/new-patient');
    expect(app.getSnapshot().context.route?.workflow).toBe('patientForm:new');
  });

  it('have no dash for an address that the practice does not have, and say that it is lacking', async () => {
    const clinic = { id: 1, name: 'مطب دکتر سپهری', address: '-', dentist: 1, is_personal: true, phone: '+982188776655' };
    const { page } = await open('/invoice-certificate?patient=7', { 'resource:clinics.loadRows': () => rows([clinic]) });
    const head = [...page.querySelectorAll('section[aria-label^="پیش‌نمایش"] *')].map(textOf);
    expect(head).not.toContain('-');
    expect(textOf(page)).toContain('نشانی');
  });
});

describe('the invoice', () => {
  it('has the patient’s treatments, the oldest first, and the provider’s account in figures and words', async () => {
    const { page } = await open('/invoice-certificate?patient=7');
    const text = paper(page);
    expect(text).toContain('مطب دکتر سپهری');
    expect(text).toContain('خانم سارا احمدی');
    expect(text).toMatch(/ترمیم کامپوزیت.*۵۰۰٬۰۰۰.*ترمیم کامپوزیت.*۴٬۵۰۰٬۰۰۰/);
    for (const said of [
      'جمع (تومان)۵٬۰۰۰٬۰۰۰',
      'تخفیف (تومان)۱۰۰٬۰۰۰',
      'پرداخت‌شده (تومان)۴٬۰۰۰٬۰۰۰',
      'قابل پرداخت (تومان)۹۰۰٬۰۰۰',
      'قابل پرداخت به حروف: نهصد هزار تومان',
    ])
      expect(text).toContain(said);
    expect(printButton(page).disabled).toBe(false);
  });

  it('calls a credit a credit, and what is paid settled', async () => {
    const credit = await open('/invoice-certificate?patient=7', {
      'documents.loadFinances': () => ({ debt: -100_000, total_cost: 4_900_000, total_payments: 5_000_000 }),
    });
    expect(paper(credit.page)).toContain('بستانکار (تومان)۱۰۰٬۰۰۰');
    expect(paper(credit.page)).toContain('بستانکار به حروف: صد هزار تومان');
    const settled = await open('/invoice-certificate?patient=7', {
      'documents.loadFinances': () => ({ debt: 0, total_cost: 4_900_000, total_payments: 4_900_000 }),
    });
    expect(paper(settled.page)).toContain('تسویه‌شده · جمع پس از تخفیف به حروف: چهار میلیون و نهصد هزار تومان');
    const apart = await open('/invoice-certificate?patient=7', {
      'documents.loadFinances': () => ({ debt: 0, total_cost: 4_000_000, total_payments: 4_000_000 }),
    });
    expect(paper(apart.page)).toContain('جمع درمان‌ها (حساب بیمار) به حروف: چهار میلیون تومان');
  });

  it('is not printed without the account, and says where that is of another sum', async () => {
    const without = await open('/invoice-certificate?patient=7', {
      'documents.loadFinances': () => {
        throw refused(403);
      },
    });
    expect(textOf(without.page)).toContain('مانده حساب بارگذاری نشد');
    expect(printButton(without.page).disabled).toBe(true);
    const other = await open('/invoice-certificate?patient=7', {
      'documents.loadFinances': () => ({ debt: 0, total_cost: 4_000_000, total_payments: 4_000_000 }),
    });
    expect(textOf(other.page)).toContain('سرور جمع درمان‌ها را ۴٬۰۰۰٬۰۰۰ تومان می‌داند، اما جمع همین ردیف‌ها ۴٬۹۰۰٬۰۰۰ تومان است.');
  });

  it('of somebody without treatments shows the way to one', async () => {
    const { page } = await open('/invoice-certificate?patient=7', { 'resource:surgeries.loadRows': () => rows([]) });
    expect(textOf(page)).toContain('برای این بیمار هنوز درمانی ثبت نشده است.');
    expect(printButton(page).disabled).toBe(true);
    expect(find<HTMLAnchorElement>(page, 'a', 'ثبت درمان').getAttribute('href')).toBe('/new-treatment?patient=7');
  });
});

describe('the invoice of treatments of which none could be read', () => {
  it('says so, offers another try, and does not ask for them to be entered again', async () => {
    const { page, answer } = await open('/invoice-certificate?patient=7', { 'resource:surgeries.loadRows': () => rows([], 2) });
    expect(textOf(page.querySelector('main [data-tone="problem"]'))).toContain('۲ درمان خوانده نشد و در این فاکتور نیست');
    expect(textOf(page)).not.toMatch(/هنوز درمانی|ثبت درمان/);
    expect(printButton(page).disabled).toBe(true);
    answer(answers);
    await press(find(page, 'main button', 'تلاش دوباره'));
    await settle();
    expect(paper(page)).toContain('ترمیم کامپوزیت');
  });
});

describe('the certificate', () => {
  it('names nobody by a title that may be wrong, and holds what looks like markup as text', async () => {
    const { page } = await open('/invoice-certificate?patient=7&tab=certificate', {
      'documents.loadPatient': () => patient(7, { gender: null, last_name: '<img src=x onerror=alert(1)>' }),
    });
    expect(paper(page)).toContain('گواهی می‌شود سارا <img src=x onerror=alert(1)>');
    expect(page.querySelector('img[src="x"]')).toBeNull();
  });

  it('is about a treatment at one tap, with its day', async () => {
    const { page } = await open('/invoice-certificate?patient=7&tab=certificate');
    await press(find(page, 'button', 'ترمیم کامپوزیت، ۱۴۰۵/۰۸/۱۹'));
    expect(paper(page)).toContain('در تاریخ ۱۴۰۵/۰۸/۱۹ برای ترمیم کامپوزیت به این مرکز');
  });

  it('says what lacks at its fields, and begins anew only after a question', async () => {
    const { page } = await open('/invoice-certificate?patient=7&tab=certificate');
    await type(field(page, 'تعداد روزهای استراحت'), '-1');
    await press(printButton(page));
    expect(textOf(page)).toContain('لطفاً نام درمان را وارد کنید.');
    expect(textOf(page)).toContain('تعداد روزهای استراحت باید عدد صحیح و صفر یا بیشتر باشد.');
    await press(find(page, 'button', 'شروع دوباره'));
    expect(field(page, 'تعداد روزهای استراحت').value).toBe('-۱');
    await press(find(page, 'dialog button', 'پاک شود'));
    expect(field(page, 'تعداد روزهای استراحت').value).toBe('');
  });
});

describe('the advice', () => {
  it('is written for nobody in particular, and goes along to whoever is chosen then', async () => {
    const { page, app } = await open('/invoice-certificate?tab=advice');
    await type(field(page, 'نام درمان'), 'جراحی لثه');
    await type(field(page, 'متن توصیه'), 'استراحت کنید');
    expect(paper(page)).toContain('توصیه‌های پس از جراحی لثه');
    app.send({
      type: 'route.go',
      to: '/invoice-certificate?patient=7&tab=advice',
      replace: false,
      passed: { patient: patient(7), advice: { name: 'جراحی لثه', text: 'استراحت کنید' } },
    });
    await settle();
    expect(paper(page)).toContain('خانم سارا احمدی');
    expect(field(page, 'متن توصیه').value).toBe('استراحت کنید');
    expect(field(page, 'شماره تماس').value).toBe('۰۹۱۲۱۲۳۴۵۶۷');
  });

  it('is a link to the chat and to short messages once it is whole, and asks for what lacks before', async () => {
    const { page } = await open('/invoice-certificate?patient=7&tab=advice');
    await press(find(page, 'button', 'ارسال در واتساپ'));
    expect(textOf(page)).toContain('لطفاً شماره تماس و متن توصیه را وارد کنید.');
    const number = document.getElementById(
      field(page, 'شماره تماس')
        .getAttribute('aria-describedby')
        ?.split(' ')
        .find((id) => id.endsWith('-hint')) ?? '',
    );
    expect(number?.textContent).toContain('\u2066۰۹۱۲ ۱۲۳ ۴۵۶۷\u2069');
    await type(field(page, 'متن توصیه'), 'گاز & نمک');
    const chat = find<HTMLAnchorElement>(page, 'a', 'ارسال در واتساپ');
    expect([chat.target, chat.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(chat.href).toContain('https://wa.me/989121234567?text=');
    expect(new URL(chat.href).searchParams.get('text')).toContain('گاز & نمک');
    expect(find<HTMLAnchorElement>(page, 'a', 'ارسال پیامک').getAttribute('href')).toMatch(/^sms:\+989121234567\?&body=/);
    await press(find(page, 'button', 'اشتراک‌گذاری یا کپی'));
    await settle();
    expect(textOf(page)).toContain('متن کپی شد.');
    await press(find(page, '[role="tab"]', 'گواهی'));
    await press(find(page, '[role="tab"]', 'توصیه‌های پس از درمان'));
    expect(textOf(page)).not.toContain('متن کپی شد.');
  });
});

describe('an advice whose share sheet never says how it ended', () => {
  it('is shared once more by the same button', async () => {
    const { page, asked } = await open('/invoice-certificate?patient=7&tab=advice', { 'documents.shareText': () => new Promise<never>(() => {}) });
    await type(field(page, 'متن توصیه'), 'گاز');
    for (const _ of ['first', 'again']) {
      await press(find(page, 'button', 'اشتراک‌گذاری یا کپی'));
      await settle();
    }
    expect(asked.filter(({ port }) => port === 'documents.shareText')).toHaveLength(2);
  });
});

describe('an advice for somebody whose file is being read', () => {
  it('is sent when their name is there, or nobody can say it', async () => {
    const file = Promise.withResolvers<object>();
    const { page } = await open('/invoice-certificate?patient=7&tab=advice', { 'documents.loadPatient': () => file.promise });
    await type(field(page, 'متن توصیه'), 'گاز');
    await type(field(page, 'شماره تماس'), '۰۹۳۵۱۲۳۴۵۶۷');
    const ways = ['ارسال در واتساپ', 'ارسال پیامک', 'اشتراک‌گذاری یا کپی'];
    expect(ways.map((way) => find<HTMLButtonElement>(page, 'button', way).disabled)).toEqual([true, true, true]);
    file.resolve(patient(7));
    await settle();
    expect(decodeURIComponent(find<HTMLAnchorElement>(page, 'a', 'ارسال پیامک').getAttribute('href') ?? '')).toContain('با سلام خانم سارا احمدی،');
    const { page: unread } = await open('/invoice-certificate?patient=8&tab=advice', { 'documents.loadPatient': () => refused(500) });
    expect(find<HTMLButtonElement>(unread, 'button', 'ارسال پیامک').disabled).toBe(false);
  });
});

describe('an advice from somebody of whom the account has no name', () => {
  it('is signed with the one that was typed once for the head of papers', async () => {
    const { page, app } = await open('/settings/letterhead');
    await type(field(page, 'نام دندانپزشک'), 'سارا محمدی');
    await press(find(page, 'button', 'ذخیره'));
    app.send({ type: 'route.go', to: '/invoice-certificate?patient=7&tab=advice', replace: false });
    await settle();
    await type(field(page, 'متن توصیه'), 'گاز');
    for (const way of ['ارسال در واتساپ', 'ارسال پیامک'])
      expect(decodeURIComponent(find<HTMLAnchorElement>(page, 'a', way).getAttribute('href') ?? '')).toContain('دکتر سارا محمدی');
  });
});

describe('the preview', () => {
  it('is on the chosen paper, larger or smaller, as the workflow remembers it', async () => {
    const { page, app } = await open('/invoice-certificate?patient=7');
    const context = () =>
      (app.getSnapshot().children as Record<string, { getSnapshot: () => { context: object } } | undefined>)['documents:7']?.getSnapshot().context;
    await press(find(page, 'button', 'بزرگ‌تر'));
    await press(find(page, 'label', 'A4').querySelector('input') as HTMLInputElement);
    expect(context()).toMatchObject({ paper: 'A4', zoom: 125 });
    const smaller = find<HTMLButtonElement>(page, 'button', 'کوچک‌تر');
    smaller.focus();
    await press(smaller);
    // The end keeps the focus, and leads no further.
    expect(smaller.getAttribute('aria-disabled')).toBe('true');
    await press(smaller);
    expect([document.activeElement, context()]).toEqual([smaller, expect.objectContaining({ zoom: 100 })]);
  });
});

describe('the head of papers', () => {
  it('asks for nothing that the provider has, and is on the papers once it is kept', async () => {
    const { page, app } = await open('/settings/letterhead');
    expect([...page.querySelectorAll('main label')].map(textOf)).toEqual(['نام دندانپزشک', 'شماره نظام پزشکی']);
    await type(field(page, 'شماره نظام پزشکی'), '۱۲۳۴۵');
    await press(find(page, 'button', 'ذخیره'));
    app.send({ type: 'route.go', to: '/invoice-certificate?patient=7', replace: false });
    await settle();
    expect(paper(page)).toContain('شماره نظام پزشکی: ۱۲۳۴۵');
  });

  it('still shows a field that keeps it from being kept, when the provider turns out to have that', async () => {
    let fails = true;
    const { page, tell, answer } = await open('/settings/letterhead', {
      'resource:clinics.loadRows': () => {
        if (fails) throw refused(500);
        return rows([]);
      },
    });
    await type(field(page, 'تلفن'), '021');
    fails = false;
    answer(answers);
    await tell('resource:clinics', { type: 'resource.refreshed', at: Date.now() });
    await settle();
    await press(find(page, 'button', 'ذخیره'));
    await settle();
    expect(field(page, 'تلفن').getAttribute('aria-invalid')).toBe('true');
    await type(field(page, 'تلفن'), '0218');
    expect(field(page, 'تلفن').value).toBe('۰۲۱۸');
  });
});
