import { describe, expect, it } from 'vitest';
import { NOW, patient, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';
import { answers, appointment } from './booking.ts';

const rowsOf = (page: ParentNode) => [...page.querySelectorAll('main [data-past]')].map(textOf);
const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);
const pressIn = async (page: ParentNode, name: string) => {
  await press(button(page, name));
  await settle();
};
/** The sheet comes from its own part of the program. */
const openMessage = async (page: ParentNode) => {
  await press(find(page, 'dialog button', 'پیام یادآوری به بیمار'));
  await comes(() => expect(page.querySelector('dialog a[href^="sms:"]')).not.toBeNull());
};
const DAY = '/appointments?date=2026-11-20';
const calls = (asked: readonly { readonly port: string; readonly input: unknown }[], name: string) =>
  asked.filter(({ port }) => port === name).map(({ input }) => input);

describe('the appointments of a day', () => {
  it('stand by their time, each with name, kind, description and a twelve-hour clock', async () => {
    const { page } = await visit('/appointments', answers);
    expect(rowsOf(page)).toEqual([
      expect.stringMatching(/^۹:۰۰ ق\.ظ.*علی رضایی.*ادامه درمان.*جرم‌گیری/),
      expect.stringMatching(/^۴:۳۰ ب\.ظ.*سارا احمدی.*شروع درمان/),
      expect.stringMatching(/^۶:۰۰ ب\.ظ.*بیمار نامشخص.*شروع درمان/),
    ]);
    expect(page.querySelector('main [role="tab"][aria-selected="true"]')?.textContent).toBe('امروز');
  });

  it('dial the patient, and say where there is no number', async () => {
    const { page } = await visit(DAY, answers);
    expect(find(page, 'a', 'تماس با سارا احمدی').getAttribute('href')).toBe('tel:+989121234567');
    await pressIn(page, 'تماس با علی رضایی');
    expect(page.textContent).toContain('شماره تماسی برای علی رضایی ثبت نشده است.');
  });

  it('are none, on their way, or could not be had, and each is said', async () => {
    const empty = await visit('/appointments?date=2027-03-01', answers);
    expect(empty.page.textContent).toContain('نوبتی یافت نشد.');
    const add = textOf(empty.page.querySelector('[data-floating] button'));
    expect(empty.page.textContent).toContain(`یکی از ساعت‌های آزاد یا «${add}» را بزنید.`);
    const waiting = await visit(DAY, { 'resource:patients.loadRows': () => rows([]) });
    expect(waiting.page.textContent).toContain('در حال بارگذاری نوبت‌ها...');
    const failed = await visit(DAY, { ...answers, 'resource:appointments.loadRows': () => refused(400) });
    expect(failed.page.textContent).toContain('خطا در بارگذاری نوبت‌ها.');
    expect(failed.page.querySelector('[data-floating]')).toBeNull();
    failed.answer({ 'resource:appointments.loadRows': () => rows([appointment(1)]) });
    await pressIn(failed.page, 'تلاش دوباره');
    expect(failed.page.textContent).not.toContain('خطا در بارگذاری نوبت‌ها.');
    expect(failed.page.querySelector('[data-floating]')).not.toBeNull();
  });

  it('are those of whatever day was chosen, also of one that the Persian calendar does not have', async () => {
    const { page, tell } = await visit('/appointments', answers);
    for (const [day, name] of [
      ['9999-12-31', '۹۹۹۹-۱۲-۳۱'],
      ['0150-01-01', '۰۱۵۰-۰۱-۰۱'],
    ] as const) {
      await tell('appointments', { type: 'day.chosen', day, at: NOW });
      expect(page.textContent, day).toContain('نوبتی یافت نشد.');
      expect(textOf(find(page, 'main fieldset button[aria-pressed="true"]', name)), day).toContain(name);
    }
  });

  it('are marked where two begin less than a quarter of an hour apart', async () => {
    const close = rows([appointment(1), appointment(2, { appointment_time: '2026-11-20T16:40' }), appointment(3, { appointment_time: '2026-11-20T18:00' })]);
    const { page } = await visit(DAY, { ...answers, 'resource:appointments.loadRows': () => close });
    expect(rowsOf(page).map((row) => row.includes('کمتر از ۱۵ دقیقه'))).toEqual([true, true, false]);
  });

  it('are chosen by view, and the address says which; what it cannot mean is said', async () => {
    const { page, queries } = await visit('/appointments', answers);
    await press(find(page, '[role="tab"]', 'بازه زمانی'));
    expect(queries.at(-1)).toEqual({ from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string });
    const odd = await visit('/appointments?from=2026-12-20&to=2026-11-20', answers);
    expect(odd.page.textContent).toContain('روزهایی که در نشانی صفحه آمده بود درست نیست.');
    expect(odd.queries.at(-1)).toEqual({});
  });

  it('name a holiday and a Friday', async () => {
    const friday = await visit(DAY, answers);
    expect(friday.page.textContent).toContain('جمعه، تعطیل');
    const holiday = await visit('/appointments?date=2026-12-23', answers);
    expect(holiday.page.textContent).toContain('تعطیل رسمی: ولادت امام علی');
  });
});

