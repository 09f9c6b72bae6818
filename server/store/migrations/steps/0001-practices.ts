import { randomBytes } from 'node:crypto';
import type { Step } from '../steps.ts';

/** Practices, their accounts and what belongs to the installation. */
export const practices: Step = async ({ db, engine, run }) => {
  await run(
    `create table if not exists keys (name text primary key, value text not null)`,
    `create table if not exists practices (id bigint primary key, name text not null, created_at bigint not null)`,
    `create table if not exists lists (
      practice_id bigint not null references practices (id), name text not null, last_id bigint not null, version bigint not null,
      primary key (practice_id, name))`,
    `create table if not exists dentists (
      practice_id bigint not null references practices (id), id bigint not null, first_name text not null, last_name text not null,
      primary key (practice_id, id))`,
    `create table if not exists accounts (
      practice_id bigint not null references practices (id), id bigint not null, username text not null, password_hash text not null,
      dentist bigint not null, is_active bigint not null, created_at bigint not null,
      primary key (practice_id, id), foreign key (practice_id, dentist) references dentists (practice_id, id))`,
    `create table if not exists logins (
      username text primary key, practice_id bigint not null, account_id bigint not null,
      foreign key (practice_id, account_id) references accounts (practice_id, id))`,
    `create table if not exists sessions (
      practice_id bigint not null, id text not null, account_id bigint not null, token_hash text not null, previous_hash text,
      rotated_at bigint not null, created_at bigint not null, used_at bigint not null, revoked_at bigint,
      primary key (practice_id, id), foreign key (practice_id, account_id) references accounts (practice_id, id))`,
    `create table if not exists attempts (key text primary key, window_start bigint not null, count bigint not null)`,
    `create table if not exists pictures (
      practice_id bigint not null, account_id bigint not null, media_type text not null,
      bytes ${engine === 'sqlite' ? 'blob' : 'bytea'} not null, changed_at bigint not null,
      primary key (practice_id, account_id), foreign key (practice_id, account_id) references accounts (practice_id, id))`,
  );
  // Names this database for ever, so that a cached list or a token of another one is never taken for its own.
  await db
    .insertInto('keys')
    .values({ name: 'database', value: randomBytes(6).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
