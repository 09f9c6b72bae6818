import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { refused, rows, textOf, visit } from '../patients/practice.tsx';
import { comes, find, press, settle } from '../stand.tsx';
import { answers } from './keeping.ts';

const broken = () => refused(500);
const entries = (page: ParentNode) => [...page.querySelectorAll('main li')].map(textOf);
const retry = async (page: ParentNode) => {
  await press(find(page, 'main button', 'تلاش دوباره'));
  await settle();
};

const printed = () => textOf(document.querySelector('[data-print-sheet]'));
const ways = (page: ParentNode) => ['خروجی فایل', 'چاپ'].map((name) => !find<HTMLButtonElement>(page, 'button', name).disabled);

describe.each([
  ['/inventory', 'resource:assetCategories.loadRows'],
  ['/expense-category/3/items', 'resource:patients.loadRows'],
  ['/expense-category/3/items', 'resource:clinics.loadRows'],
])('the table of %s whose names come from %s', (path, port) => {
  it('is neither printed nor filed while they are on their way, and is where they cannot be had', async () => {
    const names = Promise.withResolvers<object>();
    const { page } = await visit(path, { ...answers, [port]: () => names.promise });
    await settle();
    await act(async () => window.dispatchEvent(new Event('beforeprint')));
    expect([ways(page), printed()]).toEqual([[false, false], '']);
    names.reject(broken());
    await comes(() => expect(ways(page)).toEqual([true, true]));
  });
});

it.each(['asset', 'expense'])('what a category holds (%s) is neither printed nor filed before it is known what that is called', async (kind) => {
  const category = Promise.withResolvers<object>();
  const [id, name] = kind === 'asset' ? [7, 'تجهیزات'] : [3, 'ساختمان'];
  const { page } = await visit(`/${kind}-category/${id}/items`, { ...answers, [`${kind}Items.loadCategory`]: () => category.promise });
  await settle();
  expect([ways(page), entries(page).length]).toEqual([[false, false], 2]);
  category.resolve({ id, name });
  await settle();
  expect(ways(page)).toEqual([true, true]);
});

describe('the inventory whose categories could not be loaded', () => {
  it('says so, and tries again', async () => {
    const { page, answer } = await visit('/inventory', { ...answers, 'resource:assetCategories.loadRows': broken });
    await comes(() => expect(page.textContent).toContain('دسته‌بندی‌های دارایی بارگذاری نشد.'));
    expect(entries(page)).toContainEqual(expect.stringContaining('دسته‌بندی نامشخص'));
    answer(answers);
    await retry(page);
    expect(page.textContent).not.toMatch(/بارگذاری نشد|دسته‌بندی نامشخص/);
  });
});

describe('expenses', () => {
  const path = '/expense-category/3/items';

  it('are shown when it is known whom they were paid to: before, each would be called unknown', async () => {
    const clinics = Promise.withResolvers<object>();
    const { page } = await visit(path, { ...answers, 'resource:clinics.loadRows': () => clinics.promise });
    expect(page.textContent).not.toContain('نامشخص');
    clinics.resolve(rows([{ id: 2, name: 'لبخند', address: 'x', dentist: 1, is_personal: false }]));
    await settle();
    expect(entries(page)).toContainEqual(expect.stringContaining('به لبخند'));
  });

  it('that were paid to nobody knows whom say that the names could not be loaded, and try again', async () => {
    const { page, answer } = await visit(path, { ...answers, 'resource:clinics.loadRows': broken });
    await comes(() => expect(page.textContent).toContain('کلینیک‌ها بارگذاری نشد.'));
    expect(entries(page)).toContainEqual(expect.stringContaining('به نامشخص'));
    answer(answers);
    await retry(page);
    expect(entries(page)).toContainEqual(expect.stringContaining('به لبخند'));
    expect(page.textContent).not.toContain('بارگذاری نشد');
  });
});
