import { type PatientOrder, searchPatients, sortPatients } from '../../../machines/patients/search.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { PeopleIcon, PersonAddIcon } from '../../kit/icons/places.tsx';
import { type Asked, ListScreen } from '../../kit/page/list/list-screen.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { useInsuranceNames } from '../insurance-names.ts';
import { list } from '../texts/list.ts';
import { PatientRow } from './patient-row.tsx';
import { PrintedList } from './printed-list.tsx';

const choose = (patients: readonly Patient[], { query, order }: Asked) => searchPatients(sortPatients(patients, order as PatientOrder), query);

/** Finding a patient among all. */
export const PatientList = () => {
  const workflow = useWorkflow();
  const insuranceOf = useInsuranceNames();
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
      row={(patient, index) => <PatientRow workflow={workflow} patient={patient} index={index + 1} insurance={insuranceOf(patient)} />}
      printed={(patients, asked) => <PrintedList patients={patients} asked={asked} insuranceOf={insuranceOf} />}
    />
  );
};
