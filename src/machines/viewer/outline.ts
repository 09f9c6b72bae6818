import type { Outline } from '../../schema/workflows/viewer.ts';
import type { Divergence } from '../fold/actor-state.ts';
import { isAction, isCall, isFault } from './kinds.ts';
import type { Tape } from './tape.ts';

export { eventType } from './kinds.ts';

const known = new WeakMap<Tape, ReadonlyMap<number, readonly Divergence[]>>();

/** Where the recording and this build do not agree, by step; found once for a tape. */
export const divergencesOf = (tape: Tape): ReadonlyMap<number, readonly Divergence[]> => {
  const before = known.get(tape);
  if (before) return before;
  const found = new Map<number, Divergence[]>();
  for (const [index, track] of tape.tracks.entries()) {
    const end = tape.tracks[index + 1]?.first ?? tape.steps.length;
    const start = tape.steps[track.first]?.record.s ?? 0;
    for (const divergence of track.divergences()) {
      // An event that was not written is an error of the recording, and no other way of the program.
      if (divergence.kind === 'refused') continue;
      // From there on the disguise led elsewhere: what does not agree any more says nothing of the program.
      if (track.differs !== null && divergence.seq >= track.differs) continue;
      const step = track.first + divergence.seq - start;
      if (step >= end) continue;
      const others = found.get(step);
      if (others) others.push(divergence);
      else found.set(step, [divergence]);
    }
  }
  known.set(tape, found);
  return found;
};

const ascending = (steps: Iterable<number>): readonly number[] => [...steps].sort((left, right) => left - right);

export const outlineOf = (tape: Tape, bundle: string): Outline => {
  const begin = tape.tracks[0]?.header.t0 ?? 0;
  const workflows: string[] = [];
  const numbers = new Map<string, number>();
  const times: number[] = [];
  const told: number[] = [];
  const errors: number[] = [];
  const actions: number[] = [];
  const calls: number[] = [];
  for (const [index, step] of tape.steps.entries()) {
    times.push(Math.max(times[index - 1] ?? 0, step.track.header.t0 - begin + step.record.t));
    let number = numbers.get(step.workflow);
    if (number === undefined) {
      number = workflows.push(step.workflow) - 1;
      numbers.set(step.workflow, number);
    }
    told.push(number);
    if (isFault(step)) errors.push(index);
    if (isAction(step)) actions.push(index);
    if (isCall(step)) calls.push(index);
  }
  const parts = tape.tracks.map(({ header, first, foldable, differs }) => ({
    first,
    t0: header.t0,
    appVersion: header.appVersion,
    bundle: header.bundle,
    sameBuild: header.bundle === bundle,
    foldable,
    differs: differs === null ? null : first + differs - (tape.steps[first]?.record.s ?? 0),
  }));
  return { note: null, kept: null, parts, times, workflows, told, errors, actions, calls, divergences: ascending(divergencesOf(tape).keys()) };
};
