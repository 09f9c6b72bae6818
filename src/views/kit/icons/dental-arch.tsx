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

/** Width and depth of the teeth of one side, from the middle outwards, seen from above. */
const SIDE: readonly (readonly [number, number])[] = [
  [15, 9],
  [12, 9],
  [13, 12],
  [14, 16],
  [14, 17],
  [19, 20],
  [18, 19],
  [15, 16],
];

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
}

const SPREAD = 92;
const HEIGHT = 112;
/** The curve of the jaw: a half ellipse open below. */
const pointAt = (angle: number) => ({ x: 110 + SPREAD * Math.sin(angle), y: 14 + HEIGHT * (1 - Math.cos(angle)) });

const placed = (): readonly Placed[] => {
  const right: Placed[] = [];
  let angle = 0;
  for (const [width, depth] of SIDE) {
    const speed = Math.hypot(SPREAD * Math.cos(angle), HEIGHT * Math.sin(angle));
    const middle = angle + (width + 2.2) / 2 / speed;
    angle += (width + 2.2) / speed;
    const turn = (Math.atan2(HEIGHT * Math.sin(middle), SPREAD * Math.cos(middle)) * 180) / Math.PI;
    right.push({ ...pointAt(middle), turn, width, depth });
  }
  const left = right.map((tooth) => ({ ...tooth, x: 220 - tooth.x, turn: -tooth.turn }));
  return [...left.reverse(), ...right];
};

const TEETH = placed();
const round = (value: number) => Math.round(value * 10) / 10;

/** Sixteen teeth in their arch, one of them lit: the mark of the product where there is room for it. */
export const DentalArch = ({ lit = 10 }: { readonly lit?: number }) => (
  <svg viewBox="0 0 220 132" className={arch} aria-hidden="true" focusable="false">
    {TEETH.map(({ x, y, turn, width, depth }, index) => (
      <rect
        key={x}
        x={-width / 2}
        y={-depth / 2}
        width={width}
        height={depth}
        rx={Math.min(width, depth) * 0.36}
        transform={`translate(${round(x)} ${round(y)}) rotate(${round(turn)})`}
        {...(index === lit ? { 'data-lit': '' } : {})}
      />
    ))}
  </svg>
);
