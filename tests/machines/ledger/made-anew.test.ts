import { expect, it } from 'vitest';
import { expenseEditMachine } from '../../../src/machines/ledger/edit-items.ts';
import type { Expense } from '../../../src/schema/accounting/ledger.ts';
import { stage } from '../stage.ts';

const AT = 1_795_000_000_000;
const rent: Expense = { id: 31, name: 'اجاره', price: 90_000_000, date: '2026-11-01', transaction_number: '77', expense_category: 7, clinic: 2 };
const gone = { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} };

/** The rent was deleted elsewhere while its sum was changed here; the form makes it anew. */
const renewing = async () => {
  const form = stage(expenseEditMachine, ['loadRecord', 'findAlike', 'saveRecord'], {
    ...{ at: AT, params: { id: '31' }, passed: { row: { resource: 'expenses', row: rent } } },
  });
  const submit = () => form.send({ type: 'form.submitted', at: AT, facts: { expense_category: true, recipient: true } });
  form.send({ type: 'draft.changed', change: { price: '۹۵۰۰۰۰۰۰' } });
  submit();
  await form.refuse('saveRecord', gone);
  submit();
  expect(form.state()).toBe('checking');
  return { ...form, submit };
};
const anew: Expense = { ...rent, id: 40, price: 95_000_000 };

it('what was deleted elsewhere is made anew once it is known that nobody did so already', async () => {
  const form = await renewing();
  await form.answer('checkAlike', { rows: [] });
  await form.answer('saveRecord', anew);
  expect([form.state(), form.calls('saveRecord').length, form.notices()]).toEqual(['saved', 2, ['expenses.created']]);
});

it('one that was made anew in another tab is asked about, and taken for this one without being sent again', async () => {
  const form = await renewing();
  await form.answer('checkAlike', { rows: [anew] });
  expect([form.state(), form.calls('saveRecord').length]).toEqual(['choosing', 1]);
  form.send({ type: 'outcome.claimed', id: 40 });
  expect([form.state(), form.calls('saveRecord').length, form.snapshot().context.record]).toEqual(['saved', 1, anew]);
});

it('one that only looks the same is left alone, and the new one is found although its answer is lost', async () => {
  const form = await renewing();
  await form.answer('checkAlike', { rows: [anew] });
  form.send({ type: 'outcome.resent' });
  await form.refuse('saveRecord', { _tag: 'UnknownOutcome', ageMillis: 0 });
  form.clock.increment(60_000);
  await form.answer('findSaved', { rows: [anew, { ...anew, id: 41 }] });
  expect([form.state(), form.calls('saveRecord').length, form.snapshot().context.record]).toMatchObject(['saved', 2, { id: 41 }]);
});

it('one of which somebody says much later that it is another is looked at again before a new one is made', async () => {
  const form = await renewing();
  await form.answer('checkAlike', { rows: [anew] });
  form.send({ type: 'outcome.resent', at: AT + 60_001 });
  expect(form.state()).toBe('checking');
  await form.answer('checkAlike', { rows: [anew, { ...anew, id: 41 }] });
  expect([form.state(), form.snapshot().context.candidates.length, form.calls('saveRecord').length]).toEqual(['choosing', 2, 1]);
});

it('where nobody can look, nothing is sent and what was typed stays', async () => {
  const form = await renewing();
  await form.refuse('checkAlike', { _tag: 'Unreachable' });
  expect([form.state(), form.calls('saveRecord').length, form.snapshot().context]).toMatchObject([
    'failed',
    1,
    { failure: { _tag: 'Unreachable' }, draft: { price: '۹۵۰۰۰۰۰۰' } },
  ]);
  form.submit();
  expect(form.state()).toBe('checking');
});
