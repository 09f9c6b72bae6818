import { type Failure, saysGone } from '../../schema/kit/failure.ts';

/**
 * How long after a write was sent it may still arrive, in milliseconds: the request's time limit (KIT-CALL-2, D-27)
 * and a margin. Looking earlier could miss it.
 */
export const QUARANTINE_MILLIS = 12_000;

/** Why a port failed: ports reject with nothing but a `Failure`. */
export const failureOf = (event: { readonly error: unknown }): Failure => event.error as Failure;

/** The same, as the `params` of the guards and actions that follow. */
export const reason = ({ event }: { readonly event: { readonly error: unknown } }): Failure => failureOf(event);

/**
 * Whether a write that failed so may have been done all the same: an answer that was lost or made no sense proves nothing,
 * and a provider that broke may have broken after it stored.
 */
export const isUncertain = (failure: Failure): boolean => {
  if (failure._tag === 'Unavailable') return failure.status >= 500 || failure.status < 400;
  return ['UnknownOutcome', 'Unreadable', 'Timeout', 'Unreachable'].includes(failure._tag);
};

/** What is left of the quarantine of a write that failed so, in milliseconds: none after an answer, for then nothing is on its way. */
export const quarantineLeft = (failure: Failure | null): number => {
  if (failure?._tag === 'Unavailable' || failure?._tag === 'Rejected') return 0;
  // A clock that was set back meanwhile makes no age.
  return Math.max(0, QUARANTINE_MILLIS - Math.max(0, failure?._tag === 'UnknownOutcome' ? failure.ageMillis : 0));
};

/** The provider has no such thing (any more), and said so itself. */
export const isMissing = (failure: Failure): boolean => failure._tag === 'Rejected' && saysGone(failure.status) && failure.bare !== true;

/** Somebody said so, and it may have been a proxy whose provider restarts: what it was asked for may be there, or gone. */
export const isBare = (failure: Failure): boolean => failure._tag === 'Rejected' && failure.bare === true;
