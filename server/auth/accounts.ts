import { nextId } from '../store/lists.ts';
import type { Database, Store, Unit } from '../store/tables.ts';
import type { Identity } from './access-token.ts';

/** The signed-in user in the form of the contract (SES-CALL-4). */
export interface UserBody {
  readonly username: string;
  readonly dentist: { readonly id: number; readonly first_name: string; readonly last_name: string };
}

/** An account, and the hash of which somebody has shown the password. */
export interface Proven extends Identity {
  readonly passwordHash: string;
}

export interface Account extends Proven {
  readonly dentist: number;
  readonly active: boolean;
}

/** The account a username means, or null. */
export const findAccount = async (on: Database | Unit, username: string): Promise<Account | null> => {
  const found = await on
    .selectFrom('logins')
    .innerJoin('accounts', (join) => join.onRef('accounts.practice_id', '=', 'logins.practice_id').onRef('accounts.id', '=', 'logins.account_id'))
    .select(['accounts.practice_id', 'accounts.id', 'accounts.dentist', 'accounts.password_hash', 'accounts.is_active'])
    .where('logins.username', '=', username)
    .executeTakeFirst();
  if (!found) return null;
  return { practice: found.practice_id, account: found.id, dentist: found.dentist, passwordHash: found.password_hash, active: found.is_active === 1 };
};

/** The user of an active account, or null. */
export const readUser = async (on: Database, { practice, account }: Identity): Promise<UserBody | null> => {
  const found = await on
    .selectFrom('accounts')
    .innerJoin('dentists', (join) => join.onRef('dentists.practice_id', '=', 'accounts.practice_id').onRef('dentists.id', '=', 'accounts.dentist'))
    .select(['accounts.username', 'dentists.id', 'dentists.first_name', 'dentists.last_name'])
    .where('accounts.practice_id', '=', practice)
    .where('accounts.id', '=', account)
    .where('accounts.is_active', '=', 1)
    .executeTakeFirst();
  if (!found) return null;
  const { username, ...dentist } = found;
  return { username, dentist };
};

export interface NewAccount {
  readonly practice: number;
  readonly username: string;
  readonly passwordHash: string;
  /** The dentist the account works as, or for. */
  readonly dentist: number;
  readonly now: number;
}

/** Adds an account to a practice; a username that is taken breaks the unique key of `logins`. */
export const addAccount = async (unit: Unit, { practice, username, passwordHash, dentist, now }: NewAccount): Promise<number> => {
  const id = await nextId(unit, practice, 'accounts');
  await unit
    .insertInto('accounts')
    .values({ practice_id: practice, id, username, password_hash: passwordHash, dentist, is_active: 1, created_at: now })
    .execute();
  await unit.insertInto('logins').values({ username, practice_id: practice, account_id: id }).execute();
  return id;
};

/** What is needed to change the password of an account. */
export interface Secret {
  readonly username: string;
  readonly passwordHash: string;
}

export const readSecret = async (on: Database, { practice, account }: Identity): Promise<Secret | null> => {
  const found = await on
    .selectFrom('accounts')
    .select(['username', 'password_hash'])
    .where('practice_id', '=', practice)
    .where('id', '=', account)
    .executeTakeFirst();
  return found ? { username: found.username, passwordHash: found.password_hash } : null;
};

/** Gives an account another password; with `instead` only while that hash is still the one it has. True when it was given. */
export const setPassword = async (unit: Unit, { practice, account }: Identity, passwordHash: string, instead: string | null = null): Promise<boolean> => {
  let update = unit.updateTable('accounts').set({ password_hash: passwordHash }).where('practice_id', '=', practice).where('id', '=', account);
  if (instead !== null) update = update.where('password_hash', '=', instead);
  return (await update.returning('id').executeTakeFirst()) !== undefined;
};

/**
 * Whether an account is open and this hash still the one that it has, until the work is committed: on PostgreSQL by a lock, on SQLite
 * nobody else writes meanwhile.
 */
export const keepPassword = async (unit: Unit, engine: Store['engine'], { practice, account, passwordHash }: Proven): Promise<boolean> => {
  const kept = await unit
    .selectFrom('accounts')
    .select('id')
    .where('practice_id', '=', practice)
    .where('id', '=', account)
    .where('password_hash', '=', passwordHash)
    .where('is_active', '=', 1)
    .$if(engine === 'postgres', (row) => row.forShare())
    .executeTakeFirst();
  return kept !== undefined;
};

/** Opens or closes an account; nobody is signed in at a closed one. */
export const setActive = async (unit: Unit, { practice, account }: Identity, active: boolean): Promise<void> => {
  await unit
    .updateTable('accounts')
    .set({ is_active: Number(active) })
    .where('practice_id', '=', practice)
    .where('id', '=', account)
    .execute();
};
