import { css } from '@linaria/core';
import { clinicFigures } from '../../../machines/accounting/receivable.ts';
import { incomeTotals } from '../../../machines/accounting/totals.ts';
import { EVER, isSameRange } from '../../../schema/accounting/day-range.ts';
import { useListState, useRows } from '../../kit/resources.ts';
import { colour, space, TARGET, text, weight } from '../../kit/theme/tokens.ts';
import { useAsked, useReport } from '../standing.ts';
import { missing } from '../texts.ts';

const frame = css`
  ${text.caption}
  color: ${colour.warn};
  & > summary {
    min-block-size: ${TARGET};
    align-content: center;
    font-weight: ${weight.bold};
    cursor: pointer;
  }
  & > ul {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** Where the provider's own sums of what clinics paid say something else than the payments do: one line, to be opened. */
export const IncomeDifferences = () => {
  const { value, failure, busy } = useReport('income');
  const range = useAsked('range');
  const [incomes, clinics] = [useRows('incomes'), useRows('clinics')];
  const list = useListState('incomes');
  // While either is being read they speak of different moments, and a report has no range.
  if (!value || busy || failure || list.busy || !list.known || list.unreadable > 0 || !isSameRange(range, EVER)) return null;
  const { by } = incomeTotals(incomes, range);
  const differing = clinicFigures(value, clinics).flatMap(({ id, name, sum }) => {
    const summed = id === null ? null : (by.get(-id)?.sum ?? 0);
    return summed === null || sum === null || summed === sum ? [] : [{ id, said: missing.differs(name, sum, summed) }];
  });
  return differing.length === 0 ? null : (
    <details className={frame}>
      <summary>{missing.differing(differing.length)}</summary>
      <ul>
        {differing.map(({ id, said }) => (
          <li key={id}>{said}</li>
        ))}
      </ul>
    </details>
  );
};
