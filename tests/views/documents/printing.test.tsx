import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { type Answers, patient, refused, rows, textOf, treatment, visit } from '../patients/practice.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';

const answers: Answers = {
  'resource:patients.loadRows': () => rows([patient(7)]),
  'resource:procedureTypes.loadRows': () => rows([{ id: 1, name: 'ترمیم کامپوزیت', procedure_code: 'F1', price: 1 }]),
  'resource:insurances.loadRows': () => rows([]),
  'resource:clinics.loadRows': () => rows([{ id: 1, name: 'مطب دکتر سپهری', address: 'تهران', dentist: 1, is_personal: true, phone: '+982188776655' }]),
  'resource:surgeries.loadRows': () => rows([treatment(1)]),
  'documents.loadPatient': () => patient(7),
  'documents.loadFinances': () => ({ debt: 500_000, total_cost: 4_500_000, total_payments: 4_000_000 }),
  'documents.printPage': () => new Promise<never>(() => {}),
};
const INVOICE = '/invoice-certificate?patient=7';
const broken = () => {
  throw refused(500);
};
const open = async (path: string, others: Answers = {}) => {
  const visiting = await visit(path, { ...answers, ...others });
  await settle();
  return visiting;
};
const paper = (page: ParentNode): string => textOf(page.querySelector('section[aria-label^="پیش‌نمایش"]'));
const printed = (): string => textOf(document.querySelector('[data-print-sheet]'));
const question = (page: ParentNode): string => textOf(page.querySelector('dialog[open]'));
const print = async (page: ParentNode) => {
  await press(find(page, 'button', 'چاپ'));
  await settle();
};

describe('an invoice whose services have no names', () => {
  it('says so, offers another try, and is printed only after a question', async () => {
    let fails = true;
    const { page } = await open(INVOICE, {
      'resource:procedureTypes.loadRows': () => (fails ? broken() : rows([{ id: 1, name: 'ترمیم کامپوزیت', procedure_code: 'F1', price: 1 }])),
    });
    expect(textOf(page)).toContain('نام خدمات بارگذاری نشد.');
    await print(page);
    expect(question(page)).toContain('نام بعضی از خدمات معلوم نیست');
    expect(printed()).toBe('');
    await press(find(page, 'dialog button', 'انصراف'));
    fails = false;
    await press(find(page, 'button', 'تلاش دوباره'));
    await settle();
    await print(page);
    expect(question(page)).toBe('');
    expect(printed()).toContain('ترمیم کامپوزیت');
  });
});

describe('an invoice for somebody who is insured', () => {
  const insured = { 'documents.loadPatient': () => patient(7, { insurance: 3 }) };
  const named = () => rows([{ id: 3, name: 'تأمین اجتماعی' }]);

  it('is not printed while the name of the insurance is on its way', async () => {
    const names = Promise.withResolvers<object>();
    const { page } = await open(INVOICE, { ...insured, 'resource:insurances.loadRows': () => names.promise });
    expect(find<HTMLButtonElement>(page, 'button', 'چاپ').disabled).toBe(true);
    names.resolve(named());
    await settle();
    await print(page);
    expect(question(page)).toBe('');
    expect(printed()).toContain('بیمهتأمین اجتماعی');
  });

  it('keeps the line of an insurance whose name could not be loaded, says so, and is printed without it only after a question', async () => {
    const { page, answer } = await open(INVOICE, { ...insured, 'resource:insurances.loadRows': broken });
    await comes(() => expect(textOf(page)).toContain('بیمه‌ها بارگذاری نشد.'));
    expect(paper(page)).toContain('بیمهنامشخص');
    await print(page);
    expect(question(page)).toContain('نام بیمه معلوم نیست');
    expect(printed()).toBe('');
    await press(find(page, 'dialog button', 'انصراف'));
    answer({ 'resource:insurances.loadRows': named });
    await press(find(page, 'button', 'تلاش دوباره'));
    await settle();
    expect(textOf(page)).not.toContain('بیمه‌ها بارگذاری نشد.');
    await print(page);
    expect(question(page)).toBe('');
    expect(printed()).toContain('بیمهتأمین اجتماعی');
  });

  it('misses no insurance of whom the provider has none', async () => {
    const { page } = await open(INVOICE, { 'resource:insurances.loadRows': broken });
    await print(page);
    expect([question(page), printed().includes('بیمه')]).toEqual(['', false]);
  });
});

describe('a paper whose head cannot be read', () => {
  it('does not say what the provider lacks, and is printed without a practice only after a question', async () => {
    const { page } = await open(`${INVOICE}&tab=advice`, { 'resource:clinics.loadRows': broken });
    expect(textOf(page)).toContain('نام و نشانی مطب از سرور خوانده نشد');
    expect(textOf(page)).not.toContain('سربرگ کامل نیست');
    await type(field(page, 'نام درمان'), 'کشیدن دندان');
    await print(page);
    expect(question(page)).toContain('نام و نشانی مطب خوانده نشد');
    await press(find(page, 'dialog button', 'چاپ شود'));
    await settle();
    expect(printed()).toContain('توصیه‌های پس از کشیدن دندان');
  });
});

