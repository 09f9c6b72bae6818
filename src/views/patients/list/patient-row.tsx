import { css } from '@linaria/core';
import { memo } from 'react';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { RecordRow } from '../../kit/page/list/record-row.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import type { Debts } from '../debts.ts';
import { list } from '../texts/list.ts';

// The place of what is owed is kept while that is not known yet: nothing moves when it comes.
const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
  & > span:first-child {
    flex: 1 1 7em;
  }
  & > span:last-child {
    flex: none;
    min-inline-size: 6.5em;
    ${text.caption}
    font-weight: ${weight.normal};
    text-align: end;
    @media (max-width: 359px) {
      text-align: start;
    }
    /* As high as the words that will stand in it. */
    &:empty::before {
      content: '\\200b';
    }
  }
`;
const insured = css`
  color: ${colour.accent};
  font-weight: ${weight.medium};
  &[data-insured='false'] {
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
      name={name}
      to={`/patient/${patient.id}`}
      index={persianDigits(index)}
      title={
        <span className={heading}>
          <span data-name="">{name}</span>
          <span>{owed === null || !Owed ? null : <Owed toman={owed} />}</span>
        </span>
      }
      detail={
        <>
          {patient.national_number ? <Digits>{patient.national_number}</Digits> : <span>{list.noNumber}</span>}
          {patient.phone ? <PhoneText>{patient.phone}</PhoneText> : <span>{list.noPhone}</span>}
        </>
      }
      note={
        <span className={insured} data-insured={insurance !== null}>
          {insurance ?? list.noInsurance}
        </span>
      }
    />
  );
});
