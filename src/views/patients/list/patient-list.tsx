import { useMemo } from 'react';
import { type PatientOrder, searchPatients, sortPatients } from '../../../machines/patients/search.ts';
import { standingIn } from '../../../machines/patients/standings.ts';
import { isPersianName } from '../../../schema/kit/persian-text.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { PeopleIcon, PersonAddIcon } from '../../kit/icons/places.tsx';
import { useWantedLater } from '../../kit/list/wanted-later.ts';
import { type Asked, ListScreen } from '../../kit/page/list/list-screen.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { useListState } from '../../kit/resources.ts';
import { useInsuranceNames } from '../insurance-names.ts';
import { useStandings } from '../standings.ts';
import { list } from '../texts/list.ts';
import { fields } from '../texts/names.ts';
import { Owed } from './owed.tsx';
import { PatientRow } from './patient-row.tsx';

/** Finding a patient among all. */
export const PatientList = () => {
  const workflow = useWorkflow();
  const insuranceOf = useInsuranceNames();
  const standings = useStandings();
  const send = useSendApp();
  useWantedLater('surgeries incomes', useListState('patients').known);
  const choose = useMemo(
    () =>
      (patients: readonly Patient[], { query, order }: Asked) =>
        searchPatients(sortPatients(patients, order as PatientOrder, standings), query),
    [standings],
  );
  const owedBy = (patient: Patient): number | null => standings && standingIn(standings, patient).owed;
  return (
    <ListScreen
      workflow={workflow}
      list="patients"
      texts={list}
      icon={PeopleIcon}
      choose={choose}
      orders={list.orders}
      addTo="/new-patient"
      addIcon={PersonAddIcon}
      addFound={(named) =>
        isPersianName(named) ? (
          <Button tone="primary" icon={PersonAddIcon} onClick={() => send({ type: 'route.go', to: '/new-patient', replace: false, passed: { named } })}>
            {list.addNamed(named)}
          </Button>
        ) : null
      }
      row={(patient, index) => (
        <PatientRow workflow={workflow} patient={patient} index={index + 1} insurance={insuranceOf(patient)} owed={owedBy(patient)} />
      )}
      paperTitle={list.printTitle}
      columns={[
        { head: fields.fullName, cell: (patient) => fullName(patient) || pageWords.unknown },
        { head: fields.national_number, cell: ({ national_number }) => <Digits>{national_number}</Digits> },
        { head: fields.insurance, cell: (patient) => insuranceOf(patient) ?? list.noInsurance },
        { head: fields.phone, cell: ({ phone }) => (phone ? <PhoneText>{phone}</PhoneText> : list.noPhone) },
        ...(standings ? [{ head: list.owed, cell: (patient: Patient) => <Owed toman={standingIn(standings, patient).owed} /> }] : []),
      ]}
    />
  );
};
