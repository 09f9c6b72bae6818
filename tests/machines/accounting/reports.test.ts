import { expect, it } from 'vitest';
import { accountingMachine } from '../../../src/machines/accounting/accounting.ts';
import { stage } from '../stage.ts';

const PORTS = ['loadIncome', 'loadInvoices', 'printPage', 'saveTable'];
const report = { total: 4_000_000 };

it('reads the reports anew for whoever looks again, shows the former meanwhile, and says so where that fails', async () => {
  const summary = stage(accountingMachine, PORTS, { params: {}, at: 1_795_000_000_000 });
  const known = () => summary.snapshot().context.reports.income;
  const look = () => {
    if (summary.snapshot().hasTag('incomes')) summary.send({ type: 'rows.changed', resource: 'incomes', perhaps: true });
  };
  // What is on its way is not asked for twice.
  look();
  expect(summary.calls('loadIncome').length).toBe(1);
  await summary.answer('loadIncome', report);
  await summary.answer('loadInvoices', report);
  look();
  expect([summary.calls('loadIncome').length, summary.calls('loadInvoices').length, known()]).toEqual([
    2,
    2,
    { value: report, failure: null, outdated: false },
  ]);
  await summary.refuse('loadIncome', { _tag: 'Offline' });
  expect(known()).toEqual({ value: report, failure: { _tag: 'Offline' }, outdated: false });
  await summary.answer('loadInvoices', report);
  look();
  await summary.answer('loadIncome', { total: 5 });
  expect(known()).toEqual({ value: { total: 5 }, failure: null, outdated: false });
});

it.each([
  [59_000, false],
  [24 * 3_600_000, true],
])('takes a report for old where somebody comes back after %i ms, until it was read anew', async (millis, old) => {
  const AT = 1_795_000_000_000;
  const summary = stage(accountingMachine, PORTS, { params: {}, at: AT, query: { tab: 'receivable' } });
  const known = () => summary.snapshot().context.reports.invoices;
  await summary.answer('loadIncome', report);
  await summary.answer('loadInvoices', report);
  summary.send({ type: 'screen.left' }, { type: 'screen.entered', at: AT + millis });
  expect([known().value, known().outdated]).toEqual([report, old]);
  await summary.refuse('loadInvoices', { _tag: 'Offline' });
  expect(known().outdated).toBe(old);
  summary.send({ type: 'report.retried', report: 'invoices', at: AT + millis });
  await summary.answer('loadInvoices', report);
  expect(known().outdated).toBe(false);
});

it('knows of a report that something was changed since which it is made of, until it was read anew', async () => {
  const summary = stage(accountingMachine, PORTS, { params: {}, at: 1_795_000_000_000 });
  const isOutdated = () => summary.snapshot().context.reports.income.outdated === true;
  await summary.answer('loadIncome', report);
  await summary.answer('loadInvoices', report);
  summary.send({ type: 'rows.changed', resource: 'incomes' });
  expect(isOutdated()).toBe(true);
  await summary.refuse('loadIncome', { _tag: 'Offline' });
  expect(isOutdated()).toBe(true);
  summary.send({ type: 'report.retried', report: 'income', at: 1 });
  await summary.answer('loadIncome', report);
  expect(isOutdated()).toBe(false);
});
