import type { AnyStateMachine } from 'xstate';
import { withoutCrowds } from './crowd.ts';
import { type Chart, laidOut } from './layout.ts';
import { statesOf } from './states.ts';

const known = new WeakMap<AnyStateMachine, Chart>();

/** The chart of a machine as it is drawn, made once; sizes in units of its picture. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const before = known.get(machine);
  if (before) return before;
  const chart = laidOut(withoutCrowds(statesOf(machine)));
  known.set(machine, chart);
  return chart;
};
