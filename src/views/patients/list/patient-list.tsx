import { type PatientOrder, searchPatients, sortPatients } from '../../../machines/patients/search.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { PeopleIcon, PersonAddIcon } from '../../kit/icons/places.tsx';
import { type Asked, ListScreen } from '../../kit/page/list/list-screen.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { useInsuranceNames } from '../insurance-names.ts';
import { list } from '../texts/list.ts';
import { fields } from '../texts/names.ts';
import { PatientRow } from './patient-row.tsx';

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
      paperTitle={list.printTitle}
      columns={[
        { head: fields.fullName, cell: (patient) => fullName(patient) || pageWords.unknown },
        { head: fields.national_number, cell: ({ national_number }) => <Digits>{national_number ?? pageWords.none}</Digits> },
        { head: fields.insurance, cell: (patient) => insuranceOf(patient) ?? list.noInsurance },
        { head: fields.phone, cell: ({ phone }) => (phone ? <PhoneText>{phone}</PhoneText> : list.noPhone) },
      ]}
    />
  );
};
