import type { Identity } from '../auth/access-token.ts';
import { findAccount } from '../auth/accounts.ts';
import { isPassword } from '../auth/password.ts';
import type { Database } from '../store/tables.ts';
import { DEMO_ACCOUNT } from './account.ts';

/** The demo account while everybody knows its password; null when there is none, or its keeper has given it another. */
export const publishedAccount = async (db: Database): Promise<Identity | null> => {
  const account = await findAccount(db, DEMO_ACCOUNT.username);
  return account && (await isPassword(DEMO_ACCOUNT.password, account.passwordHash, 'known')) ? account : null;
};
