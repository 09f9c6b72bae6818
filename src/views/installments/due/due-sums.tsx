import { css } from '@linaria/core';
import type { DueTally } from '../../../schema/installments/due.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { due } from '../texts.ts';

const dues = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  & > p {
    display: flex;
    flex: 1 1 9rem;
    flex-direction: column;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.control};
    background: ${colour.warnTint};
    color: ${colour.warn};
    ${text.caption}
    font-weight: ${weight.medium};
  }
  & > p[data-state='overdue'] {
    background: ${colour.dangerTint};
    color: ${colour.danger};
  }
  & strong {
    ${text.body}
    font-weight: ${weight.bold};
  }
  & small {
    color: inherit;
  }
`;

/** How many cheques are overdue, due today and due soon, and what they come to; nothing where there are none. */
export const DueSums = ({ tally }: { readonly tally: DueTally }) =>
  tally.all === 0 ? null : (
    <div className={dues}>
      {tally.overdue > 0 ? (
        <p data-state="overdue">
          {due.overdue(tally.overdue)}
          <strong>
            <Amount toman={tally.overdueSum} />
          </strong>
        </p>
      ) : null}
      {tally.today > 0 ? (
        <p>
          {due.dueToday(tally.today)}
          <strong>
            <Amount toman={tally.todaySum} />
          </strong>
        </p>
      ) : null}
      {tally.soon > 0 ? (
        <p>
          {due.soon(tally.soon)}
          <strong>
            <Amount toman={tally.soonSum} />
          </strong>
        </p>
      ) : null}
    </div>
  );
