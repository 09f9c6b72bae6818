import type { AnyStateMachine } from 'xstate';
import { divergencesOf, eventType } from '../../src/machines/viewer/outline.ts';
import { type Tape, type TapeStep, windTape } from '../../src/machines/viewer/tape.ts';
import type { Report } from '../../src/schema/log/report.ts';
import type { Said } from '../../src/views/viewer/words/narrate.ts';

/** A report folded with the machines of this checkout. */
export const folded = (report: Report, root: AnyStateMachine): Tape => {
  const winding = windTape(report, root);
  while (winding.wind(1000));
  return winding.tape();
};

/** Where the step is, from 0, at which today's machines and a recorded session do not agree for the first time; null where they agree to the end. */
export const differsAt = (tape: Tape): number | null => [...divergencesOf(tape).keys()].toSorted((one, other) => one - other)[0] ?? null;

/** The same in one line. */
export const firstDifference = (tape: Tape, narrate: (step: TapeStep) => Said | null): string | null => {
  const at = differsAt(tape);
  if (at === null) return null;
  const step = tape.steps[at] as TapeStep;
  const what = (divergencesOf(tape).get(at) ?? []).map(({ kind, detail }) => `${kind} ${detail}`).join(', ');
  return `#step=${at + 1} ${step.workflow} ${eventType(step)}: ${narrate(step)?.text ?? ''} (${what})`;
};
