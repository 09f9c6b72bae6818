import { css } from '@linaria/core';
import { formatAmount } from '../../../../schema/kit/money.ts';
import { DownIcon } from '../../icons/things.tsx';
import { hidden } from '../../theme/hidden.ts';
import { colour, motion, radius, space, TARGET, text, visuallyHidden, weight } from '../../theme/tokens.ts';
import { type MonthBar, type Sums, totalOf } from './months.ts';
import { chartWords } from './texts.ts';

const frame = css`
  & > summary {
    list-style: none;
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: ${TARGET};
    padding-inline: ${space(2)};
    margin-inline-start: -${space(2)};
    border-radius: ${radius.control};
    ${text.caption}
    font-weight: ${weight.bold};
    color: ${colour.accent};
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    transition: transform ${motion.quick};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;
const scroller = css`
  container-type: inline-size;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-radius: ${radius.small};
`;
const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  ${text.caption}
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${space(2)};
    text-align: start;
    white-space: nowrap;
    border-block-end: 1px solid ${colour.line};
  }
  & thead th {
    color: ${colour.soft};
    font-weight: ${weight.medium};
  }
  & tbody th {
    font-weight: ${weight.medium};
  }
  & tfoot :is(th, td) {
    font-weight: ${weight.bold};
    border-block-end: 0;
  }
  & th:first-child {
    padding-inline-start: 0;
  }
  & td > small {
    display: none;
  }
  /* Where four columns have no room, the figures of a month stand below it, each under its word: nothing hides at the side. */
  @container (max-width: 30em) {
    & thead {
      ${visuallyHidden}
    }
    & :is(tbody, tfoot) tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5em), 1fr));
      gap: 0 ${space(3)};
      padding-block: ${space(2)};
    }
    & tbody tr {
      border-block-end: 1px solid ${colour.line};
    }
    & :is(tbody, tfoot) :is(th, td) {
      padding: 0;
      border-block-end: 0;
    }
    & tbody th {
      font-weight: ${weight.bold};
    }
    & td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space(2)};
    }
    & td > small {
      display: block;
      font-size: inherit;
      font-weight: ${weight.normal};
      color: ${colour.soft};
    }
  }
`;

const SERIES = ['income', 'expense', 'net'] as const;

const Line = ({ name, sums }: { readonly name: string; readonly sums: Sums }) => (
  <tr>
    <th scope="row">{name}</th>
    {SERIES.map((series) => (
      <td key={series}>
        <small aria-hidden="true">{chartWords[series]}</small>
        <bdi>{formatAmount(sums[series])}</bdi>
      </td>
    ))}
  </tr>
);

/** The figures behind the bars, to be opened; for eyes, ears and clipboards. */
export const BarTable = ({ label, bars }: { readonly label: string; readonly bars: readonly MonthBar[] }) => (
  <details className={frame}>
    <summary>
      {chartWords.table}
      <DownIcon size={16} />
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keys */}
    <section className={scroller} aria-label={label} tabIndex={0}>
      <table className={table}>
        <caption className={hidden}>
          {label} ({chartWords.unit('')})
        </caption>
        <thead>
          <tr>
            <th scope="col">{chartWords.month}</th>
            {SERIES.map((series) => (
              <th key={series} scope="col">
                {chartWords[series]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((month) => (
            <Line key={month.day} name={month.name} sums={month} />
          ))}
        </tbody>
        <tfoot>
          <Line name={chartWords.sum} sums={totalOf(bars)} />
        </tfoot>
      </table>
    </section>
  </details>
);
