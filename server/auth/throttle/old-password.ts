import type { SignedIn } from '../access-token.ts';
import { type Attempts, type Counter, keyOf, type Limit } from './attempts.ts';

const MINUTE = 60_000;

/** Of one session, and of one account over all its sessions. */
const SESSION: Limit = { most: 5, span: MINUTE, longest: 15 * MINUTE };
const ACCOUNT: Limit = { most: 10, span: 15 * MINUTE, longest: 60 * MINUTE };

/** Counts a guess at the old password by somebody who is signed in; what it returns forgives it. */
export const enterOldPassword = async (attempts: Attempts, { practice, account, session }: SignedIn, report: () => void): Promise<() => Promise<void>> => {
  const ofSession = keyOf('old password', session);
  const ofAccount = keyOf('old password', String(practice), String(account));
  const counters: readonly Counter[] = [
    [SESSION, ofSession],
    [ACCOUNT, ofAccount],
  ];
  await attempts.countTo(counters, report);
  return () => attempts.clear([ofSession, ofAccount]);
};
