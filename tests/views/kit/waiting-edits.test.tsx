import { act } from 'react';
import { expect, it } from 'vitest';
import { asset, answers as books, expense } from '../ledger/keeping.ts';
import { type Answers, refused, textOf, treatment, visit } from '../patients/practice.tsx';
import { income, lists as paying } from '../payments/paying.tsx';
import { find, press, settle } from '../stand.tsx';
import { lists as treating } from '../treatments/treating.tsx';

type Asked = { readonly id: number };
const payments: Answers = { ...paying, 'paymentEdit.loadRecord': ({ id }: Asked) => income(id) };
const treatments: Answers = { ...treating, 'treatmentEdit.loadRecord': ({ id }: Asked) => treatment(id) };
const assets: Answers = { ...books, 'assetEdit.loadRecord': ({ id }: Asked) => asset(id) };
const expenses: Answers = { ...books, 'expenseEdit.loadRecord': ({ id }: Asked) => expense(id) };

it.each([
  ['a payment', '/new-payment', 'paymentEdit', payments, { amount: '5' }],
  ['a treatment', '/new-treatment', 'treatmentEdit', treatments, { total_cost: '5' }],
  ['an asset', '/new-asset-expense/asset', 'assetEdit', assets, { name: 'ساکشن' }],
  ['an expense', '/new-asset-expense/expense', 'expenseEdit', expenses, { name: 'آب' }],
])('the form of %s says that the changes of another wait, and leads to them', async (_, path, workflow, answers, change) => {
  const { page, app, tell, visited } = await visit(`${path}/1`, answers);
  await tell(`${workflow}:1`, { type: 'draft.changed', change });
  for (const to of ['/', `${path}/2`]) {
    await act(async () => app.send({ type: 'route.go', to, replace: false }));
    await settle();
  }
  expect(textOf(page.querySelector('main section[aria-label*="مانده است"]'))).toContain('تغییرات ذخیره‌نشده');
  await press(find(page, 'main section button', 'ادامه'));
  await settle();
  expect(visited.at(-1)).toBe(`${path}/1`);
});

it('leads on to the changes of an asset that another desk has deleted, which wait to become a new one', async () => {
  const { page, app, tell, visited } = await visit('/new-asset-expense/asset/1', { ...assets, 'assetEdit.saveRecord': () => refused(404) });
  await tell('assetEdit:1', { type: 'draft.changed', change: { name: 'ساکشن' } });
  await press(find(page, 'main button', 'ذخیره'));
  for (const to of ['/', '/new-asset-expense/asset/2']) {
    await settle();
    await act(async () => app.send({ type: 'route.go', to, replace: false }));
  }
  await settle();
  await press(find(page, 'main section button', 'ادامه'));
  await settle();
  expect(visited.at(-1)).toBe('/new-asset-expense/asset/1');
});
