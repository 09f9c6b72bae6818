import { describe, expect, it } from 'vitest';
import { type Answers, NOW, refused, rows, textOf } from '../patients/practice.tsx';
import { find, press, settle, submit } from '../stand.tsx';
import { CHEQUES, cheque, owing, PLANS, plan, planned, split } from './practice.tsx';

const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);
const choice = (page: ParentNode, name: string) => find(page, 'dialog label', name).querySelector('input') as HTMLInputElement;
const openForm = (page: ParentNode) => press(find(page, '[data-alone] button', 'تقسیط بدهی'));
const calls = (asked: readonly { readonly port: string; readonly input: unknown }[], name: string) =>
  asked.filter(({ port }) => port === name).map(({ input }) => input);
const drawn = (page: ParentNode) => [...page.querySelectorAll('dialog ol li')].map(textOf);
const lines = (page: ParentNode) => [...page.querySelectorAll('article li')].map(textOf);
const bar = (page: ParentNode) => textOf(page.querySelector('[data-alone]'));

describe('splitting a debt', () => {
  it('draws the plan before anything is saved: whose it is, what is owed, each part with its day', async () => {
    const { page, asked } = await split(PLANS, owing);
    await openForm(page);
    expect(textOf(page.querySelector('dialog'))).toContain('سارا احمدی');
    expect(textOf(page.querySelector('dialog'))).toContain('بدهی بیمار: ۱٬۲۰۰٬۰۰۰ تومان');
    expect(drawn(page)).toHaveLength(12);
    await press(choice(page, '۳ قسط'));
    await press(choice(page, 'هر دو ماه'));
    expect(drawn(page)).toEqual(['۱۱۴۰۵/۱۰/۲۹۴۰۰٬۰۰۰ تتومان', '۲۱۴۰۵/۱۲/۲۹۴۰۰٬۰۰۰ تتومان', '۳۱۴۰۶/۰۲/۲۹۴۰۰٬۰۰۰ تتومان']);
    expect(calls(asked, 'planForm.saveRecord')).toEqual([]);
  });

  describe('of which unpaid cheques of an earlier plan cover a part', () => {
    const covering = (paid: number, debt: number, unreadable = 0): Answers => ({
      ...owing,
      'patientPlans.loadBalance': () => ({ debt, total_cost: debt, total_payments: 0 }),
      'resource:installments.loadRows': () => rows([plan(31, { number_of_installments: 12 })]),
      'resource:installmentChecks.loadRows': () =>
        rows(
          Array.from({ length: 12 }, (_, at) => cheque(at + 1, { amount: 1_000_000, is_paid: at < paid })),
          unreadable,
        ),
    });
    const openOf = async (answers: Answers) => {
      const visit = await split(PLANS, answers);
      await openForm(visit.page);
      await press(choice(visit.page, '۶ قسط'));
      return { ...visit, said: () => textOf(visit.page.querySelector('dialog')) };
    };
    const sums = (page: ParentNode) => new Set(drawn(page).map((each) => /([۰-۹٬]+) /.exec(each)?.[1]?.slice(-9)));

    it('draws what they leave of it, and says what they cover', async () => {
      const { page, said } = await openOf(covering(0, 18_000_000));
      expect(said()).toContain('۱۲٬۰۰۰٬۰۰۰ تومان از این بدهی با چک‌های وصول‌نشده پوشیده است.');
      expect([said().includes('مبلغ هر قسط۱٬۰۰۰٬۰۰۰ تومان'), drawn(page).length, sums(page)]).toEqual([true, 6, new Set(['۱٬۰۰۰٬۰۰۰'])]);
    });

    it('counts those that were paid as payments, which the balance has', async () => {
      const { said } = await openOf(covering(12, 18_000_000));
      expect([said().includes('مبلغ هر قسط۳٬۰۰۰٬۰۰۰ تومان'), said().includes('پوشیده است')]).toEqual([true, false]);
    });

    it('draws no sums, and says how old the cheques are, for as long as nobody can say whether they are still so', async () => {
      const { page, tell, said } = await openOf(covering(0, 18_000_000));
      await tell('resource:installmentChecks', { type: 'resource.aged', at: NOW - 3 * 86_400_000 });
      expect([said().includes('مبلغ هر قسط۱٬۰۰۰٬۰۰۰'), sums(page)]).toEqual([false, new Set([undefined])]);
      expect(textOf(page)).toContain('به‌روز شده: ۳ روز پیش');
      await tell('resource:installmentChecks', { type: 'resource.confirmed', at: NOW });
      expect(sums(page)).toEqual(new Set(['۱٬۰۰۰٬۰۰۰']));
    });

    it.each([
      ['not all of the cheques could be read', covering(0, 18_000_000, 1)],
      ['they could not be loaded', { ...covering(0, 18_000_000), 'resource:installmentChecks.loadRows': () => refused(500) }],
    ])('draws no sums where %s: nobody knows what they leave, which is said', async (_, answers) => {
      const { page, said } = await openOf(answers);
      expect([drawn(page).length, said().includes('مبلغ هر قسط'), said().includes('پوشیده است')]).toEqual([6, false, false]);
      expect(said()).toContain('چک‌های ثبت‌شده معلوم نیست؛ تنها سررسیدها نشان داده می‌شود.');
    });

    it('draws nothing where they cover all of it, and keeps nobody from agreeing anew', async () => {
      const { page, asked, said } = await openOf(covering(0, 9_000_000));
      expect(said()).toContain('۹٬۰۰۰٬۰۰۰ تومان از این بدهی با چک‌های وصول‌نشده پوشیده است.');
      expect(drawn(page)).toEqual([]);
      await press(choice(page, 'طلا'));
      await submit(page);
      await settle();
      expect(calls(asked, 'planForm.saveRecord')).toHaveLength(1);
    });
  });

  it('goes on to the cheques with a sayad guarantee', async () => {
    const { page, asked, visited } = await split(PLANS, owing);
    await openForm(page);
    await press(choice(page, '۳ قسط'));
    await press(choice(page, 'چک صیادی'));
    expect(button(page, 'ادامه و ثبت چک‌ها')).toBeDefined();
    await submit(page);
    await settle();
    expect(calls(asked, 'planForm.saveRecord')).toEqual([
      { resource: 'installments', id: null, payload: { patient: 7, collateral: 2, number_of_installments: 3, payment_period: 1 } },
    ]);
    expect(visited.at(-1)).toBe(CHEQUES);
    expect(find(page, 'h1', 'ثبت چک‌های اقساط')).toBeDefined();
  });

  it('asks what guarantees it, and saves nothing without', async () => {
    const { page, asked } = await split(PLANS, owing);
    await openForm(page);
    await submit(page);
    expect(textOf(page.querySelector('dialog'))).toContain('نوع ضمانت را انتخاب کنید.');
    expect(calls(asked, 'planForm.saveRecord')).toEqual([]);
  });

  it.each([0, -500_000])('makes no plan of a debt of %i', async (debt) => {
    const { page } = await split(PLANS, { ...owing, 'patientPlans.loadBalance': () => ({ debt, total_cost: 0, total_payments: 0 }) });
    expect(textOf(page)).toContain('این بیمار بدهی ندارد و چیزی برای تقسیط نیست.');
    expect(find<HTMLButtonElement>(page, '[data-alone] button', 'تقسیط بدهی').disabled).toBe(true);
  });

  it('says of less than a toman for each part that it cannot be split so', async () => {
    const { page, asked } = await split(PLANS, { ...owing, 'patientPlans.loadBalance': () => ({ debt: 5, total_cost: 5, total_payments: 0 }) });
    await openForm(page);
    expect([textOf(page.querySelector('dialog')).includes('میان این تعداد قسط تقسیم نمی‌شود. تعداد کمتری انتخاب کنید.'), drawn(page)]).toEqual([true, []]);
    await press(choice(page, 'طلا'));
    await submit(page);
    expect(calls(asked, 'planForm.saveRecord')).toEqual([]);
    await press(choice(page, '۳ قسط'));
    expect(drawn(page)).toHaveLength(3);
  });

  it('makes none either where the debt was paid while the form stood open', async () => {
    const { page, asked, answer, tell } = await split(PLANS, owing);
    await openForm(page);
    await press(choice(page, 'طلا'));
    answer({ 'patientPlans.loadBalance': () => ({ debt: 0, total_cost: 0, total_payments: 0 }) });
    await tell('patientPlans:7', { type: 'rows.changed', resource: 'incomes' });
    await submit(page);
    expect(textOf(page.querySelector('dialog'))).toContain('این بیمار بدهی ندارد و چیزی برای تقسیط نیست.');
    expect(calls(asked, 'planForm.saveRecord')).toEqual([]);
  });

  it('asks about a plan that the patient has just so already', async () => {
    const { page, asked } = await split(PLANS, { ...owing, 'planForm.findAlike': () => ({ rows: [plan(9, { collateral: 1, number_of_installments: 12 })] }) });
    await openForm(page);
    await press(choice(page, 'طلا'));
    await submit(page);
    await settle();
    expect(textOf(page)).toContain('طرحی با همین تعداد، فاصله و ضمانت برای این بیمار ثبت شده است.');
    expect(calls(asked, 'planForm.saveRecord')).toEqual([]);
    await press(button(page, 'ذخیره شود'));
    expect(calls(asked, 'planForm.saveRecord')).toHaveLength(1);
  });

  it('says the words of the provider where it has some', async () => {
    const { page } = await split(PLANS, { ...owing, 'planForm.saveRecord': () => refused(400, { detail: 'بیمار مسدود است.' }) });
    await openForm(page);
    await press(choice(page, 'طلا'));
    await submit(page);
    await settle();
    expect(textOf(page.querySelector('dialog'))).toContain('بیمار مسدود است.');
  });

  it('draws the days alone while the debt is not known', async () => {
    const { page } = await split(PLANS, { ...owing, 'patientPlans.loadBalance': () => ({ _tag: 'Timeout' }) });
    expect(textOf(page)).toContain('خطا در بارگذاری اطلاعات مالی.');
    await openForm(page);
    expect(drawn(page)[0]).toBe('۱۱۴۰۵/۰۹/۲۹');
    expect(textOf(page.querySelector('dialog'))).toContain('مانده حساب معلوم نیست');
  });
});

