import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NOW, patient, refused, rows, textOf } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';
import { button, choose, contract, fillIn, lists, openChoices, radio, taking, treat } from './treating.tsx';

const errors = (page: ParentNode) => [...page.querySelectorAll('[id$="-error"]')].map(textOf);
const entries = (page: ParentNode) => [...page.querySelectorAll('ol li')].map(textOf);
const bar = (page: ParentNode) => textOf(page.querySelector('[data-alone]'));
const sent = (asked: readonly { readonly port: string; readonly input: unknown }[]) => asked.filter(({ port }) => port === 'newTreatments.sendRow');

describe('the treatment form of a practice that has nothing yet', () => {
  it.each([
    ['نوع درمان', 'هنوز نوع درمانی ثبت نشده است.', 'افزودن نوع خدمت', '/procedure-types'],
    ['کلینیک', 'هنوز کلینیکی ثبت نشده است.', 'افزودن کلینیک', '/new-clinic'],
  ])('says why there is nothing to choose, and leads to where it is entered: %s', async (label, why, way, path) => {
    const none = Object.fromEntries(Object.keys(lists).map((port) => [port, () => rows([])]));
    const { page, visited, app } = await treat('/new-treatment', { ...taking, ...none });
    await type(field(page, 'شکایت اصلی'), 'درد شبانه');
    await openChoices(page, label);
    expect(textOf(page.querySelector('dialog'))).toContain(why);
    expect(textOf(page.querySelector('dialog [role="status"]'))).toBe('');
    await press(find(page, 'dialog button', way));
    await settle();
    expect(visited.at(-1)).toBe(path);
    await act(async () => app.send({ type: 'route.go', to: '/new-treatment', replace: false }));
    await settle();
    expect(field(page, 'شکایت اصلی').value).toBe('درد شبانه');
  });

  it('has the form of its first patient rise over it', async () => {
    const { page, app, visited } = await treat('/new-treatment', { ...taking, 'resource:patients.loadRows': () => rows([]) });
    await type(field(page, 'شکایت اصلی'), 'درد شبانه');
    await openChoices(page, 'بیمار');
    expect(textOf(page.querySelector('dialog'))).toContain('هنوز بیماری در این مطب ثبت نشده است.');
    const before = visited.length;
    await press(find(page, 'dialog button', 'ثبت بیمار جدید'));
    await settle();
    expect([app.getSnapshot().context.sheet?.id, visited.length]).toEqual(['patientForm:new', before]);
    expect(field(page, 'شکایت اصلی').value).toBe('درد شبانه');
  });

  it('leads to the insurances where there is no tariff, and nowhere from tariffs of which none could be read', async () => {
    const { page, answer, tell, visited } = await treat('/new-treatment', { ...taking, 'resource:insuranceTariffs.loadRows': () => rows([], 2) });
    await choose(page, 'کلینیک', 'مطب شخصی');
    await openChoices(page, 'تعرفه بیمه');
    expect(textOf(page.querySelector('dialog'))).not.toContain('هنوز');
    answer({ 'resource:insuranceTariffs.loadRows': () => rows([]) });
    await tell('resource:insuranceTariffs', { type: 'resource.refreshed', at: NOW });
    expect(textOf(page.querySelector('dialog'))).toContain('هنوز تعرفه‌ای ثبت نشده است');
    await press(find(page, 'dialog button', 'افزودن بیمه و سطح آن'));
    await settle();
    expect(visited.at(-1)).toBe('/insurances');
  });
});

