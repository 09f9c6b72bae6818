import { css } from '@linaria/core';
import { costOf, type Surgery } from '../../../schema/treatments/surgery.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { ToothMark } from '../../kit/figures/tooth-mark.tsx';
import { RecordRow } from '../../kit/page/list/record-row.tsx';
import { weight } from '../../kit/theme/tokens.ts';
import { treatment as texts } from '../texts.ts';
import { toothText } from './tooth-text.ts';

const amount = css`
  font-weight: ${weight.bold};
`;

interface TreatmentRowProps {
  readonly workflow: string;
  readonly treatment: Surgery;
  readonly type: string;
}

/** One treatment: what, which tooth, when and for how much. */
export const TreatmentRow = ({ workflow, treatment, type }: TreatmentRowProps) => {
  const { tooth_number, surgery_time } = treatment;
  return (
    <RecordRow
      workflow={workflow}
      row={treatment}
      name={texts.label(type, toothText(tooth_number))}
      mark={<ToothMark fdi={tooth_number} />}
      title={type}
      detail={
        <>
          <span>{toothText(tooth_number)}</span>
          {surgery_time ? <DayText>{surgery_time}</DayText> : <span>{texts.undated}</span>}
          <span className={amount}>
            <Amount toman={costOf(treatment)} short />
          </span>
        </>
      }
    />
  );
};
