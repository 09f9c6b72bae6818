import { css } from '@linaria/core';
import { arc, type PieArcDatum, pie } from 'd3-shape';
import { plus, type Whole } from '../../../../schema/kit/money.ts';
import { colour, motion, space, weight } from '../../theme/tokens.ts';
import { inUnits, unitOf } from '../short-amount.ts';
import { type Part, partsOf, type Share } from './parts.ts';
import { ShareTable } from './share-table.tsx';
import { chartWords } from './texts.ts';

/** What a part is drawn in, by its rank. */
const RANKS = [colour.part1, colour.part2, colour.part3, colour.part4, colour.part5, colour.part6];

const frame = css`
  container-type: inline-size;
  --part: ${colour.edge};
  ${RANKS.map((part, rank) => `& [data-rank='${rank}'] { --part: ${part}; }`).join('\n  ')}
  & > div {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space(4)};
  }
  @container (min-width: 26em) {
    & > div {
      flex-direction: row;
      gap: ${space(6)};
    }
  }
`;
const ring = css`
  position: relative;
  flex: none;
  inline-size: min(11em, 100%);
  aspect-ratio: 1;
  container-type: inline-size;
  & svg {
    inline-size: 100%;
    block-size: 100%;
  }
  & path {
    fill: var(--part);
    cursor: pointer;
    transition: opacity ${motion.quick};
  }
  &[data-chosen='true'] path:not([data-chosen='true']) {
    opacity: 0.3;
  }
  & > p {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    text-align: center;
    pointer-events: none;
    white-space: nowrap;
    /* By the ring as well: large letters stay inside it, however narrow the page. */
    font-size: min(0.8125rem, 7.3cqi);
    line-height: 1.5;
    color: ${colour.soft};
    & > b {
      font-size: 1.5em;
      font-weight: ${weight.bold};
      line-height: 1.3;
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
  /** What a part below zero is; given back, unless said. */
  readonly less?: string | undefined;
  /** The key of the chosen part; null for all of them. */
  readonly value: string | null;
  readonly onChoose: (key: string) => void;
}

const SIZE = 100;
const draw = arc<PieArcDatum<Part>>()
  .innerRadius(SIZE * 0.66)
  .outerRadius(SIZE)
  .padAngle(0.035)
  .cornerRadius(3);
const divide = pie<Part>()
  .sort(null)
  .value(({ amount }) => Number(amount));

/** What a sum is made of, the largest part first: a ring, and what its colours mean beside it. */
export const ShareChart = ({ label, of, shares, less, value, onChoose }: ShareChartProps) => {
  const parts = partsOf(shares, less);
  const drawn = parts.filter(({ rank }) => rank !== null);
  const chosen = parts.find(({ key }) => key === value);
  const amount = Number(chosen?.amount ?? shares.reduce<Whole>((total, share) => plus(total, share.amount), 0));
  const unit = unitOf(amount);
  if (drawn.length === 0) return <p>{shares.length === 0 ? chartWords.empty : chartWords.noParts}</p>;
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
            {divide([...drawn]).map((slice) => (
              <path key={slice.data.key} d={draw(slice) ?? ''} data-rank={slice.data.rank} data-key={slice.data.key} data-chosen={slice.data === chosen} />
            ))}
          </svg>
          <p>
            <span>{chosen?.part ?? chartWords.sum}</span>
            <b>
              <bdi>{inUnits(amount, unit)}</bdi>
            </b>
            <span>{chartWords.unit(unit.name)}</span>
          </p>
        </div>
        <ShareTable label={label} of={of} parts={parts} value={value} onChoose={onChoose} />
      </div>
    </figure>
  );
};