describe('the treatment form', () => {
  it.each([
    ['شکایت اصلی', 1000],
    ['توضیحات', 2000],
  ])('cuts nothing off «%s»: it says at the field that it is too long, and adds it to no list', async (label, most) => {
    const { page } = await treat('/new-treatment', taking);
    await fillIn(page);
    await type(field(page, label), 'د'.repeat(most));
    expect(errors(page)).toEqual([]);
    await type(field(page, label), 'د'.repeat(most + 1));
    expect([field(page, label).hasAttribute('maxlength'), field(page, label).value.length]).toEqual([false, most + 1]);
    const said = ['این متن بیش از اندازه بلند است. بخشی از آن را کوتاه کنید.'];
    expect(errors(page)).toEqual(said);
    await press(button(page, 'افزودن به لیست'));
    expect([errors(page), entries(page)]).toEqual([said, []]);
  });

  it('says what is missing, and adds nothing until nothing is', async () => {
    const { page } = await treat('/new-treatment', taking);
    expect(textOf(page.querySelector('h1'))).toBe('ثبت درمان جدید');
    expect(bar(page)).toContain('برای افزودن لازم است: بیمار، نوع درمان، مبلغ، دندان، کلینیک');
    expect(button(page, 'افزودن به لیست').disabled).toBe(true);
    await fillIn(page);
    expect(button(page, 'افزودن به لیست').disabled).toBe(false);
    await press(button(page, 'افزودن به لیست'));
    expect(entries(page)).toHaveLength(1);
    expect(entries(page)[0]).toContain('کامپوزیت');
    expect(textOf(page.querySelector('h1'))).toContain('۱ درمان در لیست');
    expect(field(page, 'مبلغ').value).toBe('');
  });

  it('names every problem at its field when an empty form is sent, and the first takes the focus', async () => {
    const { page } = await treat('/new-treatment', taking);
    await type(field(page, 'تاریخ درمان'), '');
    await press(button(page, 'ثبت درمان‌ها'));
    expect(errors(page)).toEqual([
      'لطفاً بیمار را انتخاب کنید',
      'لطفاً درمان را انتخاب کنید',
      'لطفاً مبلغ معتبر وارد کنید',
      'لطفاً کوادرانت را انتخاب کنید',
      'لطفاً کلینیک را انتخاب کنید',
      'لطفاً تاریخ درمان را وارد کنید',
    ]);
    expect(document.activeElement?.getAttribute('aria-labelledby')).toContain(find<HTMLLabelElement>(page, 'label', 'بیمار').id);
  });

  it('brings the price of the type, and keeps a future day and a clinic without contract out', async () => {
    const { page } = await treat('/new-treatment', taking);
    await fillIn(page);
    expect(field(page, 'مبلغ').value).toBe('۱٬۹۰۰٬۰۰۰');
    expect(page.textContent).toContain('یک میلیون و نهصد هزار تومان');
    await choose(page, 'کلینیک', 'نیک‌نام');
    expect(page.textContent).toContain('قرارداد فعال برای کلینیک "نیک‌نام" یافت نشد');
    expect(find(page, 'a', 'ثبت قرارداد').getAttribute('href')).toMatch(/^\/contracts\/\d+$/);
    await type(field(page, 'تاریخ درمان'), '۱۴۰۵/۰۸/۳۰');
    await press(button(page, 'افزودن به لیست'));
    expect(errors(page)).toEqual(['قرارداد فعال برای کلینیک "نیک‌نام" یافت نشد', 'تاریخ درمان نمی‌تواند بعد از امروز باشد.']);
    expect(entries(page)).toEqual([]);
  });

  it('asks for a tariff in a personal clinic only, and forgets it elsewhere', async () => {
    const { page } = await treat('/new-treatment', taking);
    await fillIn(page);
    expect(page.textContent).toContain('تعرفه بیمه فقط برای کلینیک شخصی قابل انتخاب است.');
    await choose(page, 'کلینیک', 'مطب شخصی');
    expect(bar(page)).toContain('برای افزودن لازم است: تعرفه بیمه');
    await choose(page, 'تعرفه بیمه', 'تأمین اجتماعی، پایه');
    expect(button(page, 'افزودن به لیست').disabled).toBe(false);
    await choose(page, 'کلینیک', 'لبخند');
    await choose(page, 'کلینیک', 'مطب شخصی');
    expect(bar(page)).toContain('برای افزودن لازم است: تعرفه بیمه');
  });

  it('says of a tariff that it is of another insurance than the patient’s, also when that is changed while the form waits', async () => {
    const other = 'این تعرفه از بیمه ثبت‌شده بیمار نیست.';
    const insured = (insurance: number | null) => () => rows([patient(7, { insurance })]);
    const insurances = {
      'resource:insurances.loadRows': () =>
        rows([
          { id: 3, name: 'تأمین اجتماعی' },
          { id: 4, name: 'دانا' },
        ]),
    };
    const { page, answer, tell } = await treat('/new-treatment', { ...taking, ...insurances, 'resource:patients.loadRows': insured(3) });
    await fillIn(page);
    await choose(page, 'کلینیک', 'مطب شخصی');
    await choose(page, 'تعرفه بیمه', 'تأمین اجتماعی، پایه');
    expect(page.textContent).not.toContain(other);
    const change = async (insurance: number | null) => {
      answer({ 'resource:patients.loadRows': insured(insurance) });
      await tell('resource:patients', { type: 'resource.refreshed', at: NOW });
    };
    await change(4);
    expect(page.textContent).toContain(other);
    expect(button(page, 'افزودن به لیست').disabled).toBe(false);
    // Who has no insurance has a tariff all the same at one's own clinic.
    await change(null);
    expect(page.textContent).not.toContain(other);
  });

  it('sends the form when the list is empty, once however often it is pressed, and opens the patient', async () => {
    const { page, asked, visited, wait } = await treat('/new-treatment', taking);
    await fillIn(page);
    const send = button(page, 'ثبت درمان‌ها');
    await act(async () => {
      send.click();
      send.click();
    });
    await settle();
    expect(sent(asked)).toHaveLength(1);
    expect(sent(asked)[0]?.input).toMatchObject({
      resource: 'surgeries',
      payload: { patient: 7, procedure_type: 1, tooth_number: '16', total_cost: 1_900_000, contract: 2, surgery_time: '2026-11-20', lab_cost: 0 },
    });
    expect(sent(asked)[0]?.input).not.toHaveProperty('payload.clinic');
    await wait(1);
    expect(visited.at(-1)).toBe('/patient/7');
  });

  it.each([
    ['procedureTypes', 'خطا در بارگذاری انواع درمان: '],
    // Without their insurances the tariffs have no names to choose by.
    ['insurances', 'خطا در بارگذاری اطلاعات: '],
  ])('says why the list of %s could not be had, and asks for it again', async (list, prefix) => {
    const { page, answer } = await treat('/new-treatment', { ...taking, [`resource:${list}.loadRows`]: () => ({ _tag: 'Offline' }) });
    expect(page.textContent).toContain(`${prefix}اتصال اینترنت برقرار نیست.`);
    answer(lists);
    await press(button(page, 'تلاش دوباره'));
    await settle();
    expect(page.textContent).not.toContain('خطا در بارگذاری');
  });

  it('says once what keeps several lists away, names them, and asks for all of them again', async () => {
    const offline = { _tag: 'Offline' } as const;
    const failing = ['patients', 'clinics', 'contracts', 'procedureTypes'].map((list) => [`resource:${list}.loadRows`, () => offline] as const);
    const { page, answer, asked } = await treat('/new-treatment', {
      ...taking,
      ...Object.fromEntries(failing),
      'resource:insurances.loadRows': () => ({ _tag: 'Timeout' }),
    });
    const alerts = () => [...page.querySelectorAll('main [role="alert"]')].map((alert) => [...alert.querySelectorAll('p')].map(textOf));
    expect(alerts()).toEqual([
      ['خطا در بارگذاری اطلاعات: اتصال اینترنت برقرار نیست.', 'بیماران، انواع خدمات، کلینیک‌ها، قراردادها'],
      [expect.stringContaining('خطا در بارگذاری اطلاعات: سرور در زمان مقرر پاسخ نداد.')],
    ]);
    answer(lists);
    const before = asked.length;
    await press(button(page, 'تلاش دوباره'));
    await settle();
    expect(
      asked
        .slice(before)
        .map(({ port }) => port)
        .toSorted(),
    ).toEqual(failing.map(([port]) => port).toSorted());
    expect(alerts()).toHaveLength(1);
  });
});

