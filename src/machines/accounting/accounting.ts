import { assign, sendParent, setup } from 'xstate';
import { EVER, isReversed, isSameRange } from '../../schema/accounting/day-range.ts';
import { accountingWorkflow, type Picture, type Report, type ReportName } from '../../schema/accounting/workflow.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { AWAY_MILLIS, aged, failed, type Part, read, unread } from '../kit/list/part.ts';
import { exporting, printing } from '../kit/list/printing.ts';
import { reason, wasLeft } from '../kit/outcome.ts';
import { type AppEvent, said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';
import { outdated, wants } from '../kit/screen.ts';
import { addressOf, isAsked, returned, type Standing, standingIn, withRange, withTyped } from './standing.ts';

/** The cached lists whose rows are summed, and those that name who paid and what for. */
const LISTS = ['incomes', 'clinics', 'patients', 'expenses', 'expenseCategories', 'assets', 'assetCategories'] as const;

/** What changes the provider's reports. */
const CHANGES = ['incomes', 'surgeries', 'clinics', 'contracts', 'constantTariffs'] as const;
/** A report has no version: it is read anew, as if this had changed, for whoever looks at the page again. */
const LOOKED = [CHANGES[0]];

export interface AccountingContext extends Standing {
  readonly at: number;
  /** What is drawn, where there is room for one picture. */
  readonly picture: Picture;
  /** The part of that picture which is chosen. */
  readonly share: string | null;
  readonly reports: Readonly<Record<ReportName, Part<Report>>>;
}

type Event = EventOf<typeof accountingWorkflow>;

const machine = setup({
  types: {
    context: {} as AccountingContext,
    events: {} as Event,
    input: {} as InputOf<typeof accountingWorkflow>,
    tags: {} as 'printing' | 'exporting' | `loading:${ReportName}` | (typeof CHANGES)[number],
  },
  actors: portsOf(accountingWorkflow),
  actions: {
    tell: sendParent(said),
    arrive: assign(({ event }) => ('at' in event ? { at: event.at } : {})),
    standAgain: assign(({ context, event }) => (event.type === 'screen.entered' ? returned(context, event.query ?? null) : {})),
    /** What was known to whoever comes again more than a moment after the last time is no balance of today. */
    ageLong: assign(({ context: { at, reports }, event }) =>
      'at' in event && event.at - at > AWAY_MILLIS ? { reports: { income: aged(reports.income, {}), invoices: aged(reports.invoices, {}) } } : {},
    ),
    keepReport: assign(({ context }, { name, value }: { readonly name: ReportName; readonly value: Report }) => ({
      reports: { ...context.reports, [name]: read(value) },
    })),
    ageReport: assign(({ context, event }, name: ReportName) =>
      event.type === 'rows.changed' ? { reports: { ...context.reports, [name]: aged(context.reports[name], event) } } : {},
    ),
    failReport: assign(({ context }, { name, failure }: { readonly name: ReportName; readonly failure: Failure }) => ({
      reports: { ...context.reports, [name]: failed(context.reports[name], failure) },
    })),
  },
  guards: {
    isAsked: ({ context }) => isAsked(context),
    isAbout: ({ event }, name: ReportName) => event.type === 'report.retried' && event.report === name,
    makesOld: ({ event }) => event.type === 'rows.changed' && CHANGES.some((resource: string) => resource === event.resource),
    isRange: ({ event }) => (event.type === 'range.chosen' || event.type === 'month.chosen') && !isReversed({ from: event.from ?? null, to: event.to ?? null }),
    wasLeft,
  },
});

const asking = (ask: (asked: readonly AppEvent[]) => readonly AppEvent[]) =>
  machine.enqueueActions(({ context: { tab, owing, at }, enqueue }) => {
    // All treatments of the practice are long: they come for whoever looks at debts, of which a recording has none.
    const debts: readonly AppEvent[] = tab === 'receivable' && owing === 'patients' ? [{ type: 'resource.want', resource: 'surgeries', at, sums: true }] : [];
    for (const thing of ask([...wants(LISTS, at), ...debts])) enqueue({ type: 'tell', params: thing });
  });
const wantLists = asking((asked) => asked);
const writeAddress = machine.enqueueActions(({ context, enqueue }) => {
  // Days that are none stay in the address as long as they are spoken of: until something is chosen.
  if (context.fault) return;
  enqueue({ type: 'tell', params: { type: 'route.queried', query: addressOf(context) } });
});

/** A report loads, fails and is asked for again by itself. */
const reportRegion = (name: ReportName, port: 'loadIncome' | 'loadInvoices') =>
  machine.createStateConfig({
    initial: 'loading',
    on: { 'screen.entered': '.loading', 'rows.changed': { guard: 'makesOld', target: '.loading', actions: { type: 'ageReport', params: name } } },
    states: {
      loading: {
        tags: `loading:${name}`,
        invoke: {
          id: port,
          src: port,
          input: {},
          onDone: { target: 'ready', actions: { type: 'keepReport', params: ({ event }) => ({ name, value: event.output }) } },
          onError: { target: 'failed', actions: { type: 'failReport', params: ({ event }) => ({ name, failure: reason({ event }) }) } },
        },
      },
      ready: { tags: LOOKED },
      failed: { tags: LOOKED, on: { 'report.retried': { guard: { type: 'isAbout', params: name }, target: 'loading', actions: 'arrive' } } },
    },
  });

const page = machine.createStateConfig({
  initial: 'shown',
  // Not of the screen as a whole: the reports hear it as well.
  on: { 'screen.entered': { actions: ['ageLong', 'arrive', 'standAgain', wantLists, writeAddress] } },
  states: {
    shown: { on: { 'print.requested': 'printing', 'export.requested': 'exporting' } },
    printing,
    exporting,
  },
});

/** The financial summary: what is asked of it stands in its address, and still holds for who comes back (ACC-SUM-1, ACC-SUM-2). */
export const accountingMachine = machine.createMachine({
  id: accountingWorkflow.name,
  context: ({ input }) => ({ at: input.at, picture: 'months', share: null, ...standingIn(input.query ?? {}), reports: { income: unread, invoices: unread } }),
  entry: wantLists,
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: {
        'tab.chosen': { actions: [assign({ tab: ({ event }) => event.tab, share: null, fault: null }), wantLists, writeAddress] },
        'owing.chosen': { actions: [assign({ owing: ({ event }) => event.owing, fault: null }), wantLists, writeAddress] },
        'picture.chosen': { actions: assign({ picture: ({ event }) => event.picture }) },
        'share.chosen': { actions: assign({ share: ({ event }) => event.key ?? null }) },
        'range.typed': { actions: [assign(({ context, event }) => withTyped(context, event.side, event.value)), writeAddress] },
        'range.chosen': { guard: 'isRange', actions: [assign(({ event }) => withRange({ from: event.from ?? null, to: event.to ?? null })), writeAddress] },
        'month.chosen': {
          guard: 'isRange',
          actions: [
            assign(({ context, event }) => {
              const month = { from: event.from, to: event.to };
              const around = context.around ?? context.range;
              if (!isSameRange(month, context.range)) return { ...withRange(month), around };
              // A month that was the range before it was pressed in the picture lets go to all days: there is nothing else around it.
              return withRange(isSameRange(month, around) ? EVER : around);
            }),
            writeAddress,
          ],
        },
        'list.retried': { actions: ['arrive', asking(outdated)] },
        'screen.left': [{ guard: 'isAsked', target: 'away' }, { target: 'ended' }],
      },
      states: { page, income: reportRegion('income', 'loadIncome'), invoices: reportRegion('invoices', 'loadInvoices') },
    },
    away: { on: { 'screen.entered': { target: 'open', actions: ['ageLong', 'arrive', 'standAgain', wantLists, writeAddress] } } },
    ended: { type: 'final' },
  },
});
