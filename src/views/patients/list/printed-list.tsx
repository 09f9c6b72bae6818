import type { PatientOrder } from '../../../machines/patients/search.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import type { Asked } from '../../kit/page/list/list-screen.tsx';
import { PrintTable } from '../../kit/print/print-table.tsx';
import { words } from '../../kit/texts.ts';
import { list } from '../texts/list.ts';
import { fields } from '../texts/names.ts';

interface PrintedListProps {
  readonly patients: readonly Patient[];
  readonly asked: Asked;
  readonly insuranceOf: (patient: Patient) => string | null;
}

/** The rows on the screen, for the printer. */
export const PrintedList = ({ patients, asked: { query, order }, insuranceOf }: PrintedListProps) => {
  const about = [
    list.count(patients.length),
    list.sortedBy(list.orders[order as PatientOrder]),
    ...(query.trim() === '' ? [] : [list.printQuery(query.trim())]),
  ];
  return (
    <PrintTable
      title={list.printTitle}
      note={about.join(' · ')}
      rows={patients}
      columns={[
        { head: fields.fullName, cell: (patient) => fullName(patient) || words.unknown },
        { head: fields.national_number, cell: ({ national_number }) => <Digits>{national_number}</Digits> },
        { head: fields.insurance, cell: (patient) => insuranceOf(patient) ?? list.noInsurance },
        { head: fields.phone, cell: ({ phone }) => (phone ? <PhoneText>{phone}</PhoneText> : list.noPhone) },
      ]}
    />
  );
};