describe('a paper whose practice may be the clinic that could not be read', () => {
  const clinic = { id: 1, name: 'مطب دکتر سپهری', address: 'تهران', dentist: 1, is_personal: true, phone: '+982188776655' };
  it('is printed without it only after a question, and nobody is told to type what the provider may have', async () => {
    const { page, answer, tell } = await open(`${INVOICE}&tab=advice`, { 'resource:clinics.loadRows': () => rows([{ ...clinic, is_personal: false }], 1) });
    expect(textOf(page)).toContain('نام و نشانی مطب از سرور خوانده نشد');
    expect(textOf(page)).not.toContain('سربرگ کامل نیست');
    await type(field(page, 'نام درمان'), 'کشیدن دندان');
    await print(page);
    expect(question(page)).toContain('نام و نشانی مطب خوانده نشد');
    await press(find(page, 'dialog button', 'انصراف'));
    // Where their own was read, another that was not keeps nobody from printing.
    answer({ 'resource:clinics.loadRows': () => rows([clinic], 1) });
    await tell('resource:clinics', { type: 'resource.refreshed', at: Date.now() });
    await settle();
    await print(page);
    expect(question(page)).toBe('');
    expect(printed()).toContain('مطب دکتر سپهری');
  });
});

describe('the account of an invoice', () => {
  it('is asked for again before it is printed; where that fails the person decides, and the paper says it', async () => {
    let asked = 0;
    const { page } = await open(INVOICE, {
      'documents.loadFinances': () => {
        asked += 1;
        if (asked > 1) throw refused(500);
        return { debt: 500_000, total_cost: 4_500_000, total_payments: 4_000_000 };
      },
    });
    expect(asked).toBe(1);
    await print(page);
    expect(asked).toBe(2);
    expect(question(page)).toContain('مانده حساب به‌روز نشد');
    await press(find(page, 'dialog button', 'چاپ شود'));
    await settle();
    expect(printed()).toContain('مانده حساب هنگام چاپ به‌روز نشده بود.');
  });

  it('says on the paper that it is of before while a payment that was taken meanwhile is reckoned in', async () => {
    let answer = (_: object) => {};
    let asked = 0;
    const { page, tell } = await open(INVOICE, {
      'documents.loadFinances': () => {
        asked += 1;
        if (asked === 1) return { debt: 500_000, total_cost: 4_500_000, total_payments: 4_000_000 };
        return new Promise<object>((resolve) => {
          answer = resolve;
        });
      },
    });
    expect(paper(page)).not.toContain('مانده حساب هنگام چاپ');
    await tell('documents:7', { type: 'rows.changed', resource: 'incomes' });
    await settle();
    expect(paper(page)).toContain('مانده حساب هنگام چاپ به‌روز نشده بود.');
    await act(async () => answer({ debt: 0, total_cost: 4_500_000, total_payments: 4_500_000 }));
    await settle();
    expect(paper(page)).not.toContain('مانده حساب هنگام چاپ');
  });

  it('is read together with the treatments: what another desk entered meanwhile is on the paper, and nothing is asked', async () => {
    let entered = false;
    const two = { debt: 5_000_000, total_cost: 9_000_000, total_payments: 4_000_000 };
    const { page } = await open(INVOICE, {
      'resource:surgeries.loadRows': () => rows(entered ? [treatment(1), treatment(2)] : [treatment(1)]),
      'documents.loadFinances': () => (entered ? two : { debt: 500_000, total_cost: 4_500_000, total_payments: 4_000_000 }),
    });
    entered = true;
    await print(page);
    expect(question(page)).toBe('');
    expect(printed()).toContain('قابل پرداخت (تومان)۵٬۰۰۰٬۰۰۰');
    expect(printed()).toContain('جمع (تومان)۹٬۰۰۰٬۰۰۰');
  });

  it('that still contradicts the treatments when both were read anew is printed only after a question', async () => {
    const { page } = await open(INVOICE, { 'documents.loadFinances': () => ({ debt: 0, total_cost: 4_000_000, total_payments: 4_000_000 }) });
    await print(page);
    expect(question(page)).toContain('با درمان‌های همین برگه جور نیست');
    expect(printed()).toBe('');
    await press(find(page, 'dialog button', 'چاپ شود'));
    await settle();
    expect(printed()).toContain('این دو اکنون یکی نیستند');
  });

  it('is not printed without treatments: where they are gone when they are read anew, the page says so', async () => {
    let gone = false;
    const { page } = await open(INVOICE, { 'resource:surgeries.loadRows': () => rows(gone ? [] : [treatment(1)]) });
    gone = true;
    await print(page);
    expect([question(page), printed()]).toEqual(['', '']);
    expect(textOf(page)).toContain('برای این بیمار هنوز درمانی ثبت نشده است.');
  });

  it('that contradicts the rows is named on the paper as what it is', async () => {
    const { page } = await open(INVOICE, { 'documents.loadFinances': () => ({ debt: 0, total_cost: 4_000_000, total_payments: 4_000_000 }) });
    for (const said of ['جمع ردیف‌ها (تومان)۴٬۵۰۰٬۰۰۰', 'جمع درمان‌ها (حساب بیمار) (تومان)۴٬۰۰۰٬۰۰۰', 'پرداخت‌شده (حساب بیمار)', 'این دو اکنون یکی نیستند'])
      expect(paper(page)).toContain(said);
  });

  it('whose debt is another figure than the difference says so', async () => {
    const { page } = await open(INVOICE, { 'documents.loadFinances': () => ({ debt: 100_000, total_cost: 4_500_000, total_payments: 4_000_000 }) });
    expect(paper(page)).toContain('قابل پرداخت (حساب بیمار) (تومان)۱۰۰٬۰۰۰');
    expect(paper(page)).toContain('تفاضل جمع و پرداخت‌شده نیست');
  });
});

