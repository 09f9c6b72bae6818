import { css } from '@linaria/core';
import { colour } from '../theme/tokens.ts';

const arch = css`
  inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linejoin: round;
  & [data-lit] {
    fill: ${colour.accent};
    stroke: ${colour.accent};
  }
`;

/** The teeth of one side, from the middle outwards: how far aside and how deep each stands, its turn in degrees, its width and its depth. */
const SIDE = [
  [8.6, 14.5, 6.5, 15, 9],
  [24, 17.9, 18.2, 12, 9],
  [37.6, 23.8, 28.6, 13, 12],
  [50.8, 32.6, 38.9, 14, 16],
  [62.6, 44, 48.5, 14, 17],
  [73.9, 59.3, 58.6, 19, 20],
  [83.2, 78.1, 68.8, 18, 19],
  [88.7, 96.2, 77.2, 15, 16],
] as const;

/** The lit one, on the right hand of who looks. */
const LIT = 2;

/** Sixteen teeth in their arch, one of them lit: the mark of the product where there is room for it. */
export const DentalArch = () => (
  <svg viewBox="-110 0 220 132" className={arch} aria-hidden="true" focusable="false">
    {[-1, 1].map((side) =>
      SIDE.map(([x, y, turn, width, depth], index) => (
        <rect
          key={side * x}
          x={-width / 2}
          y={-depth / 2}
          width={width}
          height={depth}
          rx={Math.min(width, depth) * 0.36}
          transform={`translate(${side * x} ${y}) rotate(${side * turn})`}
          {...(side > 0 && index === LIT ? { 'data-lit': '' } : {})}
        />
      )),
    )}
  </svg>
);
