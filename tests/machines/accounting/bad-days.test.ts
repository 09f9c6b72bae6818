import { expect, it } from 'vitest';
import { accountingMachine } from '../../../src/machines/accounting/accounting.ts';
import { stage } from '../stage.ts';

const BAD = { from: '2026-11-21', to: '2026-10-23' };
const ports = ['loadIncome', 'loadInvoices', 'printPage', 'saveTable'];

it('days in the address that are none stay there and are spoken of until something is chosen, whichever way one came', () => {
  const summary = stage(accountingMachine, ports, { params: {}, at: 5, query: BAD });
  const written = () => summary.said().filter(({ type }) => type === 'route.queried');
  const fault = () => (summary.snapshot().context as { readonly fault: string | null }).fault;
  summary.send({ type: 'screen.entered', at: 6, query: BAD });
  expect([fault(), written()]).toEqual(['reversed', []]);
  summary.send({ type: 'tab.chosen', tab: 'expense' });
  expect([fault(), written()]).toEqual([null, [{ type: 'route.queried', query: { tab: 'expense' } }]]);
});
