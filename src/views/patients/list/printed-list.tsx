import { persianDigits } from '../../../schema/kit/digits.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { useApp } from '../../kit/actors.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { PrintSheet } from '../../kit/print/print-sheet.tsx';
import { words } from '../../kit/texts.ts';
import { list } from '../texts/list.ts';
import { fields, printedOn } from '../texts/names.ts';
import type { Shown } from './list-state.ts';

interface PrintedListProps {
  readonly shown: Shown;
  readonly insuranceOf: (patient: Patient) => string | null;
}

/** The rows on the screen, for the printer. */
export const PrintedList = ({ shown: { patients, query, sort }, insuranceOf }: PrintedListProps) => {
  const today = useApp(({ at }) => tehranDay(at));
  const about = [
    list.count(patients.length),
    list.sortedBy(list.orders[sort]),
    ...(query.trim() === '' ? [] : [list.printQuery(query.trim())]),
    printedOn(persianDigits(jalaliText(today))),
  ];
  return (
    <PrintSheet title={list.printTitle} note={about.join(' · ')} paper="A4">
      <table>
        <thead>
          <tr>
            <th>{list.index}</th>
            <th>{fields.fullName}</th>
            <th>{fields.national_number}</th>
            <th>{fields.insurance}</th>
            <th>{fields.phone}</th>
          </tr>
        </thead>
        <tbody>
          {patients.map((patient, index) => (
            <tr key={patient.id}>
              <td>{persianDigits(index + 1)}</td>
              <td>{fullName(patient) || words.unknown}</td>
              <td>
                <Digits>{patient.national_number}</Digits>
              </td>
              <td>{insuranceOf(patient) ?? list.noInsurance}</td>
              <td>{patient.phone ? <PhoneText>{patient.phone}</PhoneText> : list.noPhone}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
};
