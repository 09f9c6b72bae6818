import type { Graph, Point } from '@dagrejs/dagre';

interface Placed extends Point {
  readonly width: number;
  readonly height: number;
}

/** How far from a corner an arrow may begin. */
const CORNER = 10;

/**
 * The ways of arrows in a graph that was laid out. They leave a box at its lower or upper edge and go straight on as far as
 * the highest box beside it: from centre to centre they would run through their neighbours.
 */
export const pathsIn = (graph: InstanceType<typeof Graph>): ((from: string, to: string) => readonly Point[]) => {
  const boxes = graph.nodes().map((name) => graph.node(name) as Placed);
  /** The tops and bottoms of the rows that boxes stand in. */
  const rows = new Map<number, { readonly top: number; readonly bottom: number }>();
  for (const { y, height } of boxes) {
    const key = Math.round(y);
    const { top = y, bottom = y } = rows.get(key) ?? {};
    rows.set(key, { top: Math.min(top, y - height / 2), bottom: Math.max(bottom, y + height / 2) });
  }

  const leave = (box: Placed, towards: Point): readonly Point[] => {
    const room = Math.max(0, box.width / 2 - CORNER);
    const x = Math.max(box.x - room, Math.min(box.x + room, towards.x));
    const down = towards.y > box.y;
    const row = rows.get(Math.round(box.y));
    const edge = { x, y: box.y + (down ? box.height : -box.height) / 2 };
    const free = { x, y: (down ? row?.bottom : row?.top) ?? edge.y };
    return free.y === edge.y ? [edge] : [edge, free];
  };

  return (from, to) => {
    const { points } = graph.edge(from, to) as { readonly points: readonly Point[] };
    const bends = points.slice(1, -1);
    const [first, last] = [bends[0], bends.at(-1)];
    const [start, end] = [graph.node(from) as Placed, graph.node(to) as Placed];
    return [...leave(start, first ?? end), ...bends, ...[...leave(end, last ?? start)].reverse()];
  };
};
