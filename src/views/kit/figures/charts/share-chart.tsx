import { css } from '@linaria/core';
import { arc, type PieArcDatum, pie } from 'd3-shape';
import { plus, type Whole } from '../../../../schema/kit/money.ts';
import { pageWords } from '../../page/texts.ts';
import { colour, motion, space, text, weight } from '../../theme/tokens.ts';
import { shortAmount } from '../short-amount.ts';
import { percentsOf } from './percents.ts';
import { type Part, type Share, ShareTable } from './share-table.tsx';
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
const draw = arc<PieArcDatum<Part>>()
  .innerRadius(SIZE * 0.64)
  .outerRadius(SIZE)
  .padAngle(0.035)
  .cornerRadius(3);
const divide = pie<Part>()
  .sort(null)
  .value(({ amount }) => Math.max(0, Number(amount)));

/** By rank, from the largest part on; all further ones share the colour of an edge. */
const RANKS: readonly string[] = [colour.onTint, colour.accent, colour.accentMid, colour.accentLight];

/** The shares as they are shown, the largest first. */
const partsOf = (shares: readonly Share[]): readonly Part[] => {
  const ranked = shares.toSorted((one, other) => Number(other.amount) - Number(one.amount));
  const percents = percentsOf(ranked.map(({ amount }) => Number(amount)));
  return ranked.map((share, index) => {
    const percent = percents[index] ? chartWords.percent(percents[index]) : chartWords.under;
    return { ...share, percent: share.amount > 0 ? percent : pageWords.none, fill: RANKS[index] ?? colour.edge };
  });
};

/** What a sum is made of, the largest part first: a ring, and the figures of each part beside it. */
export const ShareChart = ({ label, of, shares, value, onChoose }: ShareChartProps) => {
  const parts = partsOf(shares);
  const chosen = parts.find(({ key }) => key === value);
  const sum = parts.reduce<Whole>((total, { amount }) => plus(total, amount), 0);
  if (parts.every(({ amount }) => amount <= 0)) return <p>{chartWords.empty}</p>;
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
            {divide([...parts]).map((slice) =>
              slice.value > 0 ? (
                <path
                  key={slice.data.key}
                  d={draw(slice) ?? ''}
                  style={{ fill: slice.data.fill }}
                  data-key={slice.data.key}
                  data-chosen={slice.data === chosen}
                />
              ) : null,
            )}
          </svg>
          <p>
            <span>{chosen?.percent ?? chartWords.sum}</span>
            <b>{shortAmount(Number(chosen?.amount ?? sum))}</b>
            <span>{chartWords.unit('')}</span>
          </p>
        </div>
        <ShareTable label={label} of={of} parts={parts} value={value} onChoose={onChoose} />
      </div>
    </figure>
  );
};
