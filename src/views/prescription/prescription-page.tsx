import { css } from '@linaria/core';
import { persianDigits } from '../../schema/kit/digits.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { fullYears } from '../../schema/patients/age.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import type { LineDraft } from '../../schema/prescription/line.ts';
import { useApp } from '../kit/actors.tsx';
import { Digits } from '../kit/figures/digits.tsx';
import { LetterheadBlock } from '../kit/print/letterhead-block.tsx';
import { paperWords } from '../kit/print/texts.ts';
import { titledName } from '../kit/print/titled-name.ts';
import { paper } from './texts.ts';

const lines = css`
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: line;
  & > li {
    counter-increment: line;
    display: grid;
    grid-template-columns: 7mm 1fr auto;
    gap: 0 2mm;
    padding-block: 1.5mm;
    border-block-end: 0.4pt solid #888;
    break-inside: avoid;
  }
  & > li::before {
    content: counter(line, persian);
    grid-row: span 2;
    font-weight: 700;
  }
  & strong {
    font-size: 11.5pt;
  }
  & > li > p {
    grid-column: 2 / -1;
    white-space: pre-line;
    margin: 0;
  }
`;
const count = css`
  white-space: nowrap;
`;
/** Never alone on a page: whoever stamps it stamps what is prescribed, of which the last line goes along. */
const foot = css`
  display: flex;
  justify-content: flex-end;
  margin-block-start: 8mm;
  break-before: avoid;
  break-inside: avoid;
  & > p {
    display: grid;
    align-content: end;
    justify-items: center;
    inline-size: 52mm;
    block-size: 26mm;
    border-block-start: 0;
    border-block-end: 0.6pt dashed #000;
  }
`;
const sign = css`
  direction: ltr;
  font-weight: 700;
  font-size: 16pt;
  line-height: 1;
  margin-block: 1mm 2mm;
`;

interface PrescriptionPageProps {
  readonly patient: Patient | null;
  /** What the patient was called, of one whose file could not be read, or is there no more. */
  readonly name: string | null;
  readonly rows: readonly { readonly key: number; readonly draft: LineDraft }[];
}

/** A prescription as it is printed and shown before: the head, for whom it is, line by line, and room for stamp and signature. */
export const PrescriptionPage = ({ patient, name, rows }: PrescriptionPageProps) => {
  const day = useApp(({ at }) => tehranDay(at));
  const years = patient?.birth_date ? fullYears(patient.birth_date, day) : null;
  const facts = [
    [paper.patient, patient ? titledName(patient) : (name ?? paper.noName)],
    [paper.national, patient?.national_number ? <Digits key="national">{patient.national_number}</Digits> : null],
    [paper.age, years === null ? null : paper.years(years)],
  ] as const;
  return (
    <>
      <LetterheadBlock>
        <p>
          {paper.date}: {persianDigits(jalaliText(day))}
        </p>
      </LetterheadBlock>
      <h2>{paper.title}</h2>
      <dl>
        {facts.map(([label, fact]) =>
          fact === null || fact === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ),
        )}
      </dl>
      <p className={sign}>Rx</p>
      {rows.length === 0 ? <p>{paper.empty}</p> : null}
      <ol className={lines}>
        {rows.map(({ key, draft }) => (
          <li key={key}>
            <span>
              <strong>
                <bdi>{draft.drug}</bdi>
              </strong>{' '}
              <bdi>{draft.form}</bdi>
            </span>
            <span className={count}>{paper.count(draft.count)}</span>
            <p>
              <bdi>{draft.usage}</bdi>
            </p>
          </li>
        ))}
      </ol>
      <div className={foot}>
        <p>{paperWords.stamp}</p>
      </div>
    </>
  );
};
