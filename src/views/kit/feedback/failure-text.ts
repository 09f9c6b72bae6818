import { persianDigits } from '../../../schema/kit/digits.ts';
import type { Failure, Rejected } from '../../../schema/kit/failure.ts';
import { failureWords } from '../texts.ts';

/** How an area words a failure of its own (KIT-FAIL-1). */
export interface Wording {
  /** Said when the provider gives no words; before the reason when there is one. */
  readonly fallback?: string;
  /** Stands before whatever is said. */
  readonly prefix?: string;
  /** The fields whose messages may speak for the whole, in order; any field unless given. */
  readonly fields?: readonly string[];
  /** Which of the provider's words speaks first; where the general ones do, in signing in, a silent refusal has the area's words whatever its status. */
  readonly first?: 'detail' | 'general';
}

const LONGEST = 300;

/**
 * The provider's words as they may be shown: no markup, nothing that is only a program's way of saying nothing («null» within
 * a sentence is a word of it), no name of a field before them, and Persian digits in Persian.
 */
export const cleanWords = (text: string): string | null => {
  const bare = text
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\[object \w+\]|\bundefined\b|^\s*(null|NaN)\s*$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[a-z0-9]+(?:_[a-z0-9]+)+\s*:\s*)+/i, '');
  if (bare === '') return null;
  return persianDigits(bare.length > LONGEST ? `${bare.slice(0, LONGEST)}…` : bare);
};

const firstClean = (texts: readonly (string | null | undefined)[]): string | null => {
  for (const text of texts) {
    const clean = text ? cleanWords(text) : null;
    if (clean !== null) return clean;
  }
  return null;
};

/** What the provider itself said about a refusal, or null when it said nothing that can be shown. */
export const providerWords = (rejected: Rejected, { fields, first = 'detail' }: Wording = {}): string | null => {
  const named = (fields ?? Object.keys(rejected.fields)).flatMap((field) => rejected.fields[field] ?? []);
  const [detail, general] = [[rejected.detail], rejected.general];
  return firstClean(first === 'general' ? [...general, ...detail, ...named] : [...detail, ...general, ...named]);
};

const byStatus = (status: number): string => {
  if (status === 401) return failureWords.authentication;
  if (status === 403) return failureWords.permission;
  if (status === 404) return failureWords.missing;
  if (status === 429) return failureWords.throttled;
  return failureWords.invalid;
};

/** Why a call failed, in words, whatever it was for. */
export const failureReason = (failure: Failure, wording: Wording = {}): string => {
  switch (failure._tag) {
    case 'Rejected':
      return providerWords(failure, wording) ?? (failure.bare ? failureWords.unavailable : byStatus(failure.status));
    case 'Offline':
      return failureWords.offline;
    case 'Unreachable':
      return `${failureWords.connection}. ${failureWords.again}`;
    case 'Timeout':
      return failureWords.timeout;
    case 'Unavailable':
      // A page in the place of an answer: a sign-in to the network, rather than a provider that broke.
      if (failure.status < 400) return failureWords.unreadable;
      // What a provider says when it breaks is mostly meant for whoever wrote it; in Persian it is meant for people.
      return (/[\u0600-\u06ff]/.test(failure.detail ?? '') && firstClean([failure.detail])) || failureWords.unavailable;
    case 'NotSent':
      return failure.lacking === 'part' ? failureWords.partMissing : failureWords.notSent;
    case 'Unreadable':
      return failureWords.unreadable;
    case 'SessionEnded':
      return failureWords.sessionEnded;
    case 'UnknownOutcome':
      return failureWords.unknownOutcome;
    default:
      // A workflow that met something unforeseen.
      return failureWords.unexpected(failureWords.again);
  }
};

/** The same as a person is told it after a prefix: of a refusal without any words, whose status tells nothing more, what to do (KIT-FAIL-1). */
export const saidReason = (failure: Failure, wording?: Wording, silent: string = failureWords.again): string => {
  const reason = failureReason(failure, wording);
  return reason === failureWords.invalid ? silent : reason;
};

/** What is said of a failure that nobody foresaw, which needs nothing before it (KIT-FAIL-3); null of any other. */
export const unforeseen = (failure: Failure): string | null => {
  const said = failureReason(failure);
  return said === failureWords.unexpected(failureWords.again) ? said : null;
};

/** That one may try again, now or later, as it ends a text. */
const AGAIN = / ?لطفاً [^.]*دوباره.*/;

const knowsBetter = (failure: Failure, wording: Wording) =>
  failure._tag === 'Rejected' && (providerWords(failure, wording) !== null || (!wording.first && [401, 403].includes(failure.status)));

/** A failure as an area says it: the provider's words if there are any, else the area's with the reason after them. */
export const failureText = (failure: Failure | null | undefined, wording: Wording = {}): string => {
  const { fallback, prefix = '' } = wording;
  if (!failure) return `${prefix}${fallback ?? failureWords.again}`;
  const reason = saidReason(failure, wording);
  if (fallback === undefined || knowsBetter(failure, wording)) return `${prefix}${reason}`;
  if (failure._tag === 'Rejected' && !failure.bare) return `${prefix}${fallback}`;
  // To try again is said once.
  return `${prefix}${fallback} ${AGAIN.test(fallback) ? reason.replace(AGAIN, '') : reason}`.trim();
};

/** The provider's words for one field of a form. */
export const fieldWords = (failure: Failure | null | undefined, field: string): string | null =>
  failure?._tag === 'Rejected' ? firstClean(failure.fields[field] ?? []) : null;
