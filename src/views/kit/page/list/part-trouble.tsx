import { now } from '../../clock.ts';
import { Button } from '../../controls/button.tsx';
import { ErrorState } from '../../feedback/empty-state.tsx';
import { failureReason } from '../../feedback/failure-text.ts';
import { RefreshIcon } from '../../icons/actions.tsx';
import { words } from '../../texts.ts';
import { type PartState, useSendList } from './list-state.ts';

/** Whether a screen cannot be shown for want of the thing that it is about. */
export const isLost = ({ missing, failure, value }: PartState<unknown>): boolean => missing || (failure !== null && value === null);

export interface PartTroubleProps {
  readonly workflow: string;
  readonly part: string;
  readonly state: PartState<unknown>;
  readonly texts: { readonly missing: string; readonly missingHelp: string };
  readonly loadError: string;
  /** What the way back is called. */
  readonly back: string;
}

/** What a screen is about is gone, or not to be had. */
export const PartTrouble = ({ workflow, part, state, texts, loadError, back }: PartTroubleProps) => {
  const send = useSendList(workflow);
  const away = <Button onClick={() => send({ type: 'screen.closed' })}>{back}</Button>;
  if (state.missing) {
    return (
      <ErrorState title={texts.missing} actions={away}>
        {texts.missingHelp}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      title={loadError}
      actions={
        <>
          <Button tone="primary" icon={RefreshIcon} busy={state.busy} onClick={() => send({ type: 'part.retried', part, at: now() })}>
            {words.retry}
          </Button>
          {away}
        </>
      }
    >
      {state.failure ? failureReason(state.failure) : null}
    </ErrorState>
  );
};
