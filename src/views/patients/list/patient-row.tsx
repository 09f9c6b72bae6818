import { memo } from 'react';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { RecordRow } from '../../kit/page/list/record-row.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import type { Debts } from '../debts.ts';
import { insuranceText } from '../insurance-names.ts';
import { list, nameApart } from '../texts/list.ts';

export interface PatientRowProps {
  readonly workflow: string;
  readonly patient: Patient;
  /** Its place in the list as shown, from 1. */
  readonly index: number;
  /** What the insurance is called; null where there is none, or nobody knows. */
  readonly insurance: string | null;
  /** What is owed in toman; null while nobody knows. */
  readonly owed: number | null;
  readonly Owed: Debts['Owed'] | undefined;
}

/** One patient: number, name, what is owed, national number, phone and insurance. */
export const PatientRow = memo(({ workflow, patient, index, insurance, owed, Owed }: PatientRowProps) => {
  const name = fullName(patient) || pageWords.unknown;
  return (
    <RecordRow
      workflow={workflow}
      row={patient}
      name={nameApart(patient)}
      to={`/patient/${patient.id}`}
      index={persianDigits(index)}
      title={name}
      aside={owed === null || !Owed ? null : <Owed toman={owed} />}
      detail={
        <>
          {patient.national_number ? <Digits>{patient.national_number}</Digits> : <span>{list.noNumber}</span>}
          {patient.phone ? <PhoneText>{patient.phone}</PhoneText> : <span>{list.noPhone}</span>}
        </>
      }
      note={insuranceText(patient, insurance)}
      noteTone={insurance === null ? 'faint' : 'accent'}
    />
  );
});
