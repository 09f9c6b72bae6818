import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { InstallmentCheck } from '../../../src/schema/installments/installment.ts';
import { Note } from '../../../src/views/installments/due/due-note.tsx';
import { liveSource } from '../../../src/views/kit/actor-source.ts';
import { ActorsProvider } from '../../../src/views/kit/actors.tsx';
import { type Answers, refused, rows, textOf } from '../patients/practice.tsx';
import { comes, find, press, settle, show } from '../stand.tsx';
import { cheque, PLANS, plan, split, twoPayers } from './practice.tsx';

const DUE = '/due-cheques';
const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);
const box = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'main li button', `وصول شد: ${name}`);
const lines = (page: ParentNode) => [...page.querySelectorAll('main ul li')].map(textOf);

/** Two patients: one cheque of each is overdue, one is due today, one in a week, one later, and one was paid. */
const practice: Answers = {
  ...twoPayers,
  'resource:installmentChecks.loadRows': () =>
    rows([
      cheque(1, { due_date: '2026-11-20' }),
      cheque(2, { due_date: '2026-11-01', installment: 32, amount: 5_000_000 }),
      cheque(3, { due_date: '2026-11-27' }),
      cheque(4, { due_date: '2026-11-28' }),
      cheque(5, { due_date: '2026-10-01', is_paid: true }),
      cheque(6, { due_date: '2026-11-19', check_owner_name: 'پدر سارا' }),
    ]),
  'chequeMarks.saveMark': ({ mark }: { readonly mark: { readonly id: number; readonly is_paid: boolean } }) => ({
    ...cheque(mark.id, { due_date: '2026-11-01', installment: 32, amount: 5_000_000, is_paid: mark.is_paid }),
    readAt: Date.now(),
  }),
};

