import { Effect } from 'effect';
import type { accountingWorkflow, Report, ReportName } from '../../schema/accounting/workflow.ts';
import { calls } from '../../schema/api.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { pageIn } from '../../schema/kit/wire/page.ts';
import type { Call, Http } from '../kit/http.ts';
import type { PortEffects } from '../kit/ports.ts';
import { totalsOf } from '../kit/reports/totals.ts';
import { tableEffects } from '../kit/tables.ts';

const hasContent = (wire: object): boolean => Object.keys(pageIn(wire)?.rows ?? wire).length > 0;

/** A report of sums by clinic; one of which nothing can be read is unreadable, and not empty (D-29). */
const reportOf = Effect.fnUntraced(function* (call: Call, name: ReportName): Effect.fn.Return<Report, Failure, Http> {
  const { wire, totals, unreadable } = yield* totalsOf(call, name);
  if (typeof wire !== 'object' || wire === null || (totals.length === 0 && (unreadable > 0 || hasContent(wire))))
    return yield* Effect.fail<Failure>({ _tag: 'Unreadable', where: call.path });
  return { totals, ...(unreadable > 0 ? { unreadable } : {}) };
});

const accountingEffects: PortEffects<typeof accountingWorkflow> = {
  ...tableEffects,
  loadIncome: () => reportOf(calls.incomeByClinics, 'income'),
  loadInvoices: () => reportOf(calls.invoicesByClinics, 'invoices'),
};

export const effects = { accounting: accountingEffects };
