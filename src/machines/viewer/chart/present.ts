import type { AnyStateMachine } from 'xstate';
import type { ActorState } from '../../fold/actor-state.ts';
import { eventType } from '../outline.ts';
import type { Tape, TapeStep } from '../tape.ts';
import type { Chart } from './layout.ts';
import { litBy } from './states.ts';

/** A workflow as it stood at a step. */
export interface Present {
  readonly machine: AnyStateMachine;
  /** The one that was told last; null when none had begun. */
  readonly state: ActorState | null;
  /** The step that brought it there was the one that is shown. */
  readonly told: TapeStep | null;
}

const stateIn = (step: TapeStep | undefined): ActorState | null => step?.after ?? step?.before ?? null;

/** Where a workflow stood at a step, by its name; null where no step of it was folded. */
export const presentOf = ({ steps }: Tape, workflow: string, at: number): Present | null => {
  const tells = (step: TapeStep): boolean => step.workflow === workflow && stateIn(step) !== null;
  const last = steps.findLast((step, index) => index <= at && tells(step));
  const state = stateIn(last);
  if (state !== null) return { machine: state.machine, state, told: last === steps[at] ? (last ?? null) : null };
  const first = stateIn(steps.find(tells));
  return first && { machine: first.machine, state: null, told: null };
};

/** The states that hold at a moment, as a chart names them; its root is among them while the workflow lives. */
export const litIn = ({ state }: Present): ReadonlySet<string> => new Set(state === null ? [] : ['', ...litBy(state.snapshot.value)]);

/** Which of a chart's arrows the step that is shown went along. */
export const takenIn = ({ arrows }: Chart, { told }: Present): ReadonlySet<string> => {
  if (!told?.before || !told.after) return new Set();
  const [before, after] = [new Set(litBy(told.before.snapshot.value)), new Set(litBy(told.after.snapshot.value))];
  const type = eventType(told);
  return new Set(
    arrows.flatMap(({ arrow }) =>
      arrow.events.includes(type) && before.has(arrow.from) && after.has(arrow.to) && !before.has(arrow.to) ? [`${arrow.from} ${arrow.to}`] : [],
    ),
  );
};

/** Whatever the workflow may be told at a moment, by the machine's own names, the innermost state's first. */
export const heardIn = ({ states }: Chart, lit: ReadonlySet<string>): readonly string[] => [
  ...new Set(
    states
      .filter(({ state }) => lit.has(state.id))
      .toReversed()
      .flatMap(({ state }) => state.hears),
  ),
];
