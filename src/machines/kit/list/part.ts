import type { Failure } from '../../../schema/kit/failure.ts';

/** What a screen read of somebody who was away for longer, in milliseconds, may be old. */
export const AWAY_MILLIS = 60_000;

/** One thing that a screen loads; with a value and a failure, what is shown may be old. */
export interface Part<Value = unknown> {
  readonly value: Value | null;
  readonly failure: Failure | null;
  /** Something was changed since that it is made of. */
  readonly outdated?: boolean;
  /** Nobody has read it yet, or not since somebody came again: it is what the screen before handed over, or an earlier reading found. */
  readonly handed?: boolean;
}

/** What is shown of it is not right any more. */
export const isBehind = ({ value, outdated }: Part): boolean => outdated === true && value !== null;

/** Nothing of it is known. */
export const unread: Part<never> = { value: null, failure: null };

/** What came of it. */
export const read = <Value>(value: Value): Part<Value> => ({ value, failure: null, outdated: false });

/** The parts of a screen to which somebody comes again after a while. */
export const unreadAgain = (parts: Readonly<Record<string, Part>>): Readonly<Record<string, Part>> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, { ...part, handed: true }]));

/** What is known of it stays in sight while it cannot be had. */
export const failed = <P extends Part>(part: P, failure: Failure): P => ({ ...part, failure });

/** Rows that it is made of were changed, or only looked at again (`perhaps`). */
export const aged = <P extends Part>(part: P, event: { readonly perhaps?: boolean | null }): P => (event.perhaps ? part : { ...part, outdated: true });
