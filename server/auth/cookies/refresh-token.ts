import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { KeySet } from '../key-ring.ts';
import type { PresentedToken } from './refresh.ts';
import { isSeal } from './seal.ts';

/** What a refresh token says in clear; an access token says it too, so that it proves nothing. */
export interface Presented {
  readonly practice: number;
  readonly id: string;
}

/** How long a seal is, in bytes: three of them are four signs of base64url, which then can be written in one way alone. */
const SEAL_BYTES = 18;
const SEAL_SIGNS = (SEAL_BYTES / 3) * 4;

/** What is kept of a token. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

export const parse = (token: string): Presented | null => {
  const parts = /^(\d{1,15})\.([0-9a-f-]{36})\.[\w-]{20,100}$/.exec(token);
  return parts ? { practice: Number(parts[1]), id: parts[2] ?? '' } : null;
};

/** No token begins with a letter: what is sealed is never taken for a token whose successor is computed by the same key. */
const sealOf = ({ refresh }: KeySet, token: string): Buffer => createHmac('sha256', refresh).update(`seal ${token}`).digest().subarray(0, SEAL_BYTES);

const sealed = (keys: KeySet, token: string): string => token + sealOf(keys, token).toString('base64url');

/** Whether a token was given out by one of these keys, be it long ago. The release before sealed none, and of its tokens nobody can tell. */
export const wasGiven = (sets: readonly KeySet[], token: string): boolean =>
  sets.some((keys) => isSeal(token.slice(-SEAL_SIGNS), sealOf(keys, token.slice(0, -SEAL_SIGNS))));

/** The token that a session begins with. */
export const firstToken = (keys: KeySet, { practice, id }: Presented): string => sealed(keys, `${practice}.${id}.${randomBytes(32).toString('base64url')}`);

/** A token that came by a cookie of the earlier name has a successor of its own: which of the two a session has tells how its last token came. */
const bareSuccessor = ({ refresh }: KeySet, { token, by }: PresentedToken, { practice, id }: Presented): string =>
  `${practice}.${id}.${createHmac('sha256', refresh)
    .update(by === 'earlier' ? `${token} earlier` : token)
    .digest('base64url')}`;

export const successorOf = (keys: KeySet, presented: PresentedToken, parts: Presented): string => sealed(keys, bareSuccessor(keys, presented, parts));

/** The successors that a token may have been given: the release before gave them without a seal. */
export const successorsOf = (keys: KeySet, presented: PresentedToken, parts: Presented): readonly string[] => {
  const bare = bareSuccessor(keys, presented, parts);
  return [sealed(keys, bare), bare];
};
