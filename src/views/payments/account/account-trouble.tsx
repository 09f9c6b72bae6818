import { useSend } from '../../kit/actors.tsx';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { ErrorState } from '../../kit/feedback/empty-state.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { RefreshIcon } from '../../kit/icons/actions.tsx';
import { words } from '../../kit/texts.ts';
import { account, failures } from '../texts.ts';
import { type AccountEvent, isGone, type Kind, useAccount } from './account-state.ts';

/** A payer that cannot be shown: gone, or not to be had. */
export const AccountTrouble = ({ workflow, kind }: { readonly workflow: string; readonly kind: Kind }) => {
  const snapshot = useAccount(workflow);
  const send = useSend<AccountEvent>(workflow);
  const { payerFailure } = snapshot.context;
  const back = <Button onClick={() => send({ type: 'account.closed' })}>{kind === 'patient' ? account.backToPatients : account.backToClinics}</Button>;
  if (isGone(snapshot)) {
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
          <Button tone="primary" icon={RefreshIcon} busy={snapshot.hasTag('loadingPayer')} onClick={() => send({ type: 'payer.retried', at: now() })}>
            {words.retry}
          </Button>
          {back}
        </>
      }
    >
      {payerFailure ? failureReason(payerFailure) : null}
    </ErrorState>
  );
};
