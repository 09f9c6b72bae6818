import type { Outline, Speed, StepKind } from '../../schema/workflows/viewer.ts';

/** Where one is in a report, and what one wants to see of it. */
export interface Position {
  readonly outline: Outline;
  readonly step: number;
  /** The one workflow that is shown; null for all. */
  readonly workflow: string | null;
  /** Steps of these kinds are shown; all steps when there are none. */
  readonly kinds: readonly StepKind[];
  readonly speed: Speed;
}

/** A pause that nobody wants to sit through, in milliseconds of the recording. */
const LONGEST_PAUSE = 2000;
/** Steps that follow each other faster than a screen can show are taken together. */
const FRAME = 16;

const lastStep = ({ outline }: Pick<Position, 'outline'>): number => outline.times.length - 1;

export const within = (at: Pick<Position, 'outline'>, step: number): number => Math.max(0, Math.min(Math.trunc(step), lastStep(at)));

const known = new WeakMap<Outline, Readonly<Record<StepKind, ReadonlySet<number>>>>();

/** The steps of each kind, to be asked for one step. */
const stepsByKind = (outline: Outline): Readonly<Record<StepKind, ReadonlySet<number>>> => {
  const before = known.get(outline);
  if (before) return before;
  const found = { action: new Set(outline.actions), call: new Set(outline.calls), fault: new Set(outline.errors) };
  known.set(outline, found);
  return found;
};

/** What a step must be to be shown. */
export type Filter = Pick<Position, 'outline' | 'workflow' | 'kinds'>;

/** Whether a step is among those that are shown. */
export const isShown = ({ outline, workflow, kinds }: Filter, step: number): boolean => {
  if (workflow !== null && outline.workflows[outline.told[step] ?? -1] !== workflow) return false;
  return kinds.length === 0 || kinds.some((kind) => stepsByKind(outline)[kind].has(step));
};

/** The next shown step in a direction, or null at the end. */
export const neighbour = (at: Position, from: number, by: 1 | -1): number | null => {
  for (let step = from + by; step >= 0 && step <= lastStep(at); step += by) if (isShown(at, step)) return step;
  return null;
};

export const firstShown = (at: Position): number => neighbour(at, -1, 1) ?? at.step;
export const lastShown = (at: Position): number => neighbour(at, lastStep(at) + 1, -1) ?? at.step;

/** The nearest of some ascending steps before or after one, or null. */
export const nextOf = (steps: readonly number[], from: number, back: boolean): number | null =>
  (back ? steps.findLast((step) => step < from) : steps.find((step) => step > from)) ?? null;

/** What playing shows next, and after how long; null at the end. */
export const nextPlayed = (at: Position): { readonly step: number; readonly wait: number } | null => {
  const { outline, speed } = at;
  let step = at.step;
  let wait = 0;
  for (;;) {
    const next = neighbour(at, step, 1);
    if (next === null) return step === at.step ? null : { step, wait };
    const pause = Math.min(LONGEST_PAUSE, (outline.times[next] ?? 0) - (outline.times[step] ?? 0)) / speed;
    if (step !== at.step && wait + pause > FRAME) return { step, wait };
    wait += pause;
    step = next;
    if (wait > FRAME) return { step, wait };
  }
};
