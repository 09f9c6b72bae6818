import { expect, type Page } from '@playwright/test';

export const SERVICES = ['جراحی یکم', 'جراحی دوم', 'جراحی سوم', 'جراحی چهارم', 'جراحی پنجم'] as const;

/** The form of a service, and the list that it fills. */
export const serviceForm = (page: Page) => ({
  name: page.getByRole('textbox', { name: /^نام خدمت/ }),
  code: page.getByRole('textbox', { name: /^کد خدمت/ }),
  price: page.getByRole('textbox', { name: /^قیمت/ }),
  add: page.getByRole('button', { name: 'افزودن به لیست', exact: true }),
  save: page.getByRole('button', { name: /^(ذخیره خدمات|ثبت باقی‌مانده)/ }),
  rows: page.getByRole('list', { name: 'لیست آماده ذخیره' }).getByRole('listitem'),
});

/** Adds services of these names to the list. */
export const addServices = async (page: Page, names: readonly string[]): Promise<void> => {
  const form = serviceForm(page);
  for (const [index, name] of names.entries()) {
    await form.name.fill(name);
    await form.code.fill(`Z${index}`);
    await form.price.fill('700000');
    await form.add.click();
  }
  await expect(form.rows).toHaveCount(names.length);
};
