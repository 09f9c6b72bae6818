import { expect } from 'vitest';
import { type AccountingContext, accountingMachine } from '../../../src/machines/accounting/accounting.ts';
import { addressOf, isAsked } from '../../../src/machines/accounting/standing.ts';
import { isReversed } from '../../../src/schema/accounting/day-range.ts';
import { wrongWith } from '../../../src/schema/accounting/typed-range.ts';
import { accountingWorkflow } from '../../../src/schema/accounting/workflow.ts';
import { begins, codes, same, told } from '../standing.ts';
import { done, error, type Model, type Situation, statesOf } from '../walk.ts';

const contextOf = ({ snapshot }: Situation) => snapshot.context as AccountingContext;
const report = { totals: [{ name: 'کلینیک لبخند', sum: 1_000 }] };
const broken = { _tag: 'Unavailable', status: 500 };
const typed = (side: 'from' | 'to', text: string, day: string | null) => ({ type: 'range.typed', side, value: { typed: text, day } });

const TAB = { type: 'tab.chosen', tab: 'receivable' };
const FROM = typed('from', '1405/07/01', '2026-09-23');
const EARLIER = typed('to', '1405/06/01', '2026-08-23');
const NO_DAY = typed('from', '1405/13/', null);
const RANGE = { type: 'range.chosen', from: '2026-03-21', to: '2027-03-20' };
const REVERSED = { type: 'range.chosen', from: '2026-03-22', to: '2026-03-21' };
const MONTH = { type: 'month.chosen', from: '2026-10-23', to: '2026-11-21' };
const PRINT = { type: 'print.requested' };
const EXPORT = { type: 'export.requested', name: 'matab-income-1405-08-29.csv' };
const retry = (name: string) => ({ type: 'report.retried', report: name, at: 8 });

/** What one can do on the page wherever its parts stand. */
const ANYWHERE = [TAB, FROM, RANGE, MONTH, { type: 'screen.left' }];

const standsOpen = (situation: Situation): void => {
  const { snapshot } = situation;
  same(
    ANYWHERE.filter((event) => !snapshot.can(event)),
    [],
  );
  expect(snapshot.can(REVERSED)).toBe(false);
};
const page =
  (runs: string | null, can: readonly object[], cannot: readonly object[]) =>
  (situation: Situation): void => {
    standsOpen(situation);
    const { snapshot } = situation;
    if (runs) expect(Object.keys(snapshot.children)).toContain(runs);
    expect({ can: can.filter((event) => !snapshot.can(event as never)), cannot: cannot.filter((event) => snapshot.can(event as never)) }).toEqual({
      can: [],
      cannot: [],
    });
  };
const reading = (name: string, port: string) => ({
  [`open.${name}.loading`]: (situation: Situation) => {
    expect(Object.keys(situation.snapshot.children)).toContain(port);
    expect(situation.snapshot.hasTag(`loading:${name}`)).toBe(true);
    expect(situation.snapshot.can(retry(name))).toBe(false);
  },
  [`open.${name}.ready`]: (situation: Situation) => {
    same(contextOf(situation).reports[name as 'income'], { value: report, failure: null, outdated: false });
    expect(situation.snapshot.can(retry(name))).toBe(false);
  },
  // What was known of it before stays in sight.
  [`open.${name}.failed`]: (situation: Situation) => {
    same(contextOf(situation).reports[name as 'income'].failure, broken);
    expect(situation.snapshot.can(retry(name))).toBe(true);
  },
});

export const accountingModel: Model = {
  machine: accountingMachine,
  description: accountingWorkflow,
  inputs: [
    { params: {}, at: 5 },
    { params: {}, at: 5, query: { tab: 'expense', from: '2026-09-23', to: '2026-10-22' } },
    // What an address cannot mean is passed over.
    { params: {}, at: 5, query: { tab: 'x', owing: 'y', from: '2026-13-01', to: '0001-01-01' } },
  ],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: 6 }],
    'screen.left': [{ type: 'screen.left' }],
    'rows.changed': ['incomes', 'patients'].map((resource) => ({ type: 'rows.changed', resource })),
    'tab.chosen': [TAB],
    'owing.chosen': [{ type: 'owing.chosen', owing: 'patients' }],
    'picture.chosen': [{ type: 'picture.chosen', picture: 'shares' }],
    'share.chosen': [
      { type: 'share.chosen', key: '3' },
      { type: 'share.chosen', key: null },
    ],
    'range.typed': [FROM, EARLIER, NO_DAY],
    'range.chosen': [RANGE],
    'month.chosen': [MONTH],
    'list.retried': [{ type: 'list.retried', at: 7 }],
    'report.retried': [retry('income'), retry('invoices')],
    'print.requested': [PRINT],
    'export.requested': [EXPORT],
    'xstate.done.actor.printPage': [done('printPage', {})],
    'xstate.error.actor.printPage': [error('printPage', broken), error('printPage', { _tag: 'UnknownOutcome', ageMillis: 1 })],
    'xstate.done.actor.saveTable': [done('saveTable', {})],
    'xstate.error.actor.saveTable': [error('saveTable', { _tag: 'NotSent', lacking: 'part' })],
    'xstate.done.actor.loadIncome': [done('loadIncome', report)],
    'xstate.error.actor.loadIncome': [error('loadIncome', broken)],
    'xstate.done.actor.loadInvoices': [done('loadInvoices', report)],
    'xstate.error.actor.loadInvoices': [error('loadInvoices', broken)],
  },
  // What is typed and chosen is looked at by itself (`tests/machines/accounting`): here only what the machine decides by.
  distinguish: ({ context }) => {
    const { typed: fields, side, around } = context as AccountingContext;
    return [isAsked(context as AccountingContext), wrongWith({ typed: fields, side }, side), around !== null];
  },
  always: (situation) => {
    const { range, typed: fields, side } = contextOf(situation);
    // Nothing is ever summed over a range that is none, whatever is being typed.
    expect(isReversed(range)).toBe(false);
    const fault = wrongWith({ typed: fields, side }, 'from') ?? wrongWith({ typed: fields, side }, 'to');
    if (fault === null) same(range, { from: fields.from.day ?? null, to: fields.to.day ?? null });
    for (const event of told(situation)) if (event.type === 'route.queried') same(event.query, addressOf(contextOf(situation)));
    same(
      codes(situation).filter((code) => !['print.failed', 'table.saved', 'table.notSaved'].includes(code)),
      [],
    );
  },
  follows: {
    // What makes a report old has both read again, and nothing else does.
    'rows.changed': ({ resource }, situation, before) => {
      const isOld = resource === 'incomes' && before.matches('open');
      same(
        ['loadIncome', 'loadInvoices'].map((port) => begins(port, situation, before)),
        [isOld, isOld],
      );
    },
  },
  states: {
    'open.page.shown': page(null, [PRINT, EXPORT], []),
    // Neither is begun twice.
    'open.page.printing': page('printPage', [], [PRINT, EXPORT]),
    'open.page.exporting': page('saveTable', [], [PRINT, EXPORT]),
    ...reading('income', 'loadIncome'),
    ...reading('invoices', 'loadInvoices'),
    away: (situation) => {
      same(statesOf(situation.snapshot), ['away']);
      expect(situation.snapshot.can(TAB)).toBe(false);
    },
    ended: (situation) => same(addressOf(contextOf(situation)), {}),
  },
};
