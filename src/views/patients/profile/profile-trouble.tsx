import { Bone, SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { isLost, PartTrouble } from '../../kit/page/list/part-trouble.tsx';
import { Card } from '../../kit/page/page.tsx';
import { problems, profile } from '../texts.ts';
import { usePatient } from './profile-state.ts';

/** A file that is on its way, cannot be had, or is gone. */
export const ProfileTrouble = ({ workflow }: { readonly workflow: string }) => {
  const state = usePatient(workflow);
  if (isLost(state)) {
    return <PartTrouble workflow={workflow} part="patient" state={state} texts={profile} loadError={problems.load} back={profile.backToList} />;
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
