import { isDirty } from '../../../../machines/kit/form/context.ts';
import { useApp } from '../../actors.tsx';
import { updated } from '../../calendar/ago.ts';
import { Button } from '../../controls/button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { words } from '../../texts.ts';
import { useWhenSettled } from '../list/when-settled.ts';
import { keptRecord, type LoadError, loadFailure } from './kept-texts.ts';
import { useRecord, useSendRecord } from './record-state.ts';

/** Has a record that could not be loaded asked for when the network is back. */
export const useLoadedOnReturn = (workflow: string): void => {
  const { value, context } = useRecord(workflow);
  const send = useSendRecord(workflow);
  const online = useApp(({ online: isOnline }) => isOnline);
  useWhenSettled(online, () => {
    if (value === 'notLoaded' || (value === 'editing' && context.kept)) send({ type: 'load.wanted' });
  });
};

interface KeptRecordProps {
  readonly workflow: string;
  readonly loadError: LoadError;
}

/** Says of a record that only a cached list has why, and how old that is. */
export const KeptRecord = ({ workflow, loadError }: KeptRecordProps) => {
  const { value, context } = useRecord(workflow);
  const send = useSendRecord(workflow);
  const at = useApp((app) => app.at);
  const { kept } = context;
  if (!kept) return null;
  const untouched = value === 'editing' && !isDirty(context);
  return (
    <Banner
      tone="warning"
      announced
      action={
        untouched ? (
          <Button tone="quiet" onClick={() => send({ type: 'load.retried' })}>
            {words.retry}
          </Button>
        ) : undefined
      }
    >
      {`${loadFailure(loadError, kept.failure)} ${keptRecord(updated(at - kept.at))}`}
    </Banner>
  );
};
