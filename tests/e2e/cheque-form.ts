import type { Page } from '@playwright/test';

/** The patient of every demo practice who owes most. */
export const DEBTOR = 8;
export const SERIES = '0099999999999995';

/** Plans of the debtor as a person finds them. */
export const planForm = (page: Page) => {
  const sheet = page.getByRole('dialog');
  return {
    open: page.getByRole('button', { name: 'تقسیط بدهی' }),
    gold: sheet.getByText('طلا', { exact: true }),
    sayad: sheet.getByText('چک صیادی', { exact: true }),
    submit: sheet.getByRole('button', { name: 'ثبت اقساط' }),
    next: sheet.getByRole('button', { name: 'ادامه و ثبت چک‌ها' }),
  };
};

export const chequeForm = (page: Page) => ({
  own: page.getByRole('button', { name: 'چک خود بیمار' }),
  run: page.getByText('۱۲ فقره، شماره‌های پیاپی'),
  number: page.getByRole('textbox', { name: /شماره نخستین چک/ }),
  add: page.getByRole('button', { name: 'افزودن ۱۲ چک' }),
  send: page.getByRole('button', { name: /^ثبت (چک‌ها|باقی‌مانده)/ }),
});

/** Twelve cheques of a new plan in the list, not sent yet. */
export const listTwelve = async (page: Page): Promise<void> => {
  await page.goto(`/patient/${DEBTOR}/installments`);
  const plan = planForm(page);
  await plan.open.click();
  await plan.sayad.click();
  await plan.next.click();
  const cheque = chequeForm(page);
  await cheque.own.click();
  await cheque.run.click();
  await cheque.number.fill(SERIES);
  await cheque.add.click();
};
