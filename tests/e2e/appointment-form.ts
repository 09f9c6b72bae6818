import { expect, type Page } from '@playwright/test';
import { addDays, weekday } from '../../src/schema/kit/jalali.ts';
import { tehranDay } from '../../src/schema/kit/tehran.ts';
import type { Provider } from './support/provider.ts';

/** A Sunday so far ahead that the demo practice has nobody expected on it. */
export const FREE_DAY = ((from: string) => addDays(from, (8 - weekday(from)) % 7))(addDays(tehranDay(Date.now()), 45));

/** An appointment as it comes over the wire. */
export interface WireAppointment {
  readonly id: number;
  readonly patient: number;
  readonly appointment_time: string;
  readonly is_new_treatment: boolean;
  readonly description: string | null;
  readonly clinic: number;
}

/** Expects somebody, in the form of the wire; answers the id. */
export const expectPatient = (provider: Provider, patient: number, wall: string, more: Partial<WireAppointment> = {}): Promise<number> =>
  provider.create('appointments', { patient, appointment_time: `${wall}:00+03:30`, is_new_treatment: true, clinic: 1, ...more });

/** The appointments of one patient, as they are stored. */
export const appointmentsOf = async (provider: Provider, patient: number): Promise<readonly WireAppointment[]> =>
  (await provider.rows<WireAppointment>('appointments')).filter((row) => row.patient === patient);

/** A day's list and its free times as a person finds them. */
export const dayOf = (page: Page) => ({
  rows: page
    .getByRole('list', { name: 'نوبت‌ها' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^گزینه‌های/ }) }),
  gap: (time: string) => page.getByRole('button', { name: `ثبت نوبت در ساعت ${time}` }),
  moveTo: (time: string) => page.getByRole('button', { name: `انتقال نوبت به ساعت ${time}` }),
  /** Opens the menu of the row of somebody, and picks from it. */
  pick: async (name: string, action: string) => {
    await page.getByRole('button', { name: new RegExp(`^گزینه‌های ${name}`) }).click();
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  },
});

/** The appointment form as a person finds it. */
export const appointmentForm = (page: Page) => ({
  patient: page.getByRole('button', { name: /^بیمار/ }),
  date: page.getByRole('textbox', { name: /^تاریخ/ }),
  time: page.getByRole('textbox', { name: /^ساعت/ }),
  description: page.getByRole('textbox', { name: /^توضیحات/ }),
  save: page.getByRole('button', { name: 'ذخیره', exact: true }),
});

/** Saves in spite of a doubt. A tap on the spot of the one before is taken for a slip of the finger: one taps again. */
export const saveAllTheSame = async (page: Page): Promise<void> => {
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'ذخیره شود' });
  await expect(async () => {
    await yes.click({ timeout: 1000 });
    await expect(yes).toBeHidden({ timeout: 500 });
  }).toPass();
};
