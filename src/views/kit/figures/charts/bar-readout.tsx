import { css } from '@linaria/core';
import { colour, radius, space, text, weight } from '../../theme/tokens.ts';
import { Amount } from '../amount.tsx';
import type { Sums } from './months.ts';
import { chartWords } from './texts.ts';

const frame = css`
  & > p {
    ${text.caption}
    font-weight: ${weight.bold};
    color: ${colour.soft};
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(5)};
    margin-block-start: ${space(2)};
  }
  & > dl > div {
    flex: 1 0 8rem;
  }
  & dt {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    ${text.caption}
    color: ${colour.soft};
  }
  & dd > span {
    font-weight: ${weight.bold};
    font-variant-numeric: normal;
  }
`;
const swatch = css`
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  border-radius: 4px;
  &[data-series='income'] {
    background: ${colour.accent};
  }
  &[data-series='expense'] {
    background: ${colour.expense};
  }
  &[data-series='net'] {
    inline-size: 10px;
    block-size: 10px;
    margin-inline: 1px;
    border-radius: ${radius.round};
    background: ${colour.ink};
  }
`;

interface BarReadoutProps {
  /** Of which months. */
  readonly name: string;
  readonly sums: Sums;
}

/** The figures of what is chosen, and what the colours of the bars mean. */
export const BarReadout = ({ name, sums }: BarReadoutProps) => (
  <figcaption className={frame}>
    <p>{name}</p>
    <dl>
      {(['income', 'expense', 'net'] as const).map((series) => (
        <div key={series}>
          <dt>
            <i className={swatch} data-series={series} aria-hidden="true" />
            {chartWords[series]}
          </dt>
          <dd>
            <Amount toman={sums[series]} short tone={series === 'net' && sums.net < 0 ? 'debt' : undefined} />
          </dd>
        </div>
      ))}
    </dl>
  </figcaption>
);
