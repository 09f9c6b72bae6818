import { css } from '@linaria/core';
import { plannedParts } from '../../../schema/installments/schedule.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { plan } from '../texts.ts';

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.tint};
  color: ${colour.onTint};
  & small {
    color: inherit;
  }
`;
const head = css`
  display: flex;
  flex-direction: column;
  & > span {
    ${text.caption}
  }
  & > strong {
    ${text.title}
    font-weight: ${weight.bold};
  }
`;
const parts = css`
  display: flex;
  flex-direction: column;
  font-variant-numeric: tabular-nums;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space(3)};
    padding-block: ${space(1)};
    ${text.body}
  }
  & > li + li {
    border-block-start: 1px solid ${colour.tintDeep};
  }
  & > li > span:first-child {
    min-inline-size: 1.6em;
    ${text.caption}
  }
  & > li > span:last-child:not(:first-child) {
    margin-inline-start: auto;
    font-weight: ${weight.medium};
  }
`;
const note = css`
  ${text.caption}
`;

interface ScheduleProps {
  /** In toman; null while nobody knows. */
  readonly debt: number | null;
  /** Why nobody does. */
  readonly lack: string;
  readonly count: number;
  readonly period: number;
  /** Today in Tehran, as an ISO day. */
  readonly today: string;
}

/** A plan as it would be: when each part is due and what it comes to. */
export const Schedule = ({ debt, lack, count, period, today }: ScheduleProps) => {
  const all = plannedParts(debt, count, period, today);
  const [first, last] = [all[0]?.amount ?? null, all.at(-1)?.amount ?? null];
  return (
    <section className={frame} aria-label={plan.drawn}>
      {first === null ? null : (
        <p className={head}>
          <span>{plan.each}</span>
          <strong>
            <Amount toman={first} />
          </strong>
          {last === null || last === first ? null : (
            <span>
              {plan.last}: <Amount toman={last} />
            </span>
          )}
        </p>
      )}
      <ol className={parts}>
        {all.map(({ due, amount }, index) => (
          <li key={due}>
            <span>{persianDigits(index + 1)}</span>
            <DayText>{due}</DayText>
            {amount === null ? null : (
              <span>
                <Amount toman={amount} short />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={note}>{debt === null ? lack : plan.drawnHelp}</p>
    </section>
  );
};
