import { clinicFigures } from '../../../machines/accounting/receivable.ts';
import { incomeTotals } from '../../../machines/accounting/totals.ts';
import { EVER, isSameRange } from '../../../schema/accounting/day-range.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { RefreshIcon } from '../../kit/icons/actions.tsx';
import { useListState, useRows } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { useReport, useSendSummary, useStanding } from '../standing.ts';
import { missing } from '../texts.ts';

/** A provider that does not offer a report has nothing to say against the sums. */
const isOffered = (failure: Failure): boolean => !(failure._tag === 'Rejected' && [404, 405].includes(failure.status));

/** Where the provider's own sums of what clinics paid are missing, or say something else than the payments do. */
export const IncomeReport = () => {
  const { value, failure, busy } = useReport('income');
  const { range } = useStanding();
  const [incomes, clinics] = [useRows('incomes'), useRows('clinics')];
  const list = useListState('incomes');
  const send = useSendSummary();
  if (failure && isOffered(failure)) {
    return (
      <Banner
        tone="warning"
        announced
        action={
          <Button tone="quiet" icon={RefreshIcon} busy={busy} onClick={() => send({ type: 'report.retried', report: 'income', at: now() })}>
            {words.retry}
          </Button>
        }
      >
        {missing.income(failureReason(failure))}
      </Banner>
    );
  }
  // While either is being read they speak of different moments, and a report has no range.
  if (!value || busy || failure || list.busy || !list.known || list.unreadable > 0 || !isSameRange(range, EVER)) return null;
  const { by } = incomeTotals(incomes, range);
  return clinicFigures(value, clinics).map(({ id, name, sum }) => {
    const summed = id === null ? 0 : (by.get(-id)?.sum ?? 0);
    return id === null || sum === null || summed === sum ? null : (
      <Banner key={name} tone="warning">
        {missing.differs(name, sum, summed)}
      </Banner>
    );
  });
};
