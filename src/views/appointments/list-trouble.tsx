import { Button } from '../kit/controls/button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { failureReason } from '../kit/feedback/failure-text.ts';
import { RefreshIcon } from '../kit/icons/actions.tsx';
import { listNames, unreadableOf } from '../kit/page/list/texts.ts';
import { useListState, useRefresh } from '../kit/resources.ts';
import { words } from '../kit/texts.ts';

interface ListTroubleProps {
  readonly list: 'patients' | 'appointments';
  /** What stands before the reason. */
  readonly prefix: string;
  /** Whether it is said of a list whose rows are there from before, too. */
  readonly evenKnown?: boolean;
}

/** That a list could not be loaded, or read as a whole, with a way to try again. The kit's own of several lists comes with forms that no day has to fetch. */
export const ListTrouble = ({ list, prefix, evenKnown = false }: ListTroubleProps) => {
  const { known, busy, failure, unreadable } = useListState(list);
  const refresh = useRefresh(list);
  const retry = (
    <Button tone="quiet" icon={RefreshIcon} busy={busy} onClick={refresh}>
      {words.retry}
    </Button>
  );
  if (failure !== null && (!known || evenKnown)) {
    return (
      <Banner tone="problem" action={retry}>
        {`${prefix}${failureReason(failure)}`}
      </Banner>
    );
  }
  if (!known || unreadable === 0) return null;
  return (
    <Banner tone="warning" action={retry}>
      {unreadableOf(listNames[list], unreadable)}
    </Banner>
  );
};