describe('a plan that a provider keeps in part', () => {
  const bare = { id: 31, patient: 7, collateral: 2, number_of_installments: null, payment_period: null };

  it('is shown with its cheques and what is unknown of them, and takes more', async () => {
    const { page } = await split(PLANS, {
      ...planned,
      'resource:installments.loadRows': () => rows([bare]),
      'resource:installmentChecks.loadRows': () => rows([{ id: 1, amount: 400_000, due_date: '2026-11-01', installment: 31 }]),
    });
    expect(textOf(page.querySelector('article'))).toContain('تعداد نامشخص، فاصله نامشخص');
    expect(lines(page)).toEqual([expect.stringMatching(/سررسیدگذشته.*وصول نامشخص.*شماره نامشخص.*صاحب نامشخص/)]);
    expect(find(page, 'article a', 'ثبت چک‌ها').getAttribute('href')).toBe(CHEQUES);
  });

  it('is proposed no sum and no day for, which would be a guess', async () => {
    const { page } = await split(CHEQUES, { ...owing, 'resource:installments.loadRows': () => rows([bare]) });
    expect(textOf(page.querySelector('main'))).toContain('تعداد نامشخص، فاصله نامشخص');
    expect([...page.querySelectorAll('button')].map(textOf).filter((said) => said.includes('پیشنهاد'))).toEqual([]);
  });
});

