import { type Failure, saysGone } from '../../schema/kit/failure.ts';

/**
 * How long after a write was sent it may still arrive, in milliseconds: the request's time limit (KIT-CALL-2, D-27)
 * and a margin. Looking earlier could miss it.
 */
export const QUARANTINE_MILLIS = 12_000;

/** For so long after a person said so, in milliseconds, what waits is sent without asking again: later another desk may have said otherwise. */
export const CONSENT_MILLIS = 60_000;

/** Whether the answer to a write was lost so long ago, as over the end of a page. */
export const isLongAgo = (failure: Failure | null | undefined): boolean => failure?._tag === 'UnknownOutcome' && failure.ageMillis > CONSENT_MILLIS;

/** The page was left in the middle of a call: whoever was there knows how that ended. */
export const wasLeft = (_: unknown, failure: Failure): boolean => failure._tag === 'UnknownOutcome';

/** Why a port failed: ports reject with nothing but a `Failure`. */
export const failureOf = (event: { readonly error: unknown }): Failure => event.error as Failure;

/** The same, as the `params` of the guards and actions that follow. */
export const reason = ({ event }: { readonly event: { readonly error: unknown } }): Failure => failureOf(event);

/** Whether the provider said no in an answer of success. */
export const isDenied = (failure: Failure | null | undefined): boolean => failure?._tag === 'Rejected' && failure.status < 400;

/**
 * Whether a write that failed like this may have been stored all the same. A lost or senseless answer proves nothing, nor does a 5xx, which
 * may have come after storing. A denied change is settled by the record, which was read by then; a denied creation (`isNew`) only by
 * comparing with the rows that were known before it was sent.
 */
export const isUncertain = (failure: Failure, isNew = false): boolean => {
  if (isNew && isDenied(failure)) return true;
  if (failure._tag === 'Unavailable') return failure.status >= 500 || failure.status < 400;
  return ['UnknownOutcome', 'Unreadable', 'Timeout', 'Unreachable'].includes(failure._tag);
};

/** Whether the provider answered a write of unknown outcome: nothing of it can arrive any more, and where nothing is found its words hold. */
export const wasAnswered = (failure: Failure | null | undefined): boolean => failure?._tag === 'Unavailable' || isDenied(failure);

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
