import { day, instant, integer, list, literal, money, optional, plain, ref, struct, text, typedDay, type ValueOf } from '../kit/shape.ts';
import { reads, workflow } from '../kit/workflow.ts';
import { printsPage, savesTable } from '../workflows/print.ts';
import { screenEvents, screenInput } from '../workflows/screen.ts';
import { OWING, TABS } from './tabs.ts';

/** What is drawn: months beside each other, or what a sum is made of. */
export const PICTURES = ['months', 'shares'] as const;
export type Picture = (typeof PICTURES)[number];

/** The provider's sums by the names of clinics: what they paid, and what they still have to pay. */
export const REPORTS = ['income', 'invoices'] as const;
export type ReportName = (typeof REPORTS)[number];

/** Sums by name, in toman; `clinic` where the report tells it by id, and how many of its rows could not be read. */
const report = struct({
  totals: list(struct({ name: text({ blank: true }), sum: money(), clinic: optional(ref('clinics')) })),
  unreadable: optional(integer()),
});
export type Report = ValueOf<typeof report>;

/** The financial summary: its tabs, the range of days that its sums are of, and what is done with a table. */
export const accountingWorkflow = workflow({
  name: 'accounting',
  version: 1,
  input: screenInput,
  events: {
    ...screenEvents,
    'tab.chosen': { tab: literal(...TABS) },
    'owing.chosen': { owing: literal(...OWING) },
    'picture.chosen': { picture: literal(...PICTURES) },
    /** A part of the picture of shares, by its key; null for none. */
    'share.chosen': { key: optional(plain()) },
    'range.typed': { side: literal('from', 'to'), value: typedDay },
    /** A range at one tap; a side that is not there is open. */
    'range.chosen': { from: optional(day()), to: optional(day()) },
    /** A month in the picture, by its first and last day; the one that holds is let go of. */
    'month.chosen': { from: day(), to: day() },
    'list.retried': { at: instant() },
    'report.retried': { report: literal(...REPORTS), at: instant() },
    'print.requested': {},
    /** The table itself lies in the vault: it is too long for an event, and is kept nowhere. `name` is that of the file. */
    'export.requested': { name: plain() },
  },
  ports: {
    printPage: printsPage,
    saveTable: savesTable,
    loadIncome: reads({}, report),
    loadInvoices: reads({}, report),
  },
});