describe('the plans of a patient', () => {
  it('show each cheque with its day, sum, grouped number and owner, and what is due', async () => {
    const { page } = await split(PLANS, planned);
    expect(textOf(page)).toContain('۳ قسط، هر ماه');
    expect(lines(page)[0]).toContain('سررسیدگذشته۰۰۰۰ ۰۰۰۰ ۰۰۰۰ ۰۰۰۱سارا احمدی');
    expect(lines(page)[1]).toContain('سررسید نزدیک');
    expect(textOf(page)).toContain('۱ چک سررسیدگذشته۴۰۰٬۰۰۰ تومان');
    expect(textOf(page)).toContain('۱ چک تا ۷ روز آینده۴۰۰٬۰۰۰ تومان');
    expect(find<HTMLAnchorElement>(page, 'a', 'ثبت چک‌ها، ۱ چک مانده است').getAttribute('href')).toBe(CHEQUES);
  });

  it('show what is due also where the balance is not to be had, and say that it is not known', async () => {
    const { page, asked, answer } = await split(PLANS, {
      ...planned,
      'patientPlans.loadBalance': () => ({ _tag: 'Unreadable', path: '/x', fields: [] }) as never,
    });
    expect(textOf(page)).toContain('بدهی بیمارمعلوم نیست');
    expect(textOf(page)).toContain('۱ چک سررسیدگذشته۴۰۰٬۰۰۰ تومان');
    answer(owing);
    await press(button(page, 'تلاش دوباره'));
    await settle();
    expect([textOf(page).includes('بدهی بیمار۱٬۲۰۰٬۰۰۰ تومان'), calls(asked, 'patientPlans.loadBalance')]).toEqual([true, [{ id: 7 }, { id: 7 }]]);
  });

  it('say of a guarantee that nobody knows that it is not known, and never that it is gold', async () => {
    const { page } = await split(PLANS, { ...owing, 'resource:installments.loadRows': () => rows([plan(31, { collateral: 9 })]) });
    expect(textOf(page)).toContain('معلوم نیست چه چیزی این طرح را تضمین می‌کند.');
    expect(textOf(page)).not.toContain('طلا است');
  });

  it('count what was paid of all parts of a plan, not of those alone that have a cheque', async () => {
    const { page } = await split(PLANS, {
      ...planned,
      'resource:installments.loadRows': () => rows([plan(31, { number_of_installments: 12 })]),
      'resource:installmentChecks.loadRows': () => rows([1, 2, 3].map((id) => cheque(id, { is_paid: true }))),
    });
    expect(textOf(page)).toContain('۳ از ۱۲ چک وصول شد');
  });

  it('count neither what was paid nor what is missing where a cheque could not be read', async () => {
    const { page } = await split(PLANS, { ...planned, 'resource:installmentChecks.loadRows': () => rows([cheque(1, { is_paid: true }), cheque(2)], 1) });
    expect([textOf(page).includes('چک وصول شد'), textOf(page).includes('چک مانده است')]).toEqual([false, false]);
    // It may be another plan's.
    expect(find<HTMLAnchorElement>(page, 'a', 'ثبت چک‌ها').getAttribute('href')).toBe(CHEQUES);
    expect(textOf(page)).toContain('۱ ردیف');
    const none = await split(PLANS, { ...planned, 'resource:installmentChecks.loadRows': () => rows([], 1) });
    expect(textOf(none.page)).not.toContain('هنوز چکی');
  });

  it('say of a patient who is gone that they are', async () => {
    const { page } = await split(PLANS, { ...owing, 'patientPlans.loadPatient': () => refused(404) });
    expect(textOf(page)).toContain('بیمار یافت نشد.');
  });

  const marking = (answers: Answers = {}) =>
    split(PLANS, {
      ...planned,
      'chequeMarks.saveMark': ({ mark }: { readonly mark: { readonly id: number; readonly is_paid: boolean } }) =>
        cheque(mark.id, { due_date: '2026-11-01', is_paid: mark.is_paid }),
      ...answers,
    });
  const box = (page: ParentNode) => find<HTMLButtonElement>(page, 'article button', 'وصول شد: چک \u2066۰۰۰۰\u00a0۰۰۰۰\u00a0۰۰۰۰\u00a0۰۰۰۱\u2069');

  it('mark a cheque as paid by one tap, and take that back by another', async () => {
    const { page, asked } = await marking();
    await press(box(page));
    await settle();
    expect([box(page).getAttribute('aria-pressed'), lines(page)[0]?.includes('وصول‌شده')]).toEqual(['true', true]);
    expect(bar(page)).toContain('وصول شد. برای کم شدن بدهی، پرداخت آن را هم ثبت کنید.');
    await press(button(page, 'بازگردانی'));
    await settle();
    expect(bar(page)).not.toContain('پرداخت آن را هم ثبت کنید.');
    expect(box(page).getAttribute('aria-pressed')).toBe('false');
    expect(calls(asked, 'chequeMarks.saveMark')).toMatchObject([{ mark: { id: 1, is_paid: true } }, { mark: { id: 1, is_paid: false } }]);
  });

  it('say why a mark was refused, and show the cheque as it is', async () => {
    const { page } = await marking({ 'chequeMarks.saveMark': () => refused(400, { detail: 'اکنون نمی‌شود.' }) });
    await press(box(page));
    await settle();
    expect(bar(page)).toContain('اکنون نمی‌شود.');
    expect(box(page).getAttribute('aria-pressed')).toBe('false');
    await press(button(page, 'انصراف از تغییر'));
    expect(bar(page)).not.toContain('اکنون نمی‌شود.');
  });

  it('read the cheque again after a lost answer, and send nothing a second time', async () => {
    const { page, asked, wait } = await marking({
      'chequeMarks.saveMark': () => ({ _tag: 'Timeout' }),
      'chequeMarks.loadCheque': () => ({ ...cheque(1, { due_date: '2026-11-01', is_paid: true }), readAt: 0 }),
    });
    await press(box(page));
    await settle();
    expect(bar(page)).toContain('پاسخ سرور نرسید.');
    await wait(12_000);
    expect(box(page).getAttribute('aria-pressed')).toBe('true');
    expect(calls(asked, 'chequeMarks.saveMark')).toHaveLength(1);
  });

  it('delete a plan after a question that says how many cheques it holds', async () => {
    const { page } = await split(PLANS, planned);
    await press(button(page, 'گزینه‌های ۳ قسط، هر ماه، چک صیادی'));
    await press(find(page, 'dialog button', 'حذف'));
    expect(textOf(page)).toContain('آیا مطمئن هستید که می‌خواهید این طرح اقساط را حذف کنید؟');
    expect(textOf(page)).toContain('۲ چک در این طرح ثبت شده است.');
  });
});
