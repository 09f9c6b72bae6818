import { css } from '@linaria/core';
import { memo } from 'react';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { RecordRow } from '../../kit/page/list/record-row.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { list } from '../texts/list.ts';

const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
  & > small {
    ${text.caption}
    font-weight: ${weight.medium};
    color: ${colour.accent};
  }
  & > [data-insured='false'] {
    font-weight: ${weight.normal};
    color: ${colour.faint};
  }
`;

export interface PatientRowProps {
  readonly workflow: string;
  readonly patient: Patient;
  /** Its place in the list as shown, from 1. */
  readonly index: number;
  readonly insurance: string | null;
}

/** One patient: number, name, insurance, national number and phone. */
export const PatientRow = memo(({ workflow, patient, index, insurance }: PatientRowProps) => {
  const name = fullName(patient) || pageWords.unknown;
  return (
    <RecordRow
      workflow={workflow}
      row={patient}
      name={name}
      to={`/patient/${patient.id}`}
      index={persianDigits(index)}
      title={
        <span className={heading}>
          {name}
          <small data-insured={insurance !== null}>{insurance ?? list.noInsurance}</small>
        </span>
      }
      detail={
        <>
          {patient.national_number ? <Digits>{patient.national_number}</Digits> : <span>{list.noNumber}</span>}
          {patient.phone ? <PhoneText>{patient.phone}</PhoneText> : <span>{list.noPhone}</span>}
        </>
      }
    />
  );
});
