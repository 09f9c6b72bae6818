import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { persianDigits } from '../../../schema/kit/digits.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { insuranceText, useInsuranceNames } from '../insurance-names.ts';
import { fields, profile } from '../texts.ts';

const grid = css`
  display: grid;
  /* Two beside each other, one above the other where letters are large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr));
  gap: ${space(4)} ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.surface};
  box-shadow: 0 0 0 1px ${colour.line};
  @container (min-width: 560px) {
    grid-template-columns: repeat(4, auto);
  }
  & > [data-wide='true'] {
    grid-column: 1 / -1;
  }
  & > [data-line='true'] {
    grid-column: 1 / -1;
    display: flex;
    align-items: baseline;
    gap: ${space(2)};
  }
  & dt {
    ${text.caption}
    color: ${colour.soft};
  }
  & dd {
    font-weight: ${weight.medium};
    white-space: pre-line;
  }
  & dd[data-none='true'] {
    color: ${colour.faint};
    font-weight: ${weight.normal};
  }
  & small {
    ${text.caption}
    color: ${colour.faint};
    font-weight: ${weight.normal};
  }
`;

interface FactProps {
  readonly name: string;
  /** Takes the whole width; `line` with name and value beside each other. */
  readonly span?: 'wide' | 'line';
  readonly children: ReactNode;
}

const Fact = ({ name, span, children }: FactProps) => (
  <div data-wide={span === 'wide'} data-line={span === 'line'}>
    <dt>{name}</dt>
    <dd data-none={!children}>{children || profile.notRecorded}</dd>
  </div>
);

/** Who the patient is, on paper. */
export const Facts = ({ patient }: { readonly patient: Patient }) => {
  const insurance = insuranceText(patient, useInsuranceNames()(patient));
  return (
    <dl className={grid} aria-label={profile.facts}>
      <Fact name={fields.national_number}>{patient.national_number ? <Digits>{patient.national_number}</Digits> : null}</Fact>
      <Fact name={fields.birth_date}>{patient.birth_date ? <DayText>{patient.birth_date}</DayText> : null}</Fact>
      <Fact name={fields.insurance}>{insurance}</Fact>
      <Fact name={fields.phone}>{patient.phone ? <PhoneText>{patient.phone}</PhoneText> : null}</Fact>
      <Fact name={fields.address} span="wide">
        {patient.address ? persianDigits(patient.address.trim()) : null}
      </Fact>
      <Fact name={fields.fileNumber} span="line">
        {pageWords.none} <small>{profile.fileNumberInactive}</small>
      </Fact>
    </dl>
  );
};
