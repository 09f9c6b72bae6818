import { rowById } from '../../../machines/kit/rows.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { Bone, SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import type { NamedList } from '../../kit/page/list/list-troubles.tsx';
import { NamesTrouble } from '../../kit/page/list/names-trouble.tsx';
import { isLost, PartTrouble } from '../../kit/page/list/part-trouble.tsx';
import { Card } from '../../kit/page/page.tsx';
import { useRows } from '../../kit/resources.ts';
import { useInsuranceNames } from '../insurance-names.ts';
import { problems, profile } from '../texts.ts';
import { ofPatient, usePatient } from './profile-state.ts';

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

/** The lists that something in a file has no name for want of. */
export const FileTrouble = ({ patient }: { readonly patient: Patient }) => {
  const insurance = useInsuranceNames()(patient);
  const types = useRows('procedureTypes');
  const treatments = useRows('surgeries', ofPatient(patient.id));
  const lists: readonly NamedList[] = [
    ...(patient.insurance != null && insurance === null ? (['insurances'] as const) : []),
    ...(treatments.every(({ procedure_type }) => rowById(types, procedure_type)) ? [] : (['procedureTypes'] as const)),
  ];
  return <NamesTrouble key={lists.join()} lists={lists} evenKnown />;
};
