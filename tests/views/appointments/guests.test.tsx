import { describe, expect, it } from 'vitest';
import { patient, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { find, press, settle } from '../stand.tsx';
import { answers, appointment } from './booking.ts';

const DAY = '/appointments?date=2026-11-20';
const rowsOf = (page: ParentNode) => [...page.querySelectorAll('main [data-past]')].map(textOf);
const pressIn = async (page: ParentNode, name: string) => {
  await press(find(page, 'button', name));
  await settle();
};
const one = { ...answers, 'resource:appointments.loadRows': () => rows([appointment(1)]) };
const files = (answer: () => unknown) => ({ ...one, 'resource:patients.loadRows': answer });

describe('who comes', () => {
  it('is said to be on its way while the files are, and the number with it', async () => {
    const { page } = await visit(
      DAY,
      files(() => new Promise(() => {})),
    );
    expect(rowsOf(page)).toEqual([expect.stringContaining('در حال خواندن نام...')]);
    await pressIn(page, 'تماس با بیمار');
    expect(page.textContent).toContain('شماره بیماران هنوز نرسیده است.');
    expect(page.textContent).not.toContain('بیمار نامشخص');
  });

  it('is said not to be known where the files could not be read, with a way to try again', async () => {
    const { page, answer } = await visit(
      DAY,
      files(() => refused(400)),
    );
    expect(rowsOf(page)).toEqual([expect.stringContaining('نام خوانده نشد')]);
    expect(textOf(page.querySelector('main [role="alert"]'))).toContain('نام و شماره بیماران خوانده نشد.');
    await pressIn(page, 'تماس با بیمار');
    expect(page.textContent).toContain('شماره این بیمار خوانده نشد.');
    answer({ 'resource:patients.loadRows': () => rows([patient(7)]) });
    await pressIn(page, 'تلاش دوباره');
    expect(rowsOf(page)).toEqual([expect.stringContaining('سارا احمدی')]);
    expect(page.textContent).not.toContain('نام و شماره بیماران خوانده نشد.');
  });

  it('is asked for again with the appointments, and nobody is unknown before that is answered', async () => {
    const two = [appointment(1), appointment(2, { patient: 9, appointment_time: '2026-11-20T17:30' })];
    for (const [files, said] of [
      [() => new Promise(() => {}), 'در حال خواندن نام...'],
      [() => refused(400), 'نام خوانده نشد'],
      [() => rows([patient(7), patient(9, { first_name: 'علی', last_name: 'رضایی' })]), 'علی رضایی'],
    ] as const) {
      const { page, answer } = await visit(DAY, { ...one, 'resource:patients.loadRows': () => rows([patient(7)]), 'removal.removeRow': () => ({}) });
      expect(page.querySelector('main [role="alert"]')).toBeNull();
      answer({ 'resource:appointments.loadRows': () => rows(two.slice(1)), 'resource:patients.loadRows': files });
      await pressIn(page, 'گزینه‌های سارا احمدی');
      await press(find(page, 'dialog button', 'حذف'));
      await settle();
      await pressIn(page, 'بله، حذف شود');
      expect(rowsOf(page)).toEqual([expect.stringContaining(said)]);
      expect(textOf(page.querySelector('main [role="alert"]')).includes('نام و شماره بیماران خوانده نشد.')).toBe(said === 'نام خوانده نشد');
    }
  });

  it('is nobody only where the whole list says so, or the appointment itself', async () => {
    const partly = await visit(
      DAY,
      files(() => rows([patient(8)], 2)),
    );
    expect(rowsOf(partly.page)).toEqual([expect.stringContaining('نام خوانده نشد')]);
    const whole = await visit(
      DAY,
      files(() => rows([patient(8)])),
    );
    expect(rowsOf(whole.page)).toEqual([expect.stringContaining('بیمار نامشخص')]);
    const without = { ...files(() => new Promise(() => {})), 'resource:appointments.loadRows': () => rows([appointment(1, { patient: null, clinic: null })]) };
    const { page } = await visit(DAY, without);
    expect(rowsOf(page)).toEqual([expect.stringContaining('بیمار نامشخص')]);
  });
});
