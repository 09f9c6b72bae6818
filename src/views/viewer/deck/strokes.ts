import type { Outline } from '../../../schema/workflows/viewer.ts';

/** Marks finer than this cannot be told apart. */
const FINEST = 800;
/** The picture of a lane, which is stretched to its place. */
export const LANE = { width: 1000, height: 18 } as const;

/** One workflow over the steps of a report, as paths in the picture of its lane. */
export interface Lane {
  readonly name: string;
  readonly life: string;
  readonly marks: string;
  readonly errors: string;
  readonly divergences: string;
}

/** Where a step stands from left to right, between 0 and 1, as a slider over all steps has it. */
const placeOf = (step: number, all: number): number => (all > 1 ? step / (all - 1) : 0);

/** Strokes wide enough to be seen. */
const strokes = (steps: readonly number[], all: number, high: readonly [top: number, bottom: number]): string => {
  const width = Math.max(LANE.width / FINEST, Math.min(6, (0.6 * LANE.width) / all));
  let last = Number.NEGATIVE_INFINITY;
  let path = '';
  for (const step of steps) {
    const x = Math.round(placeOf(step, all) * FINEST) / FINEST;
    if (x === last) continue;
    last = x;
    path += `M${(x * LANE.width - width / 2).toFixed(1)} ${high[0]}h${width.toFixed(1)}V${high[1]}h-${width.toFixed(1)}z`;
  }
  return path;
};

export const lanesOf = ({ workflows, told, errors, divergences }: Outline): readonly Lane[] => {
  const steps: number[][] = workflows.map(() => []);
  for (const [index, number] of told.entries()) steps[number]?.push(index);
  const of = (number: number, some: readonly number[]) => some.filter((step) => told[step] === number);
  // What a person sees comes first: caches are many, and seldom of interest.
  const isCache = (name: string) => Number(name.startsWith('resource:'));
  const ordered = [...workflows.keys()].sort((one, other) => isCache(workflows[one] ?? '') - isCache(workflows[other] ?? ''));
  return ordered.map((number) => {
    const name = workflows[number] ?? '';
    const own = steps[number] ?? [];
    const [from, to] = [own[0] ?? 0, own.at(-1) ?? 0].map((step) => placeOf(step, told.length) * LANE.width) as [number, number];
    return {
      name,
      life: `M${from} 8h${to - from}v2h-${to - from}z`,
      marks: strokes(own, told.length, [3, 15]),
      errors: strokes(of(number, errors), told.length, [0, LANE.height]),
      divergences: strokes(of(number, divergences), told.length, [0, LANE.height]),
    };
  });
};