describe('the cheques of all patients that are due', () => {
  it('say who, how much and how late, the oldest first', async () => {
    const { page } = await split(DUE, practice);
    expect(lines(page)).toEqual([
      expect.stringMatching(/^رضا کریمی۵٬۰۰۰٬۰۰۰.*۱۹ روز گذشته.*۱۴۰۵\/۰۸\/۱۰.*صاحب چک: سارا احمدی/),
      expect.stringMatching(/^سارا احمدی۴۰۰٬۰۰۰.*۱ روز گذشته.*صاحب چک: پدر سارا/),
      expect.stringMatching(/^سارا احمدی.*سررسید امروز/),
      expect.stringMatching(/^سارا احمدی.*۷ روز مانده/),
    ]);
    // Each fact by itself: two numbers beside each other would be read as one.
    const facts = find(page, 'main li a', 'رضا کریمی').querySelectorAll(':scope > span > span:last-child > span');
    expect([...facts].map(textOf)).toEqual(['۱۹ روز گذشته', '۱۴۰۵/۰۸/۱۰', 'صاحب چک: سارا احمدی']);
    expect(textOf(page)).toContain('۲ چک سررسیدگذشته۵٬۴۰۰٬۰۰۰ تومان');
    // In the same numbers as at home.
    expect(textOf(page)).toContain('۱ چک امروز۴۰۰٬۰۰۰ تومان');
    expect(textOf(page)).toContain('۱ چک تا ۷ روز آینده۴۰۰٬۰۰۰ تومان');
    expect(find<HTMLAnchorElement>(page, 'main li a', 'رضا کریمی').getAttribute('href')).toBe('/patient/8/installments');
  });

  it('call whoever has a number, and say on a tap whose is not there', async () => {
    const { page } = await split(DUE, practice);
    const calls = [...page.querySelectorAll('main li a[href^="tel:"]')].map((each) => each.getAttribute('aria-label'));
    expect(calls).toEqual(['تماس با سارا احمدی', 'تماس با سارا احمدی', 'تماس با سارا احمدی']);
    await press(find(page, 'main li button', 'تماس با رضا کریمی'));
    expect(textOf(page)).toContain('شماره تماسی برای رضا کریمی ثبت نشده است.');
  });

  it('are marked as paid where they stand, and stay there for a slip to be turned round', async () => {
    const { page } = await split(DUE, practice);
    const box = () => find<HTMLButtonElement>(page, 'main li button', 'وصول شد: رضا کریمی');
    await press(box());
    await settle();
    expect([box().getAttribute('aria-pressed'), lines(page)[0]?.includes('وصول‌شده')]).toEqual(['true', true]);
    expect(textOf(page)).toContain('چک ۱۴۰۵/۰۸/۱۰ از رضا کریمی وصول شد. برای کم شدن بدهی، پرداخت آن را هم ثبت کنید.');
    expect(textOf(page)).toContain('۱ چک سررسیدگذشته۴۰۰٬۰۰۰ تومان');
    await press(button(page, 'بازگردانی'));
    await settle();
    expect(box().getAttribute('aria-pressed')).toBe('false');
  });

  it.each(['installments', 'patients'])('are nobody’s only once all is read that says whose they are: %s on their way', async (list) => {
    const { page } = await split(DUE, { ...practice, [`resource:${list}.loadRows`]: () => new Promise(() => {}) });
    expect(lines(page)[0]).toMatch(/^در حال خواندن نام/);
    // A line that goes again when it turns out to be the patient's own cheque would move every row below it.
    expect(lines(page)[0]).not.toContain('صاحب چک');
    await press(find(page, 'main li button', 'تماس با بیمار'));
    expect(textOf(page)).toContain('نام و شماره بیماران هنوز نرسیده است. کمی بعد دوباره بزنید.');
    await press(find(page, 'main li button', 'وصول شد: چک'));
    await settle();
    expect(textOf(page)).toContain('چک ۱۴۰۵/۰۸/۱۰ وصول شد.');
  });

  it.each([
    [['installments'], 'طرح‌های اقساط'],
    [['patients'], 'بیماران'],
    [['patients', 'installments'], 'بیماران و طرح‌های اقساط'],
  ])('are not said to be nobody’s where that could not be read, and nothing else is said to be so: %s refused', async (lists, names) => {
    const { page } = await split(DUE, { ...practice, ...Object.fromEntries(lists.map((list) => [`resource:${list}.loadRows`, () => refused(403)])) });
    expect(lines(page)[0]).toMatch(/^نام خوانده نشد.*صاحب چک: سارا احمدی/);
    const said = [...page.querySelectorAll('main [role="alert"] p')].map(textOf);
    expect(said).toEqual([expect.stringMatching(new RegExp(`^لیست ${names} بارگذاری نشد\\. `))]);
    await press(find(page, 'main li button', 'تماس با بیمار'));
    expect(textOf(page)).toContain('شماره این بیمار خوانده نشد.');
  });

  it('are of somebody unknown where nobody has such a plan', async () => {
    const { page } = await split(DUE, { ...practice, 'resource:installments.loadRows': () => rows([plan(31)]) });
    expect(lines(page)[0]).toMatch(/^بیمار نامشخص.*صاحب چک: سارا احمدی/);
    expect(textOf(page)).not.toContain('بارگذاری نشد');
  });

  it('are due as well where a provider keeps them in part, and those of which nobody knows whether they were paid are said to be so', async () => {
    const bare = { id: 2, amount: 5_000_000, due_date: '2026-11-01', installment: 32 };
    const { page } = await split(DUE, { ...practice, 'resource:installmentChecks.loadRows': () => rows([bare]) });
    expect(lines(page)[0]).toMatch(/^رضا کریمی۵٬۰۰۰٬۰۰۰.*۱۹ روز گذشته.*وصول نامشخص$/);
    const box = () => find(page, 'main li button', 'وصول شد: رضا کریمی، چک، ۵٬۰۰۰٬۰۰۰ تومان');
    expect(box().getAttribute('aria-pressed')).toBe('mixed');
    await press(box());
    await settle();
    expect([lines(page)[0]?.includes('نامشخص'), textOf(page).includes('چک ۱۴۰۵/۰۸/۱۰ از رضا کریمی وصول شد.')]).toEqual([false, true]);
  });

  it('are not said to be none where they could not be loaded', async () => {
    const { page } = await split(DUE, { ...practice, 'resource:installmentChecks.loadRows': () => ({ _tag: 'Timeout' }) });
    expect(textOf(page)).toContain('چک‌های سررسید بارگذاری نشد.');
    expect(textOf(page)).not.toContain('سررسید هیچ چکی نگذشته است.');
  });

  it('are said to be none where none is', async () => {
    const { page } = await split(DUE, { ...practice, 'resource:installmentChecks.loadRows': () => rows([cheque(4, { due_date: '2026-11-28' })]) });
    expect(textOf(page)).toContain('سررسید هیچ چکی نگذشته است.');
  });
});

