import { css } from '@linaria/core';
import { arc, type PieArcDatum, pie } from 'd3-shape';
import { formatAmount } from '../../../../schema/kit/money.ts';
import { words } from '../../texts.ts';
import { colour, motion, radius, space, text, visuallyHidden, weight } from '../../theme/tokens.ts';
import { shortAmount } from '../short-amount.ts';
import { percentsOf } from './percents.ts';
import { chartWords } from './texts.ts';

const frame = css`
  container-type: inline-size;
  & > div {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space(4)};
  }
  @container (min-width: 520px) {
    & > div {
      flex-direction: row;
      align-items: flex-start;
      gap: ${space(8)};
    }
  }
`;
const ring = css`
  position: relative;
  flex: none;
  inline-size: 176px;
  aspect-ratio: 1;
  & svg {
    inline-size: 100%;
    block-size: 100%;
  }
  & path {
    cursor: pointer;
    transition: opacity ${motion.quick};
  }
  &[data-chosen='true'] path:not([data-chosen='true']) {
    opacity: 0.3;
  }
  & > p {
    position: absolute;
    inset: 22%;
    display: grid;
    place-content: center;
    text-align: center;
    pointer-events: none;
    ${text.caption}
    line-height: 1.5;
    color: ${colour.soft};
    & > b {
      ${text.lead}
      font-weight: ${weight.bold};
      line-height: 1.4;
      color: ${colour.ink};
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`;
const table = css`
  flex: 1;
  inline-size: calc(100% + ${space(4)});
  margin-inline: -${space(2)};
  border-collapse: collapse;
  & th,
  & td {
    padding: 0;
    text-align: start;
    font-weight: inherit;
  }
  & td {
    padding-inline-start: ${space(2)};
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & td:nth-child(2) {
    inline-size: 4em;
    color: ${colour.soft};
    ${text.caption}
    white-space: normal;
  }
  & td:last-child {
    padding-inline-end: ${space(2)};
  }
`;
const line = css`
  & + & {
    border-block-start: 1px solid ${colour.line};
  }
  &:has([aria-pressed='true']),
  &:has([aria-pressed='true']) > td {
    background: ${colour.tint};
    color: ${colour.onTint};
  }
  /* Where a name, a part and an amount have no room side by side, the name stands over the others. */
  @container (max-width: 309px) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    & > th {
      flex-basis: 100%;
    }
    & > td {
      margin-block-start: -${space(2)};
      padding-block-end: ${space(2)};
      text-align: start;
      &:nth-child(2) {
        inline-size: auto;
        padding-inline-start: 28px;
      }
    }
  }
`;
const hidden = css`
  ${visuallyHidden}
`;
const name = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.small};
  text-align: start;
  font-weight: ${weight.medium};
  & > i {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border-radius: 4px;
  }
  &[aria-pressed='true'] {
    font-weight: ${weight.bold};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** By rank, from the largest part on; all further ones share the last. */
const RANKS = [colour.onTint, colour.accent, colour.accentMid, colour.accentLight, colour.edge] as const;
const rankOf = (index: number): string => RANKS[Math.min(index, RANKS.length - 1)] ?? colour.edge;

export interface Share {
  readonly key: string;
  readonly label: string;
  /** Whole toman; what is not above zero has no part of the whole. */
  readonly amount: number;
}

export interface ShareChartProps {
  /** What it is a picture of. */
  readonly label: string;
  /** What each part is called: a category, a clinic. */
  readonly of: string;
  readonly shares: readonly Share[];
  /** The key of the chosen part; null for all of them. */
  readonly value: string | null;
  readonly onChoose: (key: string) => void;
}

const SIZE = 100;
const draw = arc<PieArcDatum<Share>>()
  .innerRadius(SIZE * 0.64)
  .outerRadius(SIZE)
  .padAngle(0.035)
  .cornerRadius(3);
const divide = pie<Share>()
  .sort(null)
  .value(({ amount }) => Math.max(0, amount));

/** What a sum is made of, the largest part first: a ring, and the figures of each part beside it. */
export const ShareChart = ({ label, of, shares, value, onChoose }: ShareChartProps) => {
  const ranked = shares.toSorted((one, other) => other.amount - one.amount);
  const percents = percentsOf(ranked.map(({ amount }) => amount));
  const chosen = ranked.find(({ key }) => key === value);
  const sum = ranked.reduce((total, { amount }) => total + amount, 0);
  const percentText = (index: number, amount: number) => {
    if (amount <= 0) return words.none;
    return percents[index] ? chartWords.percent(percents[index]) : chartWords.under;
  };
  if (ranked.every(({ amount }) => amount <= 0)) return <p>{chartWords.empty}</p>;
  return (
    <figure className={frame} aria-label={label}>
      <div>
        <div className={ring} data-chosen={chosen !== undefined} aria-hidden="true">
          <svg
            viewBox={`${-SIZE} ${-SIZE} ${2 * SIZE} ${2 * SIZE}`}
            aria-hidden="true"
            focusable="false"
            onClick={({ target }) => {
              const key = (target as Element).getAttribute('data-key');
              if (key !== null) onChoose(key);
            }}
          >
            {divide(ranked).map((part, index) =>
              part.value > 0 ? (
                <path key={part.data.key} d={draw(part) ?? ''} style={{ fill: rankOf(index) }} data-key={part.data.key} data-chosen={part.data === chosen} />
              ) : null,
            )}
          </svg>
          <p>
            <span>{chosen ? percentText(ranked.indexOf(chosen), chosen.amount) : chartWords.sum}</span>
            <b>{shortAmount(chosen?.amount ?? sum)}</b>
            <span>{chartWords.unit('')}</span>
          </p>
        </div>
        <table className={table}>
          <caption className={hidden}>
            {label} ({chartWords.unit('')})
          </caption>
          <thead className={hidden}>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{chartWords.part}</th>
              <th scope="col">{chartWords.amount}</th>
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ key, label: part, amount }, index) => (
              <tr key={key} className={line}>
                <th scope="row">
                  <button type="button" className={name} aria-pressed={key === value} onClick={() => onChoose(key)}>
                    <i style={{ background: rankOf(index) }} aria-hidden="true" />
                    {part}
                  </button>
                </th>
                <td>{percentText(index, amount)}</td>
                <td>
                  <bdi>{formatAmount(amount)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
};
