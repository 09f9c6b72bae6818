import type { Page, Route } from '@playwright/test';
import type { Contract } from '../../src/schema/clinics/contract.ts';
import { fromJalali, toJalali } from '../../src/schema/kit/jalali.ts';
import { tehranDay } from '../../src/schema/kit/tehran.ts';
import type { Provider } from './support/provider.ts';
import { choose } from './treatment-form.ts';

/** The form of a clinic's contracts as a person finds it. */
export const contractForm = (page: Page) => ({
  start: page.getByRole('textbox', { name: /^تاریخ شروع/ }),
  end: page.getByRole('textbox', { name: /^تاریخ پایان/ }),
  percent: page.getByRole('textbox', { name: /^درصد/ }),
  kind: (name: string) => page.getByRole('radiogroup').getByText(name, { exact: true }).click(),
  add: page.getByRole('button', { name: 'افزودن به لیست', exact: true }),
  save: page.getByRole('button', { name: /^(ذخیره|ثبت باقی‌مانده)/ }),
  rows: page.getByRole('list', { name: 'لیست آماده ذخیره' }).getByRole('listitem'),
});

/** The same of its fixed tariffs. */
export const tariffForm = (page: Page) => ({
  service: (name: string) => choose(page, 'نوع خدمت', name),
  price: page.getByRole('textbox', { name: /^قیمت/ }),
  add: page.getByRole('button', { name: 'افزودن به لیست', exact: true }),
  save: page.getByRole('button', { name: /^(ذخیره|ثبت باقی‌مانده)/ }),
  rows: page.getByRole('list', { name: 'لیست آماده ذخیره' }).getByRole('listitem'),
});

/** A clinic of this name, without any contract. */
export const newClinic = (provider: Provider, name: string): Promise<number> =>
  provider.create('clinics', { name, address: 'تهران', dentist: 1, is_personal: false });

/** The Persian year in which the story is told. */
export const thisYear = (): number => toJalali(tehranDay(Date.now())).year;

const newYear = (later: number): string => fromJalali({ year: thisYear() + later, month: 1, day: 1 });

/** A contract of it that holds this year. */
export const signed = (provider: Provider, clinic: number, terms: Partial<Contract> = {}): Promise<number> =>
  provider.create('contracts', { clinic, start_date: newYear(0), end_date: newYear(1), is_active: true, contract_type: 3, percent: 40, ...terms });

/** Answers the creates of a resource by their number, counted from 1; all else goes through. */
export const onCreate = (page: Page, path: string, answer: (route: Route, nth: number) => Promise<void>): Promise<unknown> => {
  let nth = 0;
  return page.route(`**${path}`, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    nth += 1;
    return answer(route, nth);
  });
};
