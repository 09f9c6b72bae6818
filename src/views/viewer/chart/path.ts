interface Point {
  readonly x: number;
  readonly y: number;
}

const ROUND = 9;

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The point on the way from one to another, as far as a corner's rounding reaches. */
const towards = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(ROUND, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

/** A line through points with its corners rounded, as path data. */
export const roundedPath = (points: readonly Point[]): string => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const corners = points.slice(1, -1).map((corner, index) => {
    const [before, after] = [points[index] as Point, points[index + 2] as Point];
    return `L${at(towards(corner, before))}Q${at(corner)} ${at(towards(corner, after))}`;
  });
  return `M${at(first)}${corners.join('')}L${at(last)}`;
};
