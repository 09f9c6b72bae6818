import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { ErrorState } from '../../kit/feedback/empty-state.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { Bone, SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { RefreshIcon } from '../../kit/icons/actions.tsx';
import { useSendList } from '../../kit/page/list/list-state.ts';
import { Card } from '../../kit/page/page.tsx';
import { words } from '../../kit/texts.ts';
import { problems, profile } from '../texts.ts';
import { usePatient } from './profile-state.ts';

/** A file that is on its way, cannot be had, or is gone. */
export const ProfileTrouble = ({ workflow }: { readonly workflow: string }) => {
  const { failure, busy, missing } = usePatient(workflow);
  const send = useSendList(workflow);
  const back = <LinkButton to="/patients">{profile.backToList}</LinkButton>;
  if (missing) {
    return (
      <ErrorState title={profile.missing} actions={back}>
        {profile.missingHelp}
      </ErrorState>
    );
  }
  if (failure) {
    return (
      <ErrorState
        title={problems.load}
        actions={
          <>
            <Button tone="primary" icon={RefreshIcon} busy={busy} onClick={() => send({ type: 'part.retried', part: 'patient', at: now() })}>
              {words.retry}
            </Button>
            {back}
          </>
        }
      >
        {failureReason(failure)}
      </ErrorState>
    );
  }
  return (
    <>
      <Card>
        <Bone width="40%" height="16px" />
        <Bone width="65%" height="36px" />
        <Bone width="85%" height="16px" />
      </Card>
      <SkeletonRows count={4} label={profile.loading} />
    </>
  );
};
