import { css } from '@linaria/core';
import type { Chart, PlacedArrow, PlacedState } from '../../../machines/viewer/chart/layout.ts';
import { MEASURES } from '../../../machines/viewer/chart/layout.ts';
import { colour } from '../../kit/theme/tokens.ts';
import { roundedPath } from './path.ts';

const picture = css`
  display: block;
  flex: none;
  margin: auto;
  font:
    12px ui-monospace,
    'Cascadia Mono',
    Menlo,
    Consolas,
    monospace,
    Vazirmatn;
  & rect {
    fill: ${colour.surface};
    stroke: ${colour.edge};
  }
  & [data-leaf='true'] > rect {
    fill: ${colour.page};
  }
  & text {
    fill: ${colour.soft};
  }
  & [data-name] {
    fill: ${colour.ink};
    font-weight: 600;
  }
  & [data-lit='true'] > rect {
    stroke: ${colour.accent};
    stroke-width: 2;
  }
  & [data-lit='true'] > [data-name] {
    fill: ${colour.accent};
  }
  & [data-lit='true'][data-leaf='true'] > rect {
    fill: ${colour.accent};
  }
  & [data-lit='true'][data-leaf='true'] > text {
    fill: ${colour.onAccent};
  }
  & path[data-way] {
    fill: none;
    stroke: ${colour.edge};
    stroke-width: 1.25;
  }
  & [data-halo] {
    paint-order: stroke;
    stroke: ${colour.surface};
    stroke-width: 4;
    stroke-linejoin: round;
  }
  & [data-open='true'] > path {
    stroke: ${colour.accent};
  }
  & [data-open='true'] > text {
    fill: ${colour.accent};
  }
  & [data-taken='true'] > path {
    stroke: ${colour.accent};
    stroke-width: 3;
  }
  & [data-taken='true'] > text {
    fill: ${colour.accent};
    font-weight: 700;
  }
  & marker > path {
    fill: ${colour.edge};
  }
  & marker[data-on] > path {
    fill: ${colour.accent};
  }
  & circle {
    fill: ${colour.ink};
  }
`;

const { head, line, pad } = MEASURES;

const StateBox = ({ placed, lit }: { readonly placed: PlacedState; readonly lit: boolean }) => {
  const { state, x, y, width, height, lines } = placed;
  const leaf = state.states.length === 0;
  return (
    <g data-lit={lit} data-leaf={leaf} data-chosen={lit && leaf}>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx={9} strokeDasharray={state.kind === 'parallel' ? '5 4' : undefined} />
      {state.kind === 'final' ? <rect x={x + 3.5} y={y + 3.5} width={width - 7} height={height - 7} rx={6} /> : null}
      <text data-name="" x={x + pad} y={y + 20}>
        {state.name}
      </text>
      {lines.map((one, index) => (
        <text key={one} x={x + pad} y={y + head + 10 + index * line}>
          {one}
        </text>
      ))}
    </g>
  );
};

interface WayProps {
  readonly placed: PlacedArrow;
  /** It leads on from where the workflow stands. */
  readonly open: boolean;
  readonly taken: boolean;
}

const Way = ({ placed: { points }, open, taken }: WayProps) => (
  <g data-open={open} data-taken={taken}>
    <path data-way="" d={roundedPath(points)} markerEnd={`url(#${open || taken ? 'chart-tip-on' : 'chart-tip'})`} />
  </g>
);

const WayText = ({ placed: { lines, x, y }, open, taken }: WayProps) => (
  <g data-open={open} data-taken={taken}>
    {lines.map((one, index) => (
      <text key={one} data-halo="" x={x} y={y - (lines.length * line) / 2 + 12.5 + index * line} textAnchor="middle">
        {one}
      </text>
    ))}
  </g>
);

const Tip = ({ on }: { readonly on: boolean }) => (
  <marker
    id={on ? 'chart-tip-on' : 'chart-tip'}
    data-on={on || undefined}
    viewBox="0 0 9 9"
    refX="8.5"
    refY="4.5"
    markerWidth="9"
    markerHeight="9"
    markerUnits="userSpaceOnUse"
    orient="auto"
  >
    <path d="M0 0.5L9 4.5L0 8.5z" />
  </marker>
);

export interface DrawingProps {
  readonly chart: Chart;
  /** What it is, for whoever cannot see it. */
  readonly label: string;
  /** Ids of the states that hold. */
  readonly lit: ReadonlySet<string>;
  /** Arrows that were just gone along, as `from to`. */
  readonly taken: ReadonlySet<string>;
}

/** A chart as a picture, one unit to a pixel. */
export const Drawing = ({ chart: { width, height, states, arrows, beginnings }, label, lit, taken }: DrawingProps) => {
  // Letters above all lines.
  const ways = arrows.map((placed) => {
    const key = `${placed.arrow.from} ${placed.arrow.to}`;
    return { key, placed, open: lit.has(placed.arrow.from), taken: taken.has(key) };
  });
  return (
    <svg className={picture} width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} focusable="false">
      <defs>
        <Tip on={false} />
        <Tip on />
      </defs>
      {states.map((placed) => (
        <StateBox key={placed.state.id} placed={placed} lit={lit.has(placed.state.id)} />
      ))}
      {beginnings.map(({ x, y, points }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={4} />
          <path data-way="" d={roundedPath(points)} markerEnd="url(#chart-tip)" />
        </g>
      ))}
      {ways.map((way) => (
        <Way key={way.key} placed={way.placed} open={way.open} taken={way.taken} />
      ))}
      {ways.map((way) => (
        <WayText key={way.key} placed={way.placed} open={way.open} taken={way.taken} />
      ))}
    </svg>
  );
};