describe('a mark', () => {
  it('stays on the keyboard’s place while it is taken back', async () => {
    const { page, answer } = await split(DUE, practice);
    await press(box(page, 'رضا کریمی'));
    await settle();
    let store = () => {};
    answer({
      ...practice,
      'chequeMarks.saveMark': () =>
        new Promise((resolve) => (store = () => resolve(cheque(2, { due_date: '2026-11-10', installment: 32, is_paid: false })))) as never,
    });
    const undo = button(page, 'بازگردانی');
    undo.focus();
    await press(undo);
    await settle();
    expect([textOf(page).includes('چک ۱۴۰۵/۰۸/۱۰ از رضا کریمی در حال ثبت'), document.activeElement === undo]).toEqual([true, true]);
    store();
    await settle();
    expect([textOf(page).includes('چک ۱۴۰۵/۰۸/۱۰ از رضا کریمی دوباره وصول‌نشده است.'), document.activeElement === undo]).toEqual([true, true]);
  });
});

describe('a mark that fails', () => {
  const refusing = { 'chequeMarks.saveMark': () => refused(400, { detail: 'اکنون نمی‌شود.' }) };
  const TODAYS = 'سارا احمدی، چک \u2066۰۰۰۰\u00a0۰۰۰۰\u00a0۰۰۰۰\u00a0۰۰۰۱';

  it('lets be seen what waits behind it', async () => {
    const { page } = await split(DUE, { ...practice, ...refusing });
    await press(box(page, 'رضا کریمی'));
    await settle();
    await press(box(page, TODAYS));
    expect(textOf(page)).toContain('وضعیت چک ۱۴۰۵/۰۸/۱۰ از رضا کریمی تغییر نکرد. اکنون نمی‌شود. ۱ تغییر دیگر منتظر همین تغییر است.');
    expect([box(page, TODAYS).getAttribute('aria-busy'), box(page, 'رضا کریمی').getAttribute('aria-busy')]).toEqual(['true', null]);
  });

  it('is tried again by the same tap, before what waits behind it', async () => {
    const { page, asked, answer } = await split(DUE, { ...practice, ...refusing });
    await press(box(page, 'رضا کریمی'));
    await settle();
    answer(practice);
    await press(box(page, 'رضا کریمی'));
    await settle();
    expect(asked.filter(({ port }) => port === 'chequeMarks.saveMark')).toHaveLength(2);
    expect(textOf(page)).toContain('چک ۱۴۰۵/۰۸/۱۰ از رضا کریمی وصول شد.');
  });

  it('calls back whoever left by the name of the cheque, and loses nothing of what waits', async () => {
    let refuse = (_: object) => {};
    const { page, asked, answer, app } = await split(DUE, {
      ...practice,
      'chequeMarks.saveMark': () => new Promise((_, reject) => (refuse = reject)) as never,
    });
    await press(box(page, 'رضا کریمی'));
    await press(box(page, TODAYS));
    await act(async () => app.send({ type: 'route.go', to: '/', replace: false }));
    await settle();
    refuse(refused(400, { detail: 'اکنون نمی‌شود.' }));
    await settle();
    expect(textOf(page)).toContain('وضعیت چک ۱۴۰۵/۰۸/۱۰ از رضا کریمی تغییر نکرد. ۱ تغییر دیگر منتظر همین تغییر است.');
    answer(practice);
    await comes(() => expect(find(page, '[role="alert"] a', 'دیدن')).toBeTruthy());
    await press(find(page, '[role="alert"] a', 'دیدن'));
    await settle();
    expect(textOf(page)).toContain('اکنون نمی‌شود.');
    await press(button(page, 'تلاش دوباره'));
    await settle();
    expect(asked.filter(({ port }) => port === 'chequeMarks.saveMark').map(({ input }) => (input as { mark: { id: number } }).mark.id)).toEqual([2, 2, 1]);
  });

  it('leaves the keyboard on the page where its button goes: one that was let be, one that was taken back', async () => {
    const { page, answer } = await split(DUE, { ...practice, ...refusing });
    const leave = async (name: string) => {
      button(page, name).focus();
      await press(button(page, name));
      await settle();
      expect(document.activeElement).not.toBe(document.body);
    };
    await press(box(page, 'رضا کریمی'));
    await settle();
    await leave('انصراف از تغییر');
    answer(practice);
    await press(box(page, 'رضا کریمی'));
    await settle();
    await leave('بازگردانی');
  });

  /** The answer was lost, and the provider has it now as another desk left it. */
  const lostThen = async (facts: Partial<InstallmentCheck>) => {
    const visit = await split(DUE, {
      ...practice,
      'chequeMarks.saveMark': () => ({ _tag: 'Timeout' }),
      'chequeMarks.loadCheque': () => ({ ...cheque(2, { due_date: '2026-11-10', installment: 32, ...facts }), readAt: 0 }),
    });
    await press(box(visit.page, 'رضا کریمی'));
    await settle();
    await visit.wait(12_000);
    return visit;
  };

  it('leaves what the provider said of the cheque on the screen, where only its answer was lost', async () => {
    const { page } = await lostThen({ is_paid: false });
    expect(textOf(page)).toContain('وضعیت چک ۱۴۰۵/۰۸/۱۰ از رضا کریمی تغییر نکرد.');
    expect(lines(page)[0]).toMatch(/^رضا کریمی.*۱۰ روز گذشته۱۴۰۵\/۰۸\/۱۹/);
  });

  it('keeps back what waited behind it until a person sends it, where that was long ago', async () => {
    const { page, asked, wait } = await split(DUE, {
      ...practice,
      'chequeMarks.saveMark': ({ mark }: { readonly mark: { readonly id: number } }) =>
        mark.id === 2 ? { _tag: 'UnknownOutcome', ageMillis: 864_000_000 } : cheque(mark.id, { is_paid: true }),
      'chequeMarks.loadCheque': () => ({ ...cheque(2, { due_date: '2026-11-10', installment: 32, is_paid: true }), readAt: 8e12 }),
    });
    const saved = () => asked.filter(({ port }) => port === 'chequeMarks.saveMark').map(({ input }) => (input as { mark: { id: number } }).mark.id);
    await press(box(page, 'رضا کریمی'));
    await press(box(page, TODAYS));
    await settle();
    await wait(12_000);
    expect([textOf(page).includes('مانده و فرستاده نشده است. پیش از ارسال ببینید هنوز درست است یا نه.'), saved()]).toEqual([true, [2]]);
    await press(button(page, 'ارسال'));
    await settle();
    expect(saved()).toEqual([2, 1]);
  });

  it('is not said to have failed where the provider does not say whether the cheque is paid', async () => {
    const { page } = await lostThen({ is_paid: null });
    expect(textOf(page)).toContain('معلوم نیست وضعیت چک ۱۴۰۵/۰۸/۱۰ از رضا کریمی تغییر کرده باشد.');
    expect(button(page, 'بررسی دوباره')).toBeDefined();
  });

  it('for want of a network says when that is back, and waits for a word', async () => {
    const { page, app, asked } = await split(DUE, { ...practice, 'chequeMarks.saveMark': () => ({ _tag: 'Offline' }) });
    await act(async () => app.send({ type: 'network.changed', online: false }));
    await press(box(page, 'رضا کریمی'));
    await settle();
    expect(textOf(page)).toContain('تغییر نکرد. اتصال اینترنت برقرار نیست.');
    await act(async () => app.send({ type: 'network.changed', online: true }));
    expect(textOf(page)).toContain('تغییر نکرد. اتصال برقرار شد.');
    expect(asked.filter(({ port }) => port === 'chequeMarks.saveMark')).toHaveLength(1);
  });

  it('of a cheque that is no more is not tried again', async () => {
    const { page } = await split(DUE, { ...practice, 'chequeMarks.saveMark': () => refused(404) });
    await press(box(page, 'رضا کریمی'));
    await settle();
    expect(textOf(page)).toContain('چک ۱۴۰۵/۰۸/۱۰ از رضا کریمی دیگر در سرور نیست و از لیست برداشته شد.');
    expect(lines(page)).toHaveLength(3);
    expect([...page.querySelectorAll('button')].map(textOf)).not.toContain('تلاش دوباره');
  });
});

