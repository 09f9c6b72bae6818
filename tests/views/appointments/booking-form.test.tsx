import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { patient, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { field, find, press, settle, submit, type } from '../stand.tsx';
import { answers, appointment } from './booking.ts';

const FAR = '2030-11-20';
const DAY = `/appointments?date=${FAR}`;
const both = {
  ...answers,
  'resource:patients.loadRows': () => rows([patient(7), patient(8, { first_name: 'علی', last_name: 'رضایی' })]),
  'resource:appointments.loadRows': () => rows([appointment(1)]),
};
type Visit = Awaited<ReturnType<typeof visit>>;

const go = async ({ app }: Visit, to: string) => {
  app.send({ type: 'route.go', to, replace: false });
  await settle();
};
const tapGap = async (visited: Visit, time: string) => {
  await go(visited, DAY);
  await press(find(visited.page, 'button', `ثبت نوبت در ساعت ${time}`));
  await settle();
};
const choose = async (page: ParentNode, name: string) => {
  await press(find(page, 'main button[aria-haspopup="dialog"]', ''));
  await press(find(page, '[role="option"]', name));
  await settle();
};
const notes = (page: ParentNode) => field(page, 'توضیحات');
/** By somebody who stands on it. */
const pressOn = async (button: HTMLElement) => {
  button.focus();
  await press(button);
};
const leave = async (box: HTMLElement) => {
  await act(async () => {
    box.focus();
    box.blur();
  });
  await settle();
};

describe('a booking that was begun', () => {
  it('shows nothing of itself in the next gap that is tapped, is offered there, and comes back as it was', async () => {
    const visited = await visit(DAY, both);
    const { page } = visited;
    await tapGap(visited, '۱۰:۰۰ ق.ظ');
    await choose(page, 'سارا احمدی');
    await type(notes(page), 'درد شدید');
    await tapGap(visited, '۱۱:۰۰ ق.ظ');
    expect(field(page, 'ساعت').value).toBe('۱۱:۰۰');
    expect(notes(page).value).toBe('');
    expect(visited.visited.at(-1)).toBe('/new-appointment?draft=2');
    const strip = page.querySelector('section[aria-label*="نیمه‌کاره"]');
    expect(textOf(strip)).toContain('سارا احمدی، چهارشنبه ۲۹ آبان ۱۴۰۹، ۱۰:۰۰ ق.ظ');
    await press(find(page, 'button', 'ادامه'));
    await settle();
    expect([field(page, 'ساعت').value, notes(page).value]).toEqual(['۱۰:۰۰', 'درد شدید']);
    // Its own gap leads to it without a word, as an address does that names none.
    await tapGap(visited, '۱۰:۰۰ ق.ظ');
    expect(notes(page).value).toBe('درد شدید');
    await go(visited, '/patients');
    await go(visited, '/new-appointment');
    expect(notes(page).value).toBe('درد شدید');
  });

  it('has as many forms as were begun, each saved by itself', async () => {
    const visited = await visit(DAY, both);
    const { page, asked } = visited;
    for (const [time, text] of [
      ['۱۰:۰۰ ق.ظ', 'یکم'],
      ['۱۱:۰۰ ق.ظ', 'دوم'],
      ['۱۲:۰۰ ب.ظ', 'سوم'],
    ] as const) {
      await tapGap(visited, time);
      await type(notes(page), text);
    }
    expect(visited.visited.at(-1)).toBe('/new-appointment?draft=3');
    await choose(page, 'علی رضایی');
    await submit(page);
    await settle();
    expect(asked.filter(({ port }) => port === 'appointmentForm.saveRecord').map(({ input }) => input)).toMatchObject([
      { payload: { patient: 8, appointment_time: `${FAR}T12:00`, description: 'سوم' } },
    ]);
    await tapGap(visited, '۱۱:۰۰ ق.ظ');
    expect(notes(page).value).toBe('دوم');
  });
});

describe('the day of a booking', () => {
  it('says that it is an official holiday, and asks nothing for it', async () => {
    const { page } = await visit('/new-appointment', both);
    const card = () => textOf(field(page, 'تاریخ').closest('section, fieldset, div:has(> label)'));
    await type(field(page, 'تاریخ'), '1405/11/04');
    expect(card()).toContain('یکشنبه ۴ بهمن ۱۴۰۵، تعطیل رسمی: نیمه شعبان');
    expect(page.querySelector('[data-tone="warning"]')).toBeNull();
    await type(field(page, 'تاریخ'), '1405/11/05');
    expect(card()).toContain('دوشنبه ۵ بهمن ۱۴۰۵');
    expect(card()).not.toContain('تعطیل');
  });
});

describe('what was written for a patient', () => {
  it('goes aside with them when another is chosen, is offered to that one, and comes back with the first', async () => {
    const { page } = await visit('/new-appointment', both);
    await type(notes(page), 'درد شدید');
    await choose(page, 'سارا احمدی');
    expect(notes(page).value).toBe('درد شدید');
    await choose(page, 'علی رضایی');
    expect(notes(page).value).toBe('');
    expect(page.textContent).toContain('برای سارا احمدی نوشته بودید: «درد شدید»');
    await type(notes(page), 'معاینه');
    await choose(page, 'سارا احمدی');
    expect(notes(page).value).toBe('درد شدید');
    await pressOn(find(page, 'button', 'برای این بیمار هم نوشته شود'));
    expect(document.activeElement).toBe(notes(page));
    expect(notes(page).value).toBe('درد شدید\nمعاینه');
    expect(page.textContent).not.toContain('نوشته بودید');
    // It was written here as well, and stays the other's.
    await choose(page, 'علی رضایی');
    expect(notes(page).value).toBe('معاینه');
    await choose(page, 'سارا احمدی');
    expect(notes(page).value).toBe('درد شدید\nمعاینه');
  });

  it('is the own of a stored appointment, whoever it turns out to be for', async () => {
    const { page } = await visit('/edit-appointment/1', { ...both, 'appointmentForm.loadRecord': () => appointment(1, { description: 'جرم‌گیری' }) });
    await choose(page, 'علی رضایی');
    expect(notes(page).value).toBe('جرم‌گیری');
  });

  it('is the own of one that is stored without a patient, too', async () => {
    const stored = appointment(1, { patient: null, description: 'جرم‌گیری' });
    const { page, asked } = await visit('/edit-appointment/1', { ...both, 'appointmentForm.loadRecord': () => stored });
    await choose(page, 'سارا احمدی');
    await choose(page, 'علی رضایی');
    expect(notes(page).value).toBe('جرم‌گیری');
    await submit(page);
    await settle();
    expect(asked.filter(({ port }) => port === 'appointmentForm.saveRecord').map(({ input }) => input)).toMatchObject([{ payload: { patient: 8 } }]);
  });
});

describe('the kind of a new appointment', () => {
  const marked = (page: ParentNode) => textOf(page.querySelector('[role="radiogroup"] [data-preset="true"]'));

  it('was chosen by nobody, and says so until it is touched, be it only to agree', async () => {
    const { page } = await visit('/new-appointment', both);
    expect(marked(page)).toBe('شروع درمان پیش‌فرض');
    await press(find(page, '[role="radiogroup"] label', 'شروع درمان'));
    expect(marked(page)).toBe('');
    expect(find(page, '[role="radiogroup"] label', 'شروع درمان').querySelector('input')?.checked).toBe(true);
  });

  it('is no default once it is stored', async () => {
    const { page } = await visit('/edit-appointment/1', both);
    expect(find(page, '[role="radiogroup"] label', 'شروع درمان').querySelector('input')?.checked).toBe(true);
    expect(marked(page)).toBe('');
  });
});

describe('the kind of an appointment that was stored without one', () => {
  it('is none in the form, is sent once one is chosen, and is left alone otherwise', async () => {
    const stored = { ...both, 'appointmentForm.loadRecord': () => appointment(1, { is_new_treatment: null }) };
    const sent = ({ asked }: Visit) =>
      asked.filter(({ port }) => port === 'appointmentForm.saveRecord').map(({ input }) => (input as { payload: object }).payload);
    const chosen = await visit('/edit-appointment/1', stored);
    expect(chosen.page.querySelectorAll('[role="radiogroup"] input:checked')).toHaveLength(0);
    await press(find(chosen.page, '[role="radiogroup"] label', 'شروع درمان'));
    await submit(chosen.page);
    await settle();
    expect(sent(chosen)).toEqual([{ is_new_treatment: true }]);
    const left = await visit('/edit-appointment/1', stored);
    await type(notes(left.page), 'معاینه');
    await submit(left.page);
    await settle();
    expect(sent(left)).toEqual([{ description: 'معاینه' }]);
  });
});

describe('the time of a booking', () => {
  it('that is an unusual one is said at its field once it was left, with what was meant', async () => {
    const { page } = await visit('/new-appointment', both);
    await type(field(page, 'تاریخ'), '1409/08/29');
    await type(field(page, 'ساعت'), '4');
    expect(page.textContent).not.toContain('ساعت‌های معمول');
    await leave(field(page, 'ساعت'));
    expect(page.textContent).toContain('ساعت ۴:۰۰ ق.ظ بیرون از ساعت‌های معمول این روز است (۹:۰۰ ق.ظ تا ۹:۰۰ ب.ظ).');
    await pressOn(find(page, 'button', 'منظور ۴:۰۰ ب.ظ بود'));
    expect(document.activeElement).toBe(field(page, 'ساعت'));
    expect(field(page, 'ساعت').value).toBe('۱۶:۰۰');
    expect(page.textContent).not.toContain('ساعت‌های معمول');
  });

  it('that is an unusual one of a stored appointment is said once it was changed, and not before', async () => {
    const { page } = await visit('/edit-appointment/1', { ...both, 'appointmentForm.loadRecord': () => appointment(1, { appointment_time: `${FAR}T21:00` }) });
    expect(page.textContent).not.toContain('ساعت‌های معمول');
    await type(field(page, 'ساعت'), '22');
    await leave(field(page, 'ساعت'));
    expect(page.textContent).toContain('ساعت ۱۰:۰۰ ب.ظ بیرون از ساعت‌های معمول این روز است');
    await type(field(page, 'ساعت'), '21');
    await leave(field(page, 'ساعت'));
    expect(page.textContent).not.toContain('ساعت‌های معمول');
  });

  it('is not said to be free where the other appointments are on their way, or could not be read', async () => {
    const waiting = await visit('/new-appointment', { ...both, 'resource:appointments.loadRows': () => new Promise(() => {}) });
    expect(waiting.page.textContent).not.toContain('نوبت‌های دیگر هنوز نرسیده است');
    await type(field(waiting.page, 'ساعت'), '11');
    expect(waiting.page.textContent).toContain('نوبت‌های دیگر هنوز نرسیده است');
    const failed = await visit('/new-appointment', { ...both, 'resource:appointments.loadRows': () => refused(400) });
    expect(textOf(failed.page.querySelector('main [role="alert"]'))).toContain('نزدیکی به نوبت‌های دیگر و ساعت‌های معمول بررسی نشد.');
    failed.answer(both);
    await press(find(failed.page, 'button', 'تلاش دوباره'));
    await settle();
    expect(failed.page.textContent).not.toContain('بررسی نشد');
  });

  it('that the patient has already is asked about in an edit, too', async () => {
    const { page, asked } = await visit('/edit-appointment/1', {
      ...both,
      'appointmentForm.loadRecord': () => appointment(1, { appointment_time: `${FAR}T16:30` }),
      'appointmentForm.findAlike': ({ payload }: { payload: { patient?: number; appointment_time?: string } }) => ({
        rows: payload.patient === 7 && payload.appointment_time === `${FAR}T11:00` ? [appointment(5, { appointment_time: `${FAR}T11:00` })] : [],
      }),
    });
    await type(field(page, 'ساعت'), '11');
    await submit(page);
    await settle();
    expect(textOf(page.querySelector('[role="alertdialog"]'))).toContain('همین بیمار در همین روز و ساعت نوبت دارد.');
    expect(asked.filter(({ port }) => port === 'appointmentForm.saveRecord')).toEqual([]);
  });
});
