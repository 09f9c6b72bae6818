import type { Page } from '@playwright/test';
import { choose } from './treatment-form.ts';

/** The form of what was bought or spent as a person finds it. */
export const ledgerForm = (page: Page) => ({
  name: page.getByRole('textbox', { name: /^عنوان/ }),
  price: page.getByRole('textbox', { name: /^مبلغ/ }),
  date: page.getByRole('textbox', { name: /^تاریخ/ }),
  category: (name: string) => choose(page, 'دسته‌بندی', name),
  tab: (name: RegExp) => page.getByRole('tab', { name }),
  add: page.getByRole('button', { name: 'افزودن به لیست', exact: true }),
  save: page.getByRole('button', { name: /^(ثبت دارایی‌ها|ثبت هزینه‌ها|ثبت باقی‌مانده)/ }),
  rows: page.getByRole('list', { name: /^لیست (دارایی‌ها|هزینه‌ها)$/ }).getByRole('listitem'),
});

/** Puts things of some sum in the list, one by one; the category stays from the first to the last. */
export const enterAll = async (page: Page, names: readonly string[], category: string): Promise<void> => {
  const form = ledgerForm(page);
  for (const [index, name] of names.entries()) {
    await form.name.fill(name);
    if (index === 0) await form.category(category);
    await form.price.fill('700000');
    await form.add.click();
  }
};

/** How many writes of a method a page sends to a resource. */
export const counted = (page: Page, method: string, path: string): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes(path)) count += 1;
  });
  return () => count;
};
