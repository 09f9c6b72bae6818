import { css } from '@linaria/core';
import type { DocumentDraft } from '../../../schema/documents/draft.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { normalise } from '../../../schema/kit/persian-text.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { DayText } from '../../kit/figures/day-text.tsx';
import { LetterheadBlock } from '../../kit/print/letterhead-block.tsx';
import { titledName } from '../../kit/print/titled-name.ts';
import { advice as texts } from '../texts.ts';

const points = css`
  margin: 0;
  padding-inline-start: 6mm;
  list-style: disc;
  font-size: 11.5pt;
  line-height: 1.85;
`;

export interface AdvicePaperProps {
  /** Nobody in particular where null. */
  readonly patient: Patient | null;
  readonly draft: Pick<DocumentDraft, 'adviceName' | 'adviceText'>;
  /** The ISO day on which it is given. */
  readonly today: string;
}

/** What to heed after a treatment, one point a line (DOC-ADV-1). */
export const AdvicePaper = ({ patient, draft, today }: AdvicePaperProps) => (
  <>
    <LetterheadBlock>
      <p>
        <DayText>{today}</DayText>
      </p>
    </LetterheadBlock>
    <h2>{persianDigits(texts.title(normalise(draft.adviceName)))}</h2>
    {patient === null ? null : (
      <dl>
        <div>
          <dt>{texts.forName}</dt>
          <dd>
            <bdi>{titledName(patient)}</bdi>
          </dd>
        </div>
      </dl>
    )}
    <ul className={points}>
      {draft.adviceText
        .split('\n')
        .map(normalise)
        .filter(Boolean)
        .map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place; two may say the same
          <li key={index}>{persianDigits(point)}</li>
        ))}
    </ul>
  </>
);
