import { resourceId } from '../../../../machines/app/context.ts';
import { isDirty } from '../../../../machines/kit/form/context.ts';
import type { ResourceSnapshot } from '../../../../machines/kit/resource.ts';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import type { ResourceName } from '../../../../schema/api.ts';
import { useApp, useSelectedIfOpen } from '../../actors.tsx';
import { updated } from '../../calendar/ago.ts';
import { Button } from '../../controls/button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { useCachedRow } from '../../resources.ts';
import { words } from '../../texts.ts';
import { useWhenSettled } from '../list/when-settled.ts';
import { keptRecord, type LoadError, loadFailure } from './kept-texts.ts';
import { useRecord, useSendRecord } from './record-state.ts';

/** When a cached list is last known to have been the provider's; null while it never was. */
const loadedAt = ({ context }: ResourceSnapshot): number | null => context.loadedAt;

/** Hands a form whose record could not be loaded what the cached list has of it: a workflow sees no list. When the network is back, it is loaded. */
export const useKeptRecord = (workflow: string, list: ResourceName): void => {
  const { value, context } = useRecord(workflow);
  const send = useSendRecord(workflow);
  const online = useApp(({ online: isOnline }) => isOnline);
  const record = useCachedRow(list, context.id ?? 0) as AnyRow | null;
  const at = useSelectedIfOpen(resourceId(list), loadedAt) ?? null;
  const lacks = value === 'notLoaded';
  useWhenSettled(lacks && record !== null && at !== null, () => {
    if (record !== null && at !== null) send({ type: 'record.known', record, at });
  });
  useWhenSettled(online, () => {
    if (lacks || (value === 'editing' && context.kept)) send({ type: 'load.retried' });
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
