import type { Appointment } from '../../schema/appointments/appointment.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { CONSENT_MILLIS } from '../kit/outcome.ts';

/** An appointment that is moved to another time. */
export interface Move {
  /** As it was when the move began, or as it was found where somebody else has put it meanwhile. */
  readonly row: Appointment;
  /** Where it stands until it gets there, unless that is where it was when the move began. */
  readonly from?: string;
  /** Where it is to go, `YYYY-MM-DDTHH:mm`; null while no gap was chosen. */
  readonly to: string | null;
  /** It goes back to where it was. */
  readonly back: boolean;
  /** Why it did not get there, or why nobody knows whether it did; nothing where it was looked up so long before that nothing was sent. */
  readonly failure: Failure | null;
  /** It is there. */
  readonly done: boolean;
  /**
   * When it was picked up, then when a place was chosen for it, and from then on when somebody had it looked up before it is sent, or by when that was
   * seen too late, in milliseconds since 1970.
   */
  readonly at?: number;
  /** Where it stands could not be looked up, so that nothing was sent. */
  readonly unchecked?: true;
}

export const picked = (row: Appointment, at: number | null | undefined): Move => ({
  row,
  to: null,
  back: false,
  failure: null,
  done: false,
  ...(at == null ? {} : { at }),
});
export const placed = (move: Move, to: string, at: number | null | undefined): Move => ({
  ...move,
  to,
  failure: null,
  done: false,
  ...(at == null ? {} : { at }),
});
/** The way back to where it was. */
export const returning = (move: Move): Move => ({
  ...move,
  ...(move.to === null ? {} : { from: move.to }),
  to: move.row.appointment_time,
  back: true,
  failure: null,
  done: false,
});
/** Whether it stands where it stood before it was sent. */
export const isUnmoved = ({ from, row }: Move, found: Appointment): boolean => found.appointment_time === (from ?? row.appointment_time);
/** It is not known yet, or not heeded yet, how a move ended. */
export const isUnderWay = (move: Move | null): boolean => move !== null && move.to !== null && !move.done;

/** What was to be looked up and could not be is not; who said no time is of a program that sent at once. */
export const isFresh = ({ at, unchecked }: Move, now: number | null | undefined): boolean =>
  unchecked !== true && (now == null || (at !== undefined && now >= at && now - at < CONSENT_MILLIS));

/** It is tried anew: what became of the try before is told no more. */
export const triedAnew = ({ unchecked: _, ...move }: Move): Move => ({ ...move, failure: null });
