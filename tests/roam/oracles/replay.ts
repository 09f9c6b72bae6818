import type { AnyStateMachine } from 'xstate';
import { divergencesOf } from '../../../src/machines/viewer/outline.ts';
import { type Tape, windTape } from '../../../src/machines/viewer/tape.ts';
import type { Report } from '../../../src/schema/log/report.ts';

const AT_ONCE = 500;

/** Folds a report as the viewer does. */
export const tapeOf = (report: Report, root: AnyStateMachine): Tape => {
  const winding = windTape(report, root);
  while (winding.wind(AT_ONCE));
  return winding.tape();
};

/** Where a report and the machines do not agree, in words. */
export const divergencesIn = (tape: Tape): readonly string[] =>
  [...divergencesOf(tape)].flatMap(([step, divergences]) =>
    divergences.map((divergence) => `step ${step + 1}, ${tape.steps[step]?.workflow}: ${JSON.stringify(divergence)}`),
  );

/** The last step of every turn: each picture that a person saw. */
export const turnEnds = (tape: Tape): readonly number[] => [...new Set(tape.steps.map((_, step) => tape.turnEnd(step)))];
