import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { comes, field, find, press, settle, type } from '../stand.tsx';
import { type Answers, NOW, patient, printedRows, refused, rows, textOf, treatment, visit } from './practice.tsx';

const sara = patient(1, { insurance: 3 });
const reza = patient(2, { first_name: 'رضا', last_name: 'کریمی', national_number: '0084575948', phone: null });
const zhila = patient(3, { first_name: 'ژیلا', last_name: 'آذری', national_number: '9980978961', phone: '+989700001048' });
const answers: Answers = {
  'resource:patients.loadRows': () => rows([sara, reza, zhila]),
  'resource:insurances.loadRows': () => rows([{ id: 3, name: 'تأمین اجتماعی' }]),
};

/** The names as they are seen: what stands before the insurance. */
const names = (page: ParentNode) => [...page.querySelectorAll('li [data-aside="true"] > :first-child')].map(textOf);
const search = (page: ParentNode) => page.querySelector<HTMLInputElement>('input[type="search"]') as HTMLInputElement;
const row = (page: ParentNode, name: string) => [...page.querySelectorAll<HTMLElement>('li')].find((each) => each.textContent?.includes(name)) as HTMLElement;

/** The workflow of the cached list, which hears of it from outside when the provider has other rows. */
const listOf = (app: { getSnapshot(): { children: object } }, name = 'patients') =>
  (app.getSnapshot().children as Readonly<Record<string, { send(event: object): void }>>)[`resource:${name}`] as { send(event: object): void };

