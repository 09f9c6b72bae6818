/** Files that import each other, round about: sources in, rings out. A type counts, and so does what is loaded later. */
import { importsOf, resolveFrom, type Sources } from './fences.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

const graphOf = (sources: Sources): Graph =>
  new Map(
    [...sources].map(([file, source]) => {
      const targets = importsOf(source).flatMap(({ from }) => resolveFrom(file, from) ?? []);
      return [file, [...new Set(targets)].filter((target) => sources.has(target))];
    }),
  );

/** The shortest way from a file back to itself, or null. */
const ringFrom = (graph: Graph, start: string): readonly string[] | null => {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
};

/** Every shortest ring once, as `a → b → a`, beginning with the file whose name comes first. */
export const rings = (sources: Sources): readonly string[] => {
  const graph = graphOf(sources);
  const found = [...graph.keys()].flatMap((file) => {
    const ring = ringFrom(graph, file);
    if (ring === null) return [];
    const first = ring.indexOf([...ring].sort()[0] ?? '');
    const turned = [...ring.slice(first), ...ring.slice(0, first)];
    return [[...turned, turned[0]].join(' → ')];
  });
  return [...new Set(found)].sort();
};
