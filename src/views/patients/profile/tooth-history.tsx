import { css } from '@linaria/core';
import { costOf, type Surgery } from '../../../schema/treatments/surgery.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { toothWords } from '../../kit/figures/tooth/texts.ts';
import { ToothChart } from '../../kit/figures/tooth/tooth-chart.tsx';
import { Card } from '../../kit/page/page.tsx';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { treatment as texts } from '../texts.ts';

const list = css`
  display: flex;
  flex-direction: column;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(3)};
    padding-block: ${space(2)};
    border-block-start: 1px solid ${colour.line};
  }
  & strong {
    flex: 1 1 100%;
    font-weight: ${weight.bold};
  }
  & span,
  & time {
    ${text.caption}
    color: ${colour.soft};
  }
`;

interface ToothHistoryProps {
  readonly treatments: readonly Surgery[];
  readonly typeOf: (treatment: Surgery) => string;
}

/** What was done, tooth by tooth, on the picture of the mouth. */
export const ToothHistory = ({ treatments, typeOf }: ToothHistoryProps) => (
  <Card title={toothWords.chart}>
    <ToothChart label={toothWords.chart} entries={treatments}>
      {(entries) => (
        <ul className={list}>
          {entries.map((treatment) => (
            <li key={treatment.id}>
              <strong>{typeOf(treatment)}</strong>
              {treatment.surgery_time ? <DayText>{treatment.surgery_time}</DayText> : <span>{texts.undated}</span>}
              <Amount toman={costOf(treatment)} short />
            </li>
          ))}
        </ul>
      )}
    </ToothChart>
  </Card>
);
