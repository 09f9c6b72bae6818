import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { ErrorState } from '../../kit/feedback/empty-state.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { RefreshIcon } from '../../kit/icons/actions.tsx';
import { useSendList } from '../../kit/page/list/list-state.ts';
import { words } from '../../kit/texts.ts';
import { account, failures } from '../texts.ts';
import { type Kind, usePayer } from './account-state.ts';

/** A payer that cannot be shown: gone, or not to be had. */
export const AccountTrouble = ({ workflow, kind }: { readonly workflow: string; readonly kind: Kind }) => {
  const { failure, missing, busy } = usePayer(workflow);
  const send = useSendList(workflow);
  const back = <Button onClick={() => send({ type: 'screen.closed' })}>{kind === 'patient' ? account.backToPatients : account.backToClinics}</Button>;
  if (missing) {
    return (
      <ErrorState title={kind === 'patient' ? account.missingPatient : account.missingClinic} actions={back}>
        {account.missingHelp}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      title={failures[kind]}
      actions={
        <>
          <Button tone="primary" icon={RefreshIcon} busy={busy} onClick={() => send({ type: 'part.retried', part: 'payer', at: now() })}>
            {words.retry}
          </Button>
          {back}
        </>
      }
    >
      {failure ? failureReason(failure) : null}
    </ErrorState>
  );
};
