import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { find, press, settle } from '../stand.tsx';
import { answers, appointment } from './booking.ts';

const FAR = '2030-11-20';
const DAY = `/appointments?date=${FAR}`;
const expected: Answers = {
  ...answers,
  'resource:appointments.loadRows': () =>
    rows([appointment(1, { appointment_time: `${FAR}T10:15` }), appointment(2, { appointment_time: `${FAR}T14:00`, patient: 8 })]),
};
const pressIn = async (page: ParentNode, name: string, kind = 'button') => {
  await press(find<HTMLButtonElement>(page, kind, name));
  await settle();
};
const pickUp = async (page: ParentNode, name: string) => {
  await pressIn(page, `گزینه‌های ${name}`);
  await pressIn(page, 'جابه‌جایی نوبت', 'dialog button');
};
/** The clock that the page reads stands a minute later meanwhile. */
const aMinuteLater = async (does: () => Promise<void>) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await does();
  vi.restoreAllMocks();
};
const here = (page: ParentNode) => find<HTMLButtonElement>(page, 'button', 'انتقال نوبت به ساعت');

describe('an appointment that is picked up', () => {
  it('from a range leads to its day, where its own place is free as well', async () => {
    const { page, queries } = await visit(`/appointments?from=2030-11-01&to=2030-12-01`, expected);
    await pickUp(page, 'سارا احمدی');
    expect(queries.at(-1)).toEqual({ date: FAR });
    expect(here(page)).toBeDefined();
    // A quarter of an hour later is in reach, although it lies within the visit itself.
    expect(find<HTMLButtonElement>(page, 'button', 'انتقال نوبت به ساعت ۱۰:۳۰ ق.ظ').disabled).toBe(false);
    await pressIn(page, 'بازه زمانی', '[role="tab"]');
    expect(page.textContent).toContain('ساعت‌های آزاد در صفحه یک روز دیده می‌شود.');
    await pressIn(page, 'نمایش روز نوبت');
    expect(here(page)).toBeDefined();
  });

  it('is put down with Escape', async () => {
    const { page } = await visit(DAY, expected);
    await pickUp(page, 'سارا احمدی');
    await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    await settle();
    expect(page.textContent).not.toContain('انصراف از جابه‌جایی');
  });

  it('leaves the keyboard in its strip once it was put somewhere, and keeps the others where they are until that is known', async () => {
    const { page } = await visit(DAY, { ...expected, 'appointments.saveRecord': () => new Promise(() => {}) });
    await pickUp(page, 'سارا احمدی');
    here(page).focus();
    await pressIn(page, 'انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('جابه‌جایی نوبت');
    await pressIn(page, 'گزینه‌های علی رضایی');
    expect(find<HTMLButtonElement>(page, 'dialog button', 'جابه‌جایی نوبت').disabled).toBe(true);
  });

  it('books nothing with the second press of two, which falls on what slid under the hand meanwhile', async () => {
    const { page, visited } = await visit(DAY, { ...expected, 'appointments.saveRecord': () => new Promise(() => {}) });
    const pressAt = (name: string, timeStamp: number) =>
      act(async () =>
        find(page, 'main button', name).dispatchEvent(Object.defineProperty(new MouseEvent('click', { bubbles: true }), 'timeStamp', { value: timeStamp })),
      );
    await pickUp(page, 'سارا احمدی');
    const placed = performance.now();
    await pressAt('انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ', placed);
    await pressAt('ثبت نوبت در ساعت', placed + 450);
    await settle();
    expect(visited.at(-1)).not.toContain('/new-appointment');
    await pressAt('ثبت نوبت در ساعت', placed + 550);
    await settle();
    expect(visited.at(-1)).toContain('/new-appointment');
  });

  it('and is gone meanwhile is said to be, and nothing is offered to be sent', async () => {
    const { page } = await visit(DAY, { ...expected, 'appointments.saveRecord': () => refused(404) });
    await pickUp(page, 'سارا احمدی');
    await pressIn(page, 'انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ');
    expect(page.textContent).toContain('این نوبت دیگر در سرور نیست');
    expect(page.textContent).not.toContain('ارسال دوباره');
    expect(page.querySelectorAll('main [data-past]')).toHaveLength(1);
  });
});

describe('a move whose answer was lost', () => {
  it('says where somebody else has put the appointment meanwhile, and sends nothing over it', async () => {
    const { page, wait } = await visit(DAY, {
      ...expected,
      'appointments.saveRecord': () => ({ _tag: 'Unavailable', status: 500 }),
      'appointments.loadRecord': () => appointment(1, { appointment_time: `${FAR}T15:00` }),
    });
    await pickUp(page, 'سارا احمدی');
    await pressIn(page, 'انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ');
    await wait(0);
    expect(page.textContent).toContain('اکنون در چهارشنبه ۲۹ آبان ۱۴۰۹، ساعت ۳:۰۰ ب.ظ است');
    expect(page.textContent).not.toContain('ارسال دوباره');
    expect(textOf([...page.querySelectorAll('main [data-past]')].at(-1) ?? null)).toContain('۳:۰۰');
  });
});

describe('a deleted appointment', () => {
  it('has the list read again', async () => {
    const { page, asked } = await visit(DAY, { ...expected, 'removal.removeRow': () => ({}) });
    const reads = () => asked.filter(({ port }) => port === 'resource:appointments.loadRows').length;
    const before = reads();
    await pressIn(page, 'گزینه‌های سارا احمدی');
    await pressIn(page, 'حذف', 'dialog button');
    await pressIn(page, 'بله، حذف شود');
    expect(reads()).toBe(before + 1);
  });
});

describe('what another desk did meanwhile', () => {
  const elsewhere = () => rows([appointment(1, { appointment_time: `${FAR}T15:00` }), appointment(2, { appointment_time: `${FAR}T14:00`, patient: 8 })]);

  it('is said of an appointment that was moved here, and not undone unseen', async () => {
    const { page, tell, answer } = await visit(DAY, expected);
    await pickUp(page, 'سارا احمدی');
    await pressIn(page, 'انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ');
    expect(find(page, 'button', 'برگرداندن')).toBeDefined();
    answer({ 'resource:appointments.loadRows': elsewhere });
    await tell('resource:appointments', { type: 'resource.refreshed', at: Date.now() });
    await settle();
    expect(page.textContent).toContain('اکنون در چهارشنبه ۲۹ آبان ۱۴۰۹، ساعت ۳:۰۰ ب.ظ است');
    expect([...page.querySelectorAll('button')].map(textOf)).not.toContain('برگرداندن');
  });

  it('keeps a move that failed from being sent over it', async () => {
    const { page, tell, answer } = await visit(DAY, { ...expected, 'appointments.saveRecord': () => refused(400, { detail: 'این ساعت پر است.' }) });
    await pickUp(page, 'سارا احمدی');
    await pressIn(page, 'انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ');
    expect(page.textContent).toContain('(نوبت سارا احمدی، به چهارشنبه ۲۹ آبان ۱۴۰۹، ساعت ۱۱:۰۰ ق.ظ)');
    answer({ 'resource:appointments.loadRows': elsewhere });
    await tell('resource:appointments', { type: 'resource.refreshed', at: Date.now() });
    await settle();
    expect(page.textContent).toContain('اکنون در چهارشنبه ۲۹ آبان ۱۴۰۹، ساعت ۳:۰۰ ب.ظ است');
    expect(page.textContent).not.toContain('ارسال دوباره');
  });
});

it('a way back is not gone over what the list here does not show yet', async () => {
  const { page, asked, answer } = await visit(DAY, expected);
  await pickUp(page, 'سارا احمدی');
  await pressIn(page, 'انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ');
  answer({ 'appointments.lookFirst': () => ({ ...appointment(1, { appointment_time: `${FAR}T15:00` }), readAt: Date.now() }) });
  await aMinuteLater(() => pressIn(page, 'برگرداندن'));
  expect(page.textContent).toContain('اکنون در چهارشنبه ۲۹ آبان ۱۴۰۹، ساعت ۳:۰۰ ب.ظ است');
  // An answer did come: of the one look that there was.
  expect(page.textContent).not.toContain('پاسخ سرور نرسید');
  expect(asked.filter(({ port }) => port === 'appointments.saveRecord')).toHaveLength(1);
});

it('a way back is not said to have been looked into where it could not be', async () => {
  const { page, asked, answer } = await visit(DAY, expected);
  await pickUp(page, 'سارا احمدی');
  await pressIn(page, 'انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ');
  answer({ 'appointments.lookFirst': () => ({ _tag: 'Timeout' }) });
  await aMinuteLater(() => pressIn(page, 'برگرداندن'));
  expect(page.textContent).toContain('جای نوبت در سرور بررسی نشد و چیزی فرستاده نشد.');
  expect(page.textContent).not.toContain('نوبت جابه‌جا نشده است');
  expect(asked.filter(({ port }) => port === 'appointments.saveRecord')).toHaveLength(1);
});

it('a way back is gone by nobody but a person where the page slept over the look', async () => {
  const { page, asked, answer } = await visit(DAY, expected);
  await pickUp(page, 'سارا احمدی');
  await pressIn(page, 'انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ');
  answer({ 'appointments.lookFirst': () => ({ ...appointment(1, { appointment_time: `${FAR}T11:00` }), readAt: Date.now() + 36_000_000 }) });
  await aMinuteLater(() => pressIn(page, 'برگرداندن'));
  expect(page.textContent).toContain('جای نوبت در سرور به‌موقع بررسی نشد و چیزی فرستاده نشد.');
  expect([...page.querySelectorAll('button')].map(textOf)).toContain('ارسال دوباره');
  expect(asked.filter(({ port }) => port === 'appointments.saveRecord')).toHaveLength(1);
});

it('a way back that failed can be tried again', async () => {
  const { page, answer } = await visit(DAY, expected);
  await pickUp(page, 'سارا احمدی');
  await pressIn(page, 'انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ');
  answer({ 'appointments.saveRecord': () => refused(400, { detail: 'این ساعت پر است.' }) });
  await pressIn(page, 'برگرداندن');
  expect(page.textContent).toContain('این ساعت پر است.');
  expect([...page.querySelectorAll('button')].map(textOf)).toContain('ارسال دوباره');
});

it.each([
  ['is refused without a word', refused(400), 'خطا در ویرایش نوبت: لطفاً دوباره امتحان کنید'],
  [
    'is refused for a field that it has nothing to do with',
    refused(400, { fields: { dentist: ['این پزشک در مرخصی است.'] } }),
    'خطا در ویرایش نوبت: این پزشک در مرخصی است.',
  ],
  ['is made without a line', { _tag: 'Offline' }, 'خطا در ویرایش نوبت: اتصال اینترنت برقرار نیست.'],
])('a move that %s says why, once', async (_how, answer, said) => {
  const { page } = await visit(DAY, { ...expected, 'appointments.saveRecord': () => answer });
  await pickUp(page, 'سارا احمدی');
  await pressIn(page, 'انتقال نوبت به ساعت ۱۱:۰۰ ق.ظ');
  const told = page.textContent ?? '';
  expect(told).toContain(said);
  expect(told.split(said.slice(said.indexOf(':') + 2))).toHaveLength(2);
});