describe('an appointment of the day', () => {
  it('is told to its patient, with the day, the time and nothing of what for', async () => {
    const { page } = await visit(DAY, answers);
    await pressIn(page, 'گزینه‌های سارا احمدی');
    await openMessage(page);
    const chat = find(page, 'dialog a', 'ارسال در واتساپ').getAttribute('href') ?? '';
    expect(chat).toMatch(/^https:\/\/wa\.me\/989121234567\?text=/);
    const said = decodeURIComponent(chat.slice(chat.indexOf('=') + 1));
    expect(said).toContain('جمعه ۲۹ آبان ۱۴۰۵، ساعت ۴:۳۰ ب.ظ');
    expect(find(page, 'dialog a', 'ارسال با پیامک').getAttribute('href')).toMatch(/^sms:\+989121234567\?&body=/);
  });

  it('is told, and filed, in the name that was typed for the head of papers where the account has none', async () => {
    const { page, app, asked } = await visit('/settings/letterhead', {
      ...answers,
      'resource:clinics.loadRows': () => rows([]),
      'appointments.saveEvent': () => ({}),
    });
    await type(field(page, 'نام دندانپزشک'), 'سارا محمدی');
    await pressIn(page, 'ذخیره');
    app.send({ type: 'route.go', to: DAY, replace: false });
    await settle();
    await pressIn(page, 'گزینه‌های سارا احمدی');
    await press(find(page, 'dialog button', 'فایل تقویم (ics)'));
    await settle();
    expect(calls(asked, 'appointments.saveEvent')).toMatchObject([{ title: 'نوبت دندانپزشکی، دکتر سارا محمدی' }]);
    await pressIn(page, 'گزینه‌های سارا احمدی');
    await openMessage(page);
    for (const way of ['ارسال در واتساپ', 'ارسال با پیامک'])
      expect(decodeURIComponent(find(page, 'dialog a', way).getAttribute('href') ?? '')).toContain('دکتر سارا محمدی');
  });

  it('is told where a message may not arrive', async () => {
    const { page } = await visit(DAY, { ...answers, 'resource:patients.loadRows': () => rows([patient(7, { phone: '02188776655' })]) });
    await pressIn(page, 'گزینه‌های سارا احمدی');
    await openMessage(page);
    expect(page.textContent).toContain('این شماره موبایل نیست؛ شاید پیام به آن نرسد.');
    expect(find(page, 'dialog a', 'ارسال با پیامک')).toBeDefined();
  });

  it('is sent to no number that is none, and can be handed on all the same', async () => {
    const { page } = await visit(DAY, { ...answers, 'resource:patients.loadRows': () => rows([patient(7, { phone: '0912123456' })]) });
    await pressIn(page, 'گزینه‌های سارا احمدی');
    await press(find(page, 'dialog button', 'پیام یادآوری به بیمار'));
    await comes(() => expect(page.querySelector('dialog[open]')?.textContent).toContain('این شماره موبایل نیست'));
    expect(page.querySelectorAll('dialog[open] a')).toHaveLength(0);
    expect(page.querySelectorAll('dialog[open] button').length).toBeGreaterThan(1);
  });

  it.each([
    ['shared', null],
    ['cancelled', null],
    ['copied', 'کپی شد.'],
    ['refused', 'مرورگر اجازه کپی نداد.'],
  ])('that was %s by the device says so where nobody could see it', async (how, said) => {
    const share = Object.getOwnPropertyDescriptor(navigator, 'share');
    // A browser that has a share sheet; what it does stands in the answer.
    Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.reject(new Error('not allowed')) });
    const { page, asked } = await visit(DAY, { ...answers, 'appointments.shareText': () => ({ how }) });
    await pressIn(page, 'گزینه‌های سارا احمدی');
    await openMessage(page);
    await pressIn(page, 'اشتراک‌گذاری');
    expect(calls(asked, 'appointments.shareText')).toEqual([{ text: expect.stringContaining('یادآوری نوبت دندانپزشکی شما: جمعه ۲۹ آبان ۱۴۰۵') }]);
    const told = [...page.querySelectorAll('dialog[open] [role="alert"], dialog[open] [role="status"]')].map(textOf).join('');
    expect(told).toBe(said ?? '');
    if (share) Object.defineProperty(navigator, 'share', share);
    else Reflect.deleteProperty(navigator, 'share');
  });

  it('becomes a file whose name tells nothing of the patient', async () => {
    const { page, asked } = await visit(DAY, { ...answers, 'appointments.saveEvent': () => ({}) });
    await pressIn(page, 'گزینه‌های سارا احمدی');
    await press(find(page, 'dialog button', 'فایل تقویم (ics)'));
    await settle();
    expect(calls(asked, 'appointments.saveEvent')).toMatchObject([{ name: 'appointment-1405-08-29-1630.ics' }]);
    expect(page.textContent).toContain('فایل تقویم ذخیره شد.');
  });

  it('is told to the patient as it stands when that is sent, and not at all once it is deleted', async () => {
    const { page, tell, answer } = await visit('/appointments', answers);
    await pressIn(page, 'گزینه‌های سارا احمدی');
    await openMessage(page);
    const told = async (all: readonly object[]) => {
      answer({ 'resource:appointments.loadRows': () => rows(all) });
      await tell('resource:appointments', { type: 'resource.refreshed', at: Date.now() });
      await settle();
      return textOf(page.querySelector('dialog[open]'));
    };
    expect(await told([appointment(1, { appointment_time: '2026-11-20T12:00' })])).toContain('۱۲:۰۰ ب.ظ');
    expect(await told([])).toContain('این نوبت دیگر در لیست نیست');
    expect(page.querySelector('dialog a[href^="sms:"]')).toBeNull();
  });

  it('that could not be moved says why in the words of the provider, and can be tried again', async () => {
    const far = '/appointments?date=2030-11-20';
    const later = { 'resource:appointments.loadRows': () => rows([appointment(1, { appointment_time: '2030-11-20T10:00' })]) };
    const { page, asked, answer } = await visit(far, {
      ...answers,
      ...later,
      'appointments.saveRecord': () => refused(400, { detail: 'این ساعت پر است.' }),
    });
    await pressIn(page, 'گزینه‌های سارا احمدی');
    await press(find(page, 'dialog button', 'جابه‌جایی نوبت'));
    await pressIn(page, 'انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ');
    expect(textOf(page.querySelector('main [role="alert"]'))).toContain('خطا در ویرایش نوبت: این ساعت پر است.');
    answer(answers);
    await pressIn(page, 'ارسال دوباره');
    expect(page.textContent).toMatch(/نوبت سارا احمدی به .*۱۱:۰۰ ق\.ظ منتقل شد/);
    expect(calls(asked, 'appointments.saveRecord')).toEqual(
      Array.from({ length: 2 }, () => ({ resource: 'appointments', id: 1, payload: { appointment_time: '2030-11-20T11:00' } })),
    );
  });
});
