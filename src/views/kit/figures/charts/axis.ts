import { nice, ticks } from 'd3-array';
import { type AmountUnit, inUnits, unitOf } from '../short-amount.ts';

export interface Tick {
  /** Its place in per cent of the axis, from below. */
  readonly at: number;
  readonly text: string;
}

/** An axis of amounts that begins and ends on round ones and holds zero. */
export interface Axis {
  readonly ticks: readonly Tick[];
  /** What its ticks count. */
  readonly unit: AmountUnit;
  /** The place of an amount in per cent of the axis, from below. */
  readonly at: (toman: number) => number;
}

/** The axis on which all these amounts have a place, with about so many steps. */
export const axisOf = (amounts: readonly number[], steps = 4): Axis => {
  const [least, most] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const [low, high] = nice(least, least === most ? 1 : most, steps);
  const at = (toman: number) => ((toman - low) / (high - low)) * 100;
  const round = ticks(low, high, steps).filter(Number.isInteger);
  // By its steps and not its end, so that every tick is a whole number of it.
  const unit = unitOf((round[1] ?? 0) - (round[0] ?? 0));
  return { at, unit, ticks: round.map((toman) => ({ at: at(toman), text: inUnits(toman, unit) })) };
};