describe('an advice for somebody whose file is not read', () => {
  const path = '/invoice-certificate?patient=7&tab=advice';
  const printPage = (asked: readonly { readonly port: string }[]) => asked.filter(({ port }) => port === 'documents.printPage').length;

  it.each([
    ['yet', () => new Promise<never>(() => {})],
    ['for want of an answer', broken],
  ])('%s is printed without their name only after a question, and by no command of the browser', async (_, loadPatient) => {
    const { page, asked } = await open(path, { 'documents.loadPatient': loadPatient, 'resource:patients.loadRows': () => rows([]) });
    await type(field(page, 'نام درمان'), 'کشیدن دندان');
    await type(field(page, 'متن توصیه'), 'گاز');
    await act(async () => window.dispatchEvent(new Event('beforeprint')));
    expect(printed()).toBe('');
    await print(page);
    expect(question(page)).toContain('نام بیمار معلوم نیست و روی برگه نمی‌آید.');
    expect([printPage(asked), printed()]).toEqual([0, '']);
    await press(find(page, 'dialog button', 'چاپ شود'));
    await settle();
    expect([printPage(asked), printed().includes('کشیدن دندان')]).toEqual([1, true]);
  });

  it.each(['/invoice-certificate?patient=7&tab=advice', '/invoice-certificate?tab=advice'])('is no question where it is, or is nobody’s: %s', async (to) => {
    const { page, asked } = await open(to);
    await type(field(page, 'نام درمان'), 'کشیدن دندان');
    await print(page);
    expect([question(page), printPage(asked)]).toEqual(['', 1]);
  });
});

describe('a ready advice', () => {
  it('that was rewritten can be had back, and what was written then too', async () => {
    const { page, app } = await open(`${INVOICE}&tab=advice`);
    await press(field(page, 'متن آماده'));
    await press(find(document, 'dialog [role="option"]', 'جرم‌گیری'));
    const words = field(page, 'متن توصیه').value;
    await type(field(page, 'متن توصیه'), 'هر روز نخ بکشید');
    await press(find(page, 'button', 'بازگشت به متن آماده'));
    expect(field(page, 'متن توصیه').value).toBe(words);
    await press(find(page, 'button', 'برگرداندن متن قبلی'));
    expect(field(page, 'متن توصیه').value).toBe('هر روز نخ بکشید');
    expect(app.getSnapshot().status).toBe('active');
  });
});

describe('a paper that is being printed', () => {
  it('is the one that was asked for, whatever tab is chosen before the printer has it', async () => {
    const { page } = await open(`${INVOICE}&tab=certificate`);
    await type(field(page, 'نام درمان'), 'کشیدن دندان ۳۶');
    await print(page);
    expect(printed()).toContain('کشیدن دندان ۳۶');
    await press(find(page, '[role="tab"]', 'توصیه‌های پس از درمان'));
    expect(printed()).toContain('کشیدن دندان ۳۶');
  });
});

describe('the browser’s own print command', () => {
  const browser = (event: 'beforeprint' | 'afterprint') => act(async () => window.dispatchEvent(new Event(event)));

  it('prints the invoice, and the document has its own name again', async () => {
    await open(INVOICE);
    const { title } = document;
    await browser('beforeprint');
    expect(printed()).toContain('قابل پرداخت (تومان)۵۰۰٬۰۰۰');
    await browser('afterprint');
    expect([printed(), document.title]).toEqual(['', title]);
  });

  it.each([
    ['an invoice that contradicts the account', INVOICE, { 'documents.loadFinances': () => ({ debt: 0, total_cost: 4_000_000, total_payments: 4_000_000 }) }],
    ['a certificate of no treatment', `${INVOICE}&tab=certificate`, {}],
  ])('finds no paper of %s, which our button does not print at once', async (_, path, others) => {
    await open(path, others);
    await browser('beforeprint');
    expect(printed()).toBe('');
    await browser('afterprint');
  });
});