describe('the patient list', () => {
  it('shows each patient with number, name, national number, insurance and phone', async () => {
    const { page } = await visit('/patients', answers);
    expect(names(page)).toEqual(['ژیلا آذری', 'سارا احمدی', 'رضا کریمی']);
    expect(textOf(row(page, 'سارا').querySelector('a'))).toBe('۲سارا احمدی۰۰۱۲۳۴۵۶۷۹۰۹۱۲ ۱۲۳ ۴۵۶۷تأمین اجتماعی');
    expect(textOf(row(page, 'رضا').querySelector('a'))).toBe('۳رضا کریمی۰۰۸۴۵۷۵۹۴۸بدون شماره تماسبدون بیمه');
    expect(page.textContent).toContain('۳ بیمار');
  });

  it('says who has no match, and takes the search back', async () => {
    const { page } = await visit('/patients', answers);
    await type(search(page), 'احمدی سارا');
    await settle();
    expect(names(page)).toEqual(['سارا احمدی']);
    expect(page.textContent).toContain('۱ از ۳ بیمار');
    expect(page.querySelector('[data-floating]')).not.toBeNull();
    await type(search(page), 'زرافه');
    await settle();
    expect(page.textContent).toContain('نتیجه‌ای برای «زرافه» یافت نشد.');
    expect(page.querySelector('[data-floating]')).toBeNull();
    await press(find(page, 'main button', 'پاک کردن جستجو'));
    await settle();
    expect(names(page)).toHaveLength(3);
  });

  it('offers other orders', async () => {
    const { page } = await visit('/patients', answers);
    await press(find(page, 'button', 'مرتب‌سازی بر اساس نام خانوادگی'));
    await press(find(page, 'dialog button', 'جدیدترین'));
    await settle();
    expect(names(page)).toEqual(['ژیلا آذری', 'رضا کریمی', 'سارا احمدی']);
  });

  it('helps a practice without patients to its first one', async () => {
    const { page } = await visit('/patients', { 'resource:patients.loadRows': () => rows([]) });
    expect(textOf(page.querySelector('h2'))).toBe('بیمار یافت نشد.');
    expect(find(page, 'main a', 'افزودن بیمار').getAttribute('href')).toBe('/new-patient');
  });

  it('says how old it is while that is in doubt, where it moves nothing, and keeps its rows', async () => {
    const { page, app, answer } = await visit('/patients', answers);
    const tell = async (...events: object[]) => {
      for (const event of events) await act(async () => listOf(app).send(event));
      await settle();
    };
    expect(page.textContent).not.toContain('به‌روز شده');
    await tell({ type: 'resource.aged', at: NOW - 5 * 60_000 });
    expect(find(page, 'header div', 'به‌روز شده: ۵ دقیقه پیش')).toBeDefined();
    expect(names(page)).toHaveLength(3);
    await tell({ type: 'resource.confirmed', at: NOW });
    expect(page.textContent).not.toContain('به‌روز شده');

    answer({ ...answers, 'resource:patients.loadRows': () => ({ _tag: 'Offline' }) });
    await tell({ type: 'resource.refreshed', at: NOW });
    // The strip over every page says that there is no network: no second message pushes the rows away.
    expect(find(page, 'header div', 'به‌روز شده: ۱ دقیقه پیش')).toBeDefined();
    expect(names(page)).toHaveLength(3);
    expect(page.textContent).not.toContain('شاید قدیمی باشد');
  });

  it('does not draw rows again that came again as they were', async () => {
    const { page, app, answer } = await visit('/patients', answers);
    const before = [...page.querySelectorAll('li')];
    answer({ ...answers, 'resource:patients.loadRows': () => rows([{ ...sara }, { ...reza, last_name: 'کرمی' }, { ...zhila }]) });
    await act(async () => listOf(app).send({ type: 'resource.outdated', at: NOW }));
    await settle();
    expect(names(page)).toEqual(['ژیلا آذری', 'سارا احمدی', 'رضا کرمی']);
    expect([...page.querySelectorAll('li')].map((each, index) => each === before[index])).toEqual([true, true, true]);
  });

  it('says why there is no list, and asks again when told to', async () => {
    const { page, answer } = await visit('/patients', { 'resource:patients.loadRows': () => ({ _tag: 'Offline' }) });
    expect(textOf(page.querySelector('main [role="alert"]'))).toContain('خطا در بارگذاری لیست بیماران.اتصال اینترنت برقرار نیست.');
    answer(answers);
    await press(find(page, 'main button', 'تلاش دوباره'));
    await settle();
    expect(names(page)).toHaveLength(3);
  });

  it('counts the rows that could not be read, and shows the others', async () => {
    const { page } = await visit('/patients', { 'resource:patients.loadRows': () => rows([sara], 2) });
    expect(page.textContent).toContain('۲ ردیف خوانده نشد');
    expect(names(page)).toEqual(['سارا احمدی']);
  });

  it('never calls a practice empty whose patients could not be read', async () => {
    const { page, answer } = await visit('/patients', { ...answers, 'resource:patients.loadRows': () => rows([], 2000) });
    expect(textOf(page.querySelector('main [role="alert"]'))).toContain('بیماران خوانده نشد.۲٬۰۰۰ بیمار از سرور رسید که خوانده نشد');
    expect(textOf(page.querySelector('h1'))).toBe('لیست بیمارانخوانده نشد');
    expect(page.textContent).not.toMatch(/یافت نشد|هنوز بیماری/);
    answer(answers);
    await press(find(page, 'main button', 'تلاش دوباره'));
    await settle();
    expect(names(page)).toHaveLength(3);
  });

  it('shows a patient of whom the provider tells neither name nor gender, and finds and prints that one', async () => {
    const silent = { id: 9, national_number: '0499370899', first_name: null, last_name: null, gender: null };
    const { page } = await visit('/patients', {
      ...answers,
      'resource:patients.loadRows': () => rows([sara, silent]),
      'patientList.printPage': () => new Promise(() => {}),
    });
    expect(names(page)).toEqual(['سارا احمدی', 'نامشخص']);
    await type(search(page), '0499370899');
    await settle();
    expect(names(page)).toEqual(['نامشخص']);
    await press(find(page, 'button', 'چاپ'));
    expect(printedRows()[1]).toBe('۱نامشخص۰۴۹۹۳۷۰۸۹۹بدون بیمهبدون شماره تماس');
  });

  it('hands the patient over to the form, from the menu of the row', async () => {
    const { page, visited } = await visit('/patients', answers);
    await press(find(row(page, 'رضا'), 'button', 'گزینه‌های رضا کریمی'));
    await press(find(page, 'dialog button', 'ویرایش'));
    await settle();
    expect(visited).toEqual(['/patients', '/edit-patient/2']);
    expect(field(page, 'نام خانوادگی').value).toBe('کریمی');
  });

  it('asks before it deletes, says why it could not, and takes the row out when it could', async () => {
    const { page, answer } = await visit('/patients', { ...answers, 'removal.removeRow': () => refused(400, { detail: 'این بیمار درمان دارد.' }) });
    await press(find(row(page, 'رضا'), 'button', 'گزینه‌های رضا کریمی'));
    await press(find(page, 'dialog button', 'حذف'));
    await settle();
    expect(textOf(page.querySelector('dialog[open]'))).toContain('رضا کریمی، کد ملی ۰۰۸۴۵۷۵۹۴۸آیا مطمئن هستید که می‌خواهید این بیمار را حذف کنید؟');
    await press(find(page, 'dialog button', 'بله، حذف شود'));
    await settle();
    expect(textOf(page.querySelector('dialog [role="alert"]'))).toBe('این بیمار درمان دارد.');
    answer({ 'removal.removeRow': () => ({}) });
    await press(find(page, 'dialog button', 'بستن'));
    await settle();
    await press(find(row(page, 'رضا'), 'button', 'گزینه‌های رضا کریمی'));
    await press(find(page, 'dialog button', 'حذف'));
    await settle();
    await press(find(page, 'dialog button', 'بله، حذف شود'));
    await settle();
    expect(names(page)).toEqual(['ژیلا آذری', 'سارا احمدی']);
    expect(page.textContent).toContain('پرونده «رضا کریمی، کد ملی ۰۰۸۴۵۷۵۹۴۸» با موفقیت حذف شد.');
  });

  it('tells people of one name apart where they are deleted: in the menu and in the question', async () => {
    const twins = [patient(1), patient(12, { national_number: null }), patient(13, { national_number: null, phone: null, last_name: 'Ahmadi' })];
    const { page } = await visit('/patients', { ...answers, 'resource:patients.loadRows': () => rows(twins) });
    const apart = ['سارا احمدی، کد ملی ۰۰۱۲۳۴۵۶۷۹', 'سارا احمدی، شماره تماس \u2066۰۹۱۲ ۱۲۳ ۴۵۶۷\u2069', 'سارا Ahmadi، شماره پرونده ۱۳'];
    const labels = [...page.querySelectorAll('main li [aria-haspopup]')].map((each) => each.getAttribute('aria-label'));
    expect(labels.toSorted()).toEqual(apart.map((name) => `گزینه‌های ${name}`).toSorted());
    for (const name of apart) {
      await press(find(page, 'main li button', `گزینه‌های ${name}`));
      expect(textOf(page.querySelector('dialog[open] h2'))).toBe(`گزینه‌های ${name}`);
      await press(find(page, 'dialog button', 'حذف'));
      await settle();
      expect(textOf(page.querySelector('dialog[open] strong'))).toBe(name);
      await press(find(page, 'dialog[open] button', 'انصراف'));
      await settle();
    }
  });

  it('prints the rows that are shown, and nothing once it is done', async () => {
    let done: (value: object) => void = () => {};
    const printing = new Promise((resolve) => {
      done = resolve;
    });
    const { page } = await visit('/patients', { ...answers, 'patientList.printPage': () => printing });
    await type(search(page), '099');
    await type(search(page), 'رضا');
    await settle();
    await press(find(page, 'button', 'چاپ'));
    expect(printedRows()).toEqual(['ردیفنام و نام خانوادگیکد ملیبیمهشماره تماس', '۱رضا کریمی۰۰۸۴۵۷۵۹۴۸بدون بیمهبدون شماره تماس']);
    done({});
    await settle();
    expect(printedRows()).toEqual([]);
  });

  it('says what each one owes as soon as that is known, and nothing before', async () => {
    const silent = await visit('/patients', answers);
    expect(row(silent.page, 'سارا').textContent).not.toMatch(/بدهی|تسویه/);
    const again = await visit('/patients', {
      ...answers,
      'resource:surgeries.loadRows': () => rows([treatment(1, { patient: 1, total_cost: 900 })]),
      'resource:incomes.loadRows': () => rows([{ id: 1, patient: 2, amount: 50 }]),
    });
    await comes(() => {
      expect(textOf(row(again.page, 'سارا'))).toContain('بدهی ۹۰۰ ت');
    });
    expect(textOf(row(again.page, 'رضا'))).toContain('بستانکار ۵۰ ت');
    expect(textOf(row(again.page, 'ژیلا'))).toContain('تسویه');
  });

  it('is no younger than the lists that its balances are worked out of', async () => {
    const { page, app } = await visit('/patients', {
      ...answers,
      'resource:surgeries.loadRows': () => rows([treatment(1, { patient: 1, total_cost: 900 })]),
      'resource:incomes.loadRows': () => rows([]),
    });
    await comes(() => expect(textOf(row(page, 'سارا'))).toContain('بدهی ۹۰۰ ت'));
    const age = async (list: string, event: object) => {
      await act(async () => listOf(app, list).send(event));
      return textOf(page.querySelector('header [data-busy]'));
    };
    expect(page.querySelector('header [data-busy]')).toBeNull();
    expect(await age('incomes', { type: 'resource.aged', at: NOW - 3 * 60_000 })).toBe('به‌روز شده: ۳ دقیقه پیش');
    expect(await age('patients', { type: 'resource.aged', at: NOW - 2 * 60_000 })).toBe('به‌روز شده: ۳ دقیقه پیش');
    expect(await age('surgeries', { type: 'resource.aged', at: NOW - 5 * 60_000 })).toBe('به‌روز شده: ۵ دقیقه پیش');
    expect(await age('surgeries', { type: 'resource.confirmed', at: NOW })).toBe('به‌روز شده: ۳ دقیقه پیش');
    expect(await age('incomes', { type: 'resource.confirmed', at: NOW })).toBe('به‌روز شده: ۲ دقیقه پیش');
  });

  it('says on paper since when nobody knows whether the balances are right, by the oldest list that they are worked out of', async () => {
    const { page, app } = await visit('/patients', {
      ...answers,
      'resource:surgeries.loadRows': () => rows([treatment(1, { patient: 1, total_cost: 900 })]),
      'resource:incomes.loadRows': () => rows([]),
      'patientList.printPage': () => new Promise(() => {}),
    });
    await comes(() => expect(textOf(row(page, 'سارا'))).toContain('بدهی ۹۰۰ ت'));
    await press(find(page, 'button', 'چاپ'));
    const head = () => textOf(document.querySelector('[data-print-sheet] header'));
    expect([printedRows()[2]?.includes('۹۰۰'), head().includes('شاید اکنون فرق کرده باشد')]).toEqual([true, false]);
    const day = 24 * 60 * 60_000;
    await act(async () => listOf(app, 'surgeries').send({ type: 'resource.aged', at: NOW - day }));
    await act(async () => listOf(app, 'incomes').send({ type: 'resource.aged', at: NOW - 2 * day }));
    expect(head()).toContain('مانده حساب: وضعیت ۱۴۰۵/۰۸/۲۷ ساعت ۱۲:۰۰؛ شاید اکنون فرق کرده باشد');
    await act(async () => listOf(app, 'patients').send({ type: 'resource.aged', at: NOW - 3 * day }));
    expect(head()).toContain('وضعیت ۱۴۰۵/۰۸/۲۶ ساعت ۱۲:۰۰');
  });

  it('says no sum that may be another: of treatments that could not be read; it says so, and reads them again when told to', async () => {
    const treatments = [treatment(1, { patient: 1, total_cost: 900 })];
    const { page, answer } = await visit('/patients', {
      ...answers,
      'resource:surgeries.loadRows': () => rows(treatments, 1),
      'resource:incomes.loadRows': () => rows([]),
    });
    const said = () => textOf(find(page, 'main [data-tone]', 'مانده حساب بیماران نمایش داده نمی‌شود.'));
    await comes(() => expect(said()).toContain('مانده حساب بیماران نمایش داده نمی‌شود.۱ ردیف از درمان‌ها خوانده نشد.تلاش دوباره'));
    for (const { textContent } of page.querySelectorAll('li')) expect(textContent).not.toMatch(/بدهی|تسویه/);
    answer({ 'resource:surgeries.loadRows': () => rows(treatments) });
    await press(find(page, 'main button', 'تلاش دوباره'));
    await comes(() => expect(textOf(row(page, 'سارا'))).toContain('بدهی ۹۰۰ ت'));
    expect(page.textContent).not.toContain('نمایش داده نمی‌شود');
  });

  it('says why nobody has a balance where the payments could not be loaded', async () => {
    const { page } = await visit('/patients', {
      ...answers,
      'resource:surgeries.loadRows': () => rows([treatment(1, { patient: 1 })]),
      'resource:incomes.loadRows': () => ({ _tag: 'Unavailable', status: 500 }),
    });
    await comes(() => expect(page.textContent).toContain('مانده حساب بیماران نمایش داده نمی‌شود.پرداخت‌ها بارگذاری نشد.'));
    expect(names(page)).toHaveLength(3);
  });

  it('goes on from a search without a hit to a new patient of that name', async () => {
    const { page, visited } = await visit('/patients', answers);
    await type(search(page), 'ژینا زرافشانی مقدم');
    await settle();
    await press(find(page, 'main button', 'افزودن بیمار «ژینا زرافشانی مقدم»'));
    await settle();
    expect(visited.at(-1)).toBe('/new-patient');
    expect([field(page, 'نام *').value, field(page, 'نام خانوادگی').value]).toEqual(['ژینا', 'زرافشانی مقدم']);
  });

  it.each([
    ['۰۹۱۲ ۹۹۹ ۸۸۷۷', 'افزودن بیمار «۰۹۱۲ ۹۹۹ ۸۸۷۷»', '', '۰۹۱۲۹۹۹۸۸۷۷'],
    ['0499370899', 'افزودن بیمار «۰۴۹۹۳۷۰۸۹۹»', '۰۴۹۹۳۷۰۸۹۹', ''],
  ])('goes on from the number %s, which nobody has, to a new patient who has it', async (typed, offered, national, phone) => {
    const { page, visited } = await visit('/patients', answers);
    await type(search(page), typed);
    await settle();
    await press(find(page, 'main button', offered));
    await settle();
    expect(visited.at(-1)).toBe('/new-patient');
    expect([field(page, 'کد ملی').value, field(page, 'شماره تماس').value, field(page, 'نام *').value]).toEqual([national, phone, '']);
  });

  it('offers nobody of a piece of a number', async () => {
    const { page } = await visit('/patients', answers);
    await type(search(page), '4444444');
    await settle();
    expect(find(page, 'main button', 'پاک کردن جستجو')).toBeTruthy();
    expect(page.textContent).not.toContain('افزودن بیمار «');
  });

  it('tints the one that was just saved for as long as the message stands, which leads to the file', async () => {
    const { page, app, wait } = await visit('/patients', answers);
    const notice = { code: 'patients.created', tone: 'success' as const, values: { id: '2' } };
    await act(async () => app.send({ type: 'notice.show', notice }));
    expect([...page.querySelectorAll('[data-fresh="true"]')].map((fresh) => fresh.textContent?.includes('رضا کریمی'))).toEqual([true]);
    await comes(() => expect(find(page, 'a', 'دیدن پرونده').getAttribute('href')).toBe('/patient/2'));
    await wait(6000);
    expect(page.querySelectorAll('[data-fresh="true"]')).toHaveLength(0);
  });
});
