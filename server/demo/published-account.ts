import type { Identity } from '../auth/access-token.ts';
import { findAccount } from '../auth/accounts.ts';
import { isPassword } from '../auth/password.ts';
import type { Database } from '../store/tables.ts';
import { DEMO_ACCOUNT, DEMO_PASSWORD_HASH } from './account.ts';

/** The demo account while everybody knows its password; null when there is none, or its keeper has given it another. */
export const publishedAccount = async (db: Database): Promise<Identity | null> => {
  const account = await findAccount(db, DEMO_ACCOUNT.username);
  if (!account) return null;
  // Practices that were filled in before the stored form was a fixed one have salts of their own.
  const isPublished = account.passwordHash === DEMO_PASSWORD_HASH || (await isPassword(DEMO_ACCOUNT.password, account.passwordHash, 'known'));
  return isPublished ? account : null;
};
