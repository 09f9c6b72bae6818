import type { AnyStateMachine } from 'xstate';
import { withBodies } from '../../schema/log/codec.ts';
import { actorPath, idsOf, type LogRecord, type SessionHeader } from '../../schema/log/record.ts';
import type { Report, ReportPart } from '../../schema/log/report.ts';
import type { ActorState, Divergence } from '../fold/actor-state.ts';
import { createFold, type Fold, type Step } from '../fold/fold.ts';
import { beginsTurn } from '../fold/rebuild.ts';
import { settle } from '../fold/settle.ts';
import { type Checkpoint, placeCheckpoint } from '../fold/tree.ts';

/** One session of a report with everything that happened in it. */
export interface Track {
  readonly header: SessionHeader;
  /** The step it begins with. */
  readonly first: number;
  readonly foldable: boolean;
  readonly differs: number | null;
  /** The actor of a path after a step. */
  readonly at: (path: string, step: number) => ActorState | undefined;
  readonly divergences: () => readonly Divergence[];
}

export interface TapeStep extends Step {
  readonly track: Track;
  readonly workflow: string;
  /** The record as it stands in the file, with references in place of lists. */
  readonly stored: LogRecord;
  /** How many rows of its lists are not in the file, because no screen showed them. */
  readonly leftOut?: number;
}

/** A folded report: every step at once, both ways. States share what did not change. */
export interface Tape {
  readonly tracks: readonly Track[];
  readonly steps: readonly TapeStep[];
  /** The last step of the turn that a step belongs to: what a person saw, for screens change between turns only. */
  readonly turnEnd: (step: number) => number;
}

interface Reel extends Track {
  readonly part: ReportPart;
  readonly keep: (path: string, step: number, state: ActorState) => void;
  readonly fold: Fold;
}

/** How an actor's states changed over the steps; found by halving. */
const createHistories = () => {
  const histories = new Map<string, { readonly steps: number[]; readonly states: ActorState[] }>();
  return {
    keep: (path: string, step: number, state: ActorState): void => {
      const known = histories.get(path);
      if (known === undefined) histories.set(path, { steps: [step], states: [state] });
      else if (known.states.at(-1) !== state) {
        known.steps.push(step);
        known.states.push(state);
      }
    },
    at: (path: string, step: number): ActorState | undefined => {
      const known = histories.get(path);
      if (known === undefined) return undefined;
      let low = 0;
      let high = known.steps.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((known.steps[middle] as number) <= step) low = middle + 1;
        else high = middle;
      }
      return known.states[low - 1];
    },
  };
};

const trackOf = (part: ReportPart, first: number, root: AnyStateMachine, onStep: (track: Track, step: Step) => void): Reel => {
  const { keep, at } = createHistories();
  const fold = createFold({ root, onStep: (step) => onStep(track, step) });
  const track: Reel = {
    part,
    header: part.header,
    first,
    foldable: part.base !== undefined,
    differs: part.differs ?? null,
    at,
    divergences: () => fold.divergences,
    keep,
    fold,
  };
  return track;
};

/** Folding a report piece by piece. */
export interface Winding {
  readonly total: number;
  readonly done: () => number;
  /** Folds some records more; false when there are none left. Throws `MissingBody` where the file lacks a list. */
  readonly wind: (count: number) => boolean;
  readonly tape: () => Tape;
}

const nameFrom = (path: string): string => idsOf(path).at(-1)?.split(':')[0] ?? path;

export const windTape = (report: Report, root: AnyStateMachine): Winding => {
  let leftOut = 0;
  const bodies = {
    get: (name: string): unknown => {
      leftOut += report.leftOut?.[name] ?? 0;
      return Object.hasOwn(report.bodies, name) ? report.bodies[name] : undefined;
    },
  };
  const steps: TapeStep[] = [];
  const names = new Map<string, string>();
  let stored: LogRecord | undefined;
  let settling = false;

  const add = (track: Track, step: Step): void => {
    const state = step.after ?? step.before;
    const path = step.record.a;
    if (settling) {
      const { part, keep } = track as Reel;
      if (step.after) keep(path, track.first + part.records.length - 1, step.after);
      return;
    }
    if (step.record.k === 'init' && step.record.m !== undefined) names.set(path, step.record.m);
    const workflow = state?.machine.id ?? names.get(path) ?? nameFrom(path);
    if (step.after) (track as Reel).keep(path, steps.length, step.after);
    steps.push({ ...step, track, workflow, stored: stored as LogRecord, ...(leftOut > 0 ? { leftOut } : {}) });
  };

  const tracks: Reel[] = [];
  let first = 0;
  for (const part of report.parts) {
    tracks.push(trackOf(part, first, root, add));
    first += part.records.length;
  }
  const total = first;
  let current = 0;
  let position = 0;

  const start = (track: Reel): void => {
    const { base, header } = track.part;
    if (base === null || base === undefined) return;
    placeCheckpoint(track.fold, root, header.root, base as Checkpoint);
    for (const [path, state] of track.fold.actors) track.keep(path, track.first - 1, state);
  };

  const one = (track: Reel, record: LogRecord): void => {
    stored = record;
    leftOut = 0;
    const whole = record.b ? { ...record, e: withBodies(record.e, bodies) } : record;
    if (track.foldable) track.fold.apply(whole);
    else add(track, { record: whole, before: null, after: null });
  };

  return {
    total,
    done: () => steps.length,
    wind: (count) => {
      for (let left = count; left > 0; left -= 1) {
        let track = tracks[current];
        while (track && position >= track.part.records.length) {
          current += 1;
          position = 0;
          track = tracks[current];
        }
        if (track === undefined) return false;
        if (position === 0) start(track);
        one(track, track.part.records[position] as LogRecord);
        position += 1;
      }
      return steps.length < total;
    },
    tape: () => {
      // A turn that a log breaks off in was gone on with: its last step shows where that led.
      settling = true;
      for (const { foldable, fold, part } of tracks) if (foldable && part.records.length > 0) settle(fold);
      settling = false;
      const ends = new Uint32Array(steps.length);
      for (let index = steps.length - 1, end = index; index >= 0; index -= 1) {
        ends[index] = end;
        const { track, record } = steps[index] as TapeStep;
        if (index === track.first || beginsTurn(record, track.header.root)) end = index - 1;
      }
      return { tracks, steps, turnEnd: (step) => ends[step] ?? step };
    },
  };
};

/** The actors that are part of the program after a step, root first. */
export const liveAt = (track: Track, step: number): readonly ActorState[] => {
  const below = (path: string): readonly ActorState[] => {
    const state = track.at(path, step);
    if (state?.snapshot.status !== 'active') return [];
    return [state, ...Object.values(state.children).flatMap((child) => (child.kind === 'workflow' ? below(child.path) : []))];
  };
  return below(actorPath(undefined, track.header.root));
};
