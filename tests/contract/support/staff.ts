import { addAccount, findAccount } from '../../../server/auth/accounts.ts';
import { hashPassword } from '../../../server/auth/password.ts';
import type { RunningServer } from '../../../server/create-server.ts';

/** Adds an account beside another one, in its practice. */
export const newStaff = async ({ store }: RunningServer, beside: string, username: string, password: string): Promise<void> => {
  const found = store && (await findAccount(store.db, beside));
  if (!store || !found) throw new Error(`There is no account ${beside}`);
  const { practice, dentist } = found;
  const passwordHash = await hashPassword(password);
  await store.exclusively((unit) => addAccount(unit, { practice, username, passwordHash, dentist, now: Date.now() }));
};
