import { hashPassword } from '../../../server/auth/password.ts';
import type { RunningServer } from '../../../server/create-server.ts';
import { addFirstClinic, addPractice } from '../../../server/practices/practices.ts';
import { type Client, signIn } from './client.ts';

export const PASSWORD = 'correct horse battery';

/** One hash for all test accounts: hashing is slow on purpose. */
const hashed = hashPassword(PASSWORD);

/** Adds an empty practice with its first clinic and signs its dentist in. */
export const newPractice = async ({ store, url }: RunningServer, username: string): Promise<Client> => {
  if (!store) throw new Error('This server has no database');
  const account = { username, passwordHash: await hashed };
  await store.exclusively(async (unit) => {
    const { practice } = await addPractice(unit, {
      name: `practice of ${username}`,
      dentist: { firstName: 'آرش', lastName: 'کمانگیر' },
      account,
      now: Date.now(),
    });
    await addFirstClinic(unit, practice, { name: 'مطب', address: 'تهران' });
  });
  return signIn(url, username, PASSWORD);
};
