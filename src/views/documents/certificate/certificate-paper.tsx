import { css } from '@linaria/core';
import { type DocumentDraft, dayOn, restDaysOf } from '../../../schema/documents/draft.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { normalise } from '../../../schema/kit/persian-text.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { inWords } from '../../kit/figures/in-words.ts';
import { LetterheadBlock } from '../../kit/print/letterhead-block.tsx';
import { Signature } from '../../kit/print/signature.tsx';
import { titledName } from '../../kit/print/titled-name.ts';
import { certificate as texts } from '../texts.ts';

const body = css`
  font-size: 12pt;
  line-height: 2.1;
  text-align: start;
`;

export interface CertificatePaperProps {
  readonly patient: Patient;
  readonly draft: Pick<DocumentDraft, 'treatment' | 'day' | 'restDays' | 'addressee'>;
  /** The ISO day on which it is issued. */
  readonly today: string;
}

/** That somebody was here and was treated, and needs so many days of rest, if any (DOC-CERT-1). */
export const CertificatePaper = ({ patient, draft, today }: CertificatePaperProps) => {
  const { day } = dayOn(draft, today);
  const rest = restDaysOf(draft.restDays) ?? 0;
  const addressee = persianDigits(normalise(draft.addressee));
  return (
    <>
      <LetterheadBlock>
        <p>
          {texts.issued}: <DayText>{today}</DayText>
        </p>
      </LetterheadBlock>
      <h2>{texts.title}</h2>
      <div className={body}>
        {addressee === '' ? null : <p>{texts.to(addressee)}</p>}
        <p>
          {texts.begins}
          <bdi>
            <strong>{titledName(patient)}</strong>
          </bdi>
          {patient.national_number ? (
            <>
              {texts.national}
              <Digits>{patient.national_number}</Digits>
            </>
          ) : null}
          {texts.on}
          {day ? <DayText>{day}</DayText> : texts.blank}
          {texts.for}
          <strong>{persianDigits(normalise(draft.treatment)) || texts.blank}</strong>
          {texts.came}
        </p>
        {rest > 0 ? (
          <p>
            {texts.rests}
            {persianDigits(rest)} ({inWords(rest)}){texts.days}
            {day ? <DayText>{day}</DayText> : texts.blank}
            {texts.needs}
          </p>
        ) : null}
        <p>{texts.purpose}</p>
      </div>
      <Signature />
    </>
  );
};
