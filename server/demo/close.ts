import type { Identity } from '../auth/access-token.ts';
import { endSessions } from '../auth/living-sessions.ts';
import type { Store } from '../store/tables.ts';
import { publishedAccount } from './published-account.ts';

/** Ends what goes on under the demo account, where the demo is not to be had any more; returns the account when there was something to end. */
export const closeDemo = async ({ db }: Store, now: number): Promise<Identity | null> => {
  const account = await publishedAccount(db);
  return account && (await endSessions(db, account, now, null)).length > 0 ? account : null;
};
