import { flag, integer, list, literal, optional, plain, record, type ValueOf, variants, worded } from './shape.ts';

/**
 * Why a call did not do what it was asked, as plain data: the closed set that machines branch on and views put in words.
 *
 * - `Offline`, `Unreachable`, `Timeout`: worth another try.
 * - `Unavailable`: an answer of 5xx, or a page instead of JSON; worth another try of a read, while a write may have been
 *   done. `detail` is what the provider said about it, freed of markup.
 * - `NotSent`: a write that was never sent, for want of a fresh token, of the provider's address, of a part of the
 *   program, or of the record as it stands by now.
 * - `Rejected`: the provider said no; `detail`, `general` and `fields` are its own words, freed of markup. `bare` says of a "not found" that it
 *   came without any data: a proxy whose provider restarts answers so as well, and nobody knows who did.
 * - `Unreadable`: the answer broke the contract.
 * - `SessionEnded`: the session could not be refreshed.
 * - `UnknownOutcome`: a write whose answer was lost; `ageMillis` since it was sent. `accepted` says of one that the provider took, in an answer that
 *   tells too little, and shows nowhere.
 *
 * Logs and reports of every earlier release hold failures: the set only grows.
 */
export const failure = variants('_tag', {
  Offline: {},
  Unreachable: {},
  Timeout: {},
  Unavailable: { status: integer(), detail: optional(worded()) },
  NotSent: { lacking: literal('token', 'address', 'part', 'record') },
  Rejected: {
    status: integer(),
    detail: optional(worded()),
    general: list(worded()),
    fields: record(list(worded())),
    bare: optional(flag()),
  },
  Unreadable: { where: plain() },
  SessionEnded: {},
  UnknownOutcome: { ageMillis: integer(), accepted: optional(flag()) },
});

export type Failure = ValueOf<typeof failure>;
export type NotSent = Extract<Failure, { _tag: 'NotSent' }>;
export type Rejected = Extract<Failure, { _tag: 'Rejected' }>;

/** Whether the provider took a write of which nothing is to be seen. */
export const isAccepted = (failure: Failure | null | undefined): boolean => failure?._tag === 'UnknownOutcome' && failure.accepted === true;

/** Not of what was asked, but of who asks, or when. */
const PASSING = [401, 403, 408, 429];
/** Whether the provider refused for good: the same would be refused again. */
export const isFinal = (failure: Failure | null | undefined): failure is Rejected =>
  failure?._tag === 'Rejected' && !PASSING.includes(failure.status) && failure.bare !== true;

const GONE = [404, 410];
/** Whether an answer of that status says that there is no such thing (any more). */
export const saysGone = (status: number): boolean => GONE.includes(status);