describe('the entry at home', () => {
  const note = async (answers: Answers) => {
    const { app, wait } = await split(PLANS, answers);
    const shown = await show(
      <ActorsProvider source={liveSource(app)}>
        <Note />
      </ActorsProvider>,
    );
    await wait(0);
    return textOf(shown);
  };

  it('counts what is overdue, due today and due soon of all patients', async () => {
    expect(await note(practice)).toBe('۴ چک: ۲ گذشته، ۱ امروز، ۱ چک تا ۷ روز آینده۴');
  });

  it('says that none is due where that is so, and nothing where it is not known', async () => {
    expect(await note({ ...practice, 'resource:installmentChecks.loadRows': () => rows([]) })).toBe('تا ۷ روز آینده چکی نیست');
    expect(await note({ ...practice, 'resource:installmentChecks.loadRows': () => ({ _tag: 'Timeout' }) })).toBe('');
  });

  it('counts what could be read, and says that some could not', async () => {
    const some = () => rows([cheque(2, { due_date: '2026-11-01' })], 1);
    expect(await note({ ...practice, 'resource:installmentChecks.loadRows': some })).toContain('۱ گذشته و بعضی خوانده نشد');
    expect(await note({ ...practice, 'resource:installmentChecks.loadRows': () => rows([], 1) })).toBe('بعضی چک‌ها خوانده نشد');
  });
});
