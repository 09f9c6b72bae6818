import { Graph, layout, type Point } from '@dagrejs/dagre';
import { pathsIn } from './paths.ts';
import type { ChartArrow, ChartState } from './states.ts';

/** The measures of a chart, in units of its picture; its letters are all equally wide. */
export const MEASURES = { letter: 7.3, line: 17, head: 28, pad: 12, dot: 9 } as const;
const { letter, line, head, pad, dot } = MEASURES;
/** As many lines of one arrow as can be read beside it. */
const LINES = 3;
const BESIDE = 18;
const BELOW = 22;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A state with its place; what stands in it has places of its own, all from the picture's corner. */
export interface PlacedState extends Box {
  readonly state: ChartState;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  /** Lines under its name. */
  readonly lines: readonly string[];
}

export interface PlacedArrow {
  readonly arrow: ChartArrow;
  readonly points: readonly Point[];
  readonly lines: readonly string[];
  /** The middle of its lines. */
  readonly x: number;
  readonly y: number;
}

/** Where one begins: a dot, and a way to the first state. */
export interface PlacedBeginning {
  readonly x: number;
  readonly y: number;
  readonly points: readonly Point[];
}

/** A chart that can be drawn: states outermost first. */
export interface Chart extends Box {
  readonly states: readonly PlacedState[];
  readonly arrows: readonly PlacedArrow[];
  readonly beginnings: readonly PlacedBeginning[];
}

/** A part of a chart whose places count from its own corner. */
type Part = Chart;

const widthOf = (lines: readonly string[]): number => Math.max(0, ...lines.map((one) => one.length)) * letter;

const cut = (lines: readonly string[]): readonly string[] => (lines.length > LINES ? [...lines.slice(0, LINES - 1), `+${lines.length - LINES + 1}`] : lines);

const linesOf = ({ runs, inward, outward }: ChartState): readonly string[] => [...runs.map((name) => `⟳ ${name}`), ...cut(inward), ...outward];

const movedPoints = (points: readonly Point[], x: number, y: number): readonly Point[] => points.map((point) => ({ x: point.x + x, y: point.y + y }));

const moved = (part: Part, x: number, y: number): Omit<Part, keyof Box> => ({
  states: part.states.map((one) => ({ ...one, x: one.x + x, y: one.y + y })),
  arrows: part.arrows.map((one) => ({ ...one, x: one.x + x, y: one.y + y, points: movedPoints(one.points, x, y) })),
  beginnings: part.beginnings.map((one) => ({ x: one.x + x, y: one.y + y, points: movedPoints(one.points, x, y) })),
});

/** Puts parts that hold at the same time below each other. */
const stacked = (parts: readonly Part[]): Part => {
  const width = Math.max(0, ...parts.map((part) => part.width));
  let height = 0;
  const all = parts.map((part) => {
    const [frame, ...inner] = moved(part, (width - part.width) / 2, height).states;
    const there = { ...moved(part, (width - part.width) / 2, height), states: [...(frame ? [{ ...frame, x: 0, width }] : []), ...inner] };
    height += part.height + pad;
    return there;
  });
  return {
    width,
    height: Math.max(0, height - pad),
    states: all.flatMap(({ states }) => states),
    arrows: all.flatMap(({ arrows }) => arrows),
    beginnings: all.flatMap(({ beginnings }) => beginnings),
  };
};

const BEGIN = ' begin';

/** Puts the children of a state where the fewest arrows cross. */
const ordered = ({ states, arrows, unseen, initial }: ChartState, parts: readonly Part[]): Part => {
  const graph = new Graph({ multigraph: false });
  graph.setGraph({ rankdir: 'TB', nodesep: BESIDE, ranksep: BELOW, edgesep: BESIDE / 2, marginx: 1, marginy: 1 });
  for (const [index, { id }] of states.entries()) graph.setNode(id, { width: parts[index]?.width ?? 0, height: parts[index]?.height ?? 0 });
  if (initial !== null && arrows.length > 0) {
    graph.setNode(BEGIN, { width: dot, height: dot });
    graph.setEdge(BEGIN, initial, { width: 0, height: 0, weight: 2 });
  }
  for (const { from, to } of unseen) graph.setEdge(from, to, { width: 0, height: 0, weight: 0 });
  const drawn = arrows.map((arrow) => ({ arrow, lines: cut(arrow.says.map(({ event, deep }) => (deep === '' ? event : `${event} › ${deep}`))) }));
  for (const { arrow, lines } of drawn) {
    graph.setEdge(arrow.from, arrow.to, { width: widthOf(lines) + 8, height: lines.length * line, labelpos: 'c' });
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as Partial<Box>;
  const inner = states.map(({ id }, index) => {
    const { x, y } = graph.node(id) as Point;
    const part = parts[index] as Part;
    return moved(part, x - part.width / 2, y - part.height / 2);
  });
  const points = pathsIn(graph);
  const begun = initial !== null && arrows.length > 0;
  return {
    width,
    height,
    states: inner.flatMap((part) => part.states),
    arrows: [
      ...drawn.map(({ arrow, lines }) => {
        const { x, y } = graph.edge(arrow.from, arrow.to) as Point;
        return { arrow, lines, x, y, points: points(arrow.from, arrow.to) };
      }),
      ...inner.flatMap((part) => part.arrows),
    ],
    beginnings: [...(begun ? [{ ...(graph.node(BEGIN) as Point), points: points(BEGIN, initial) }] : []), ...inner.flatMap((part) => part.beginnings)],
  };
};

const partOf = (state: ChartState, depth: number): Part => {
  const lines = linesOf(state);
  const above = head + lines.length * line;
  const own = widthOf([state.name, ...lines]) + 2 * pad;
  const nothing = { states: [], arrows: [], beginnings: [] };
  const parts = state.states.map((child) => partOf(child, depth + 1));
  const inner: Part = parts.length === 0 ? { width: 0, height: 0, ...nothing } : state.kind === 'parallel' ? stacked(parts) : ordered(state, parts);
  const width = Math.max(own, inner.width + (parts.length === 0 ? 0 : 2 * pad), 64);
  const height = above + (parts.length === 0 ? 6 : inner.height + pad);
  const { states, arrows, beginnings } = moved(inner, (width - inner.width) / 2, above);
  return { width, height, states: [{ state, x: 0, y: 0, width, height, depth, lines }, ...states], arrows, beginnings };
};

/** Gives every state and arrow its place; the same states always come to the same places. */
export const laidOut = (root: ChartState): Chart => partOf(root, 0);
