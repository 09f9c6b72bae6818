import type { Failure } from '../../../schema/kit/failure.ts';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { RefreshIcon } from '../../kit/icons/actions.tsx';
import { words } from '../../kit/texts.ts';
import { useReport, useSendSummary } from '../standing.ts';
import { missing } from '../texts.ts';

/** A provider that does not offer a report has nothing to say against the sums. */
const isOffered = (failure: Failure): boolean => !(failure._tag === 'Rejected' && [404, 405].includes(failure.status));

/** Where the provider's own sums of what clinics paid are missing, or some of them could not be read. */
export const IncomeReport = () => {
  const { value, failure, busy } = useReport('income');
  const send = useSendSummary();
  return failure && isOffered(failure) ? (
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
  ) : value?.unreadable ? (
    <Banner tone="warning">{missing.incomeUnread(value.unreadable)}</Banner>
  ) : null;
};