describe('sending the list', () => {
  const stage = async (answers = taking) => {
    const visit = await treat('/new-treatment', answers);
    for (const place of ['دندان ۶، مولر اول، بالا راست', 'دندان ۵، پرمولر دوم، بالا راست', 'دندان ۴، پرمولر اول، بالا راست']) {
      await fillIn(visit.page, place);
      await press(button(visit.page, 'افزودن به لیست'));
    }
    return visit;
  };

  it('tells how far it has come, row by row', async () => {
    const { page, answer } = await stage();
    let calls = 0;
    answer({ 'newTreatments.sendRow': ({ payload }: { readonly payload: object }) => (calls++ === 0 ? { ...payload, id: 1 } : new Promise(() => {})) });
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    expect(bar(page)).toContain('در حال ثبت ۲ از ۳');
    expect(page.querySelector('[role="progressbar"]')?.getAttribute('aria-valuetext')).toBe('۱ از ۳');
    expect(entries(page).map((text) => ['ثبت شد', 'در حال ثبت'].find((state) => text.includes(state)) ?? '')).toEqual(['ثبت شد', 'در حال ثبت', '']);
  });

  it('puts a refusal at its row, and goes on there when it is sent again', async () => {
    const { page, asked, answer } = await stage();
    let calls = 0;
    answer({
      'newTreatments.sendRow': ({ payload }: { readonly payload: object }) =>
        calls++ === 1 ? refused(400, { fields: { procedure_type: ['وجود ندارد.'] } }) : { ...payload, id: calls },
    });
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    expect(entries(page)[1]).toContain('خطا در ثبت: نوع درمان: وجود ندارد.');
    expect(bar(page)).toContain('۱ درمان ثبت شد و ۲ درمان در لیست باقی ماند.');
    await press(button(page, 'ثبت باقی‌مانده (۲)'));
    await settle();
    expect(sent(asked)).toHaveLength(4);
  });

  it('waits for the line with every row that was not sent', async () => {
    const { page, app, asked, answer } = await stage();
    const online = (is: boolean) => act(async () => app.send({ type: 'network.changed', online: is }));
    answer({ 'newTreatments.sendRow': () => ({ _tag: 'Offline' }) });
    await online(false);
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    expect(bar(page)).toContain('آنچه نوشته‌اید همین‌جا می‌ماند و منتظر اتصال است.');
    expect(entries(page)).toHaveLength(3);
    await online(true);
    expect(bar(page)).toContain('اتصال برقرار شد. آنچه نوشته‌اید هنوز فرستاده نشده است.');
    expect(sent(asked)).toHaveLength(1);
  });

  it('says that the connection is the trouble when a refusal has no words', async () => {
    const { page, answer } = await stage();
    answer({ 'newTreatments.sendRow': () => refused(400) });
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    expect(entries(page)[0]).toContain('خطا در ثبت: مشکل در ارتباط با سرور');
  });

  it('asks which record a row became when its answer was lost and several could be it', async () => {
    const { page, asked, answer, wait } = await stage();
    answer({ 'newTreatments.sendRow': () => ({ _tag: 'UnknownOutcome', ageMillis: 0 }) });
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    expect(bar(page)).toContain('پاسخ سرور نرسید.');
    const [first] = sent(asked) as readonly { readonly input: { readonly payload: object } }[];
    const payload = first?.input.payload;
    answer({
      ...taking,
      'newTreatments.findAlike': () => ({
        rows: [
          { ...payload, id: 1 },
          { ...payload, id: 2 },
        ],
      }),
    });
    await wait(12_000);
    // The question comes when there is one.
    await vi.waitFor(() => expect(textOf(page.querySelector('main [role="alert"] h2'))).toBe('آیا «کامپوزیت، دندان ۶ بالا راست» ثبت شده است؟'));
    await press(button(page, 'همین است: کامپوزیت، دندان ۶ بالا راست، ۱۴۰۵/۰۸/۲۹، ۱٬۹۰۰٬۰۰۰ تومان'));
    await settle();
    expect(sent(asked)).toHaveLength(3);
  });

  it('sends each row under the contract that holds when it is sent, whatever held when it was added', async () => {
    const { page, tell, asked, answer } = await stage();
    answer({ 'resource:contracts.loadRows': () => rows([contract(1, 1), contract(2, 2, { is_active: false }), contract(9, 2, { percent: 60 })]) });
    await tell('resource:contracts', { type: 'resource.refreshed', at: NOW });
    await settle();
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    expect(sent(asked).map(({ input }) => (input as { payload: { contract: unknown } }).payload.contract)).toEqual([9, 9, 9]);
  });

  it('sends nothing where the clinic has no contract any more: the row is in the form again, and says so', async () => {
    const { page, tell, asked, answer } = await stage();
    answer({ 'resource:contracts.loadRows': () => rows([contract(1, 1), contract(2, 2, { is_active: false })]) });
    await tell('resource:contracts', { type: 'resource.refreshed', at: NOW });
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    expect(sent(asked)).toEqual([]);
    expect(entries(page)).toHaveLength(2);
    expect(radio(page, 'دندان ۶، مولر اول، بالا راست').checked).toBe(true);
    expect(errors(page)).toEqual(['قرارداد فعال برای کلینیک "لبخند" یافت نشد']);
    // Nor does the form that would go along, which says the same of itself.
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    expect([sent(asked).length, entries(page).length]).toEqual([0, 2]);
    answer({ 'resource:contracts.loadRows': () => rows([contract(1, 1), contract(2, 2)]) });
    await tell('resource:contracts', { type: 'resource.refreshed', at: NOW });
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    expect(sent(asked)).toHaveLength(3);
  });

  it('keeps such a row in the list as long as something stands in the form half done, and says what that lacks', async () => {
    const { page, tell, asked, answer } = await stage();
    await type(field(page, 'شکایت اصلی'), 'درد شبانه');
    answer({ 'resource:contracts.loadRows': () => rows([contract(1, 1), contract(2, 2, { is_active: false })]) });
    await tell('resource:contracts', { type: 'resource.refreshed', at: NOW });
    await press(button(page, 'ثبت درمان‌ها (۳)'));
    await settle();
    expect([sent(asked).length, entries(page).length, field(page, 'شکایت اصلی').value]).toEqual([0, 3, 'درد شبانه']);
    expect([page.querySelector('dialog[open]'), errors(page).length > 0]).toEqual([null, true]);
  });

  it('counts the form that is complete where it asks before work is lost, as the button does', async () => {
    const { page } = await stage();
    await fillIn(page, 'دندان ۳، کانین (نیش)، بالا راست');
    expect(button(page, 'ثبت درمان‌ها (۴)')).toBeDefined();
    await press(button(page, 'بازگشت'));
    expect(textOf(page.querySelector('dialog[open]'))).toContain('۴ درمان ثبت‌نشده از بین می‌رود.');
  });

  it('takes a row back into the form, puts a removed one back, and asks before work is lost', async () => {
    const { page, visited } = await stage();
    await press(button(page, 'گزینه‌های کامپوزیت، دندان ۵ بالا راست'));
    await press(find(page, 'dialog button', 'حذف از لیست'));
    expect(entries(page)).toHaveLength(2);
    await press(button(page, 'بازگردانی'));
    expect(entries(page)).toHaveLength(3);
    await press(button(page, 'گزینه‌های کامپوزیت، دندان ۴ بالا راست'));
    await press(find(page, 'dialog button', 'ویرایش'));
    expect(entries(page)).toHaveLength(2);
    expect(radio(page, 'دندان ۴، پرمولر اول، بالا راست').checked).toBe(true);
    await press(button(page, 'بازگشت'));
    expect(textOf(page.querySelector('dialog[open]'))).toContain('۳ درمان ثبت‌نشده از بین می‌رود. خارج می‌شوید؟');
    await press(find(page, 'dialog button', 'خروج بدون ثبت'));
    await settle();
    expect(visited.at(-1)).toBe('/patients');
  });
});
