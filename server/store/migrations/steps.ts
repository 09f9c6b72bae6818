import type { Store } from '../tables.ts';

/** One step from an older layout of the fixed tables to a newer one; a published step never changes. */
export interface Step {
  readonly name: string;
  readonly statements: (engine: Store['engine']) => readonly string[];
}

const practicesAndAccounts: Step = {
  name: 'practices and their accounts',
  statements: (engine) => [
    `create table practices (id bigint primary key, name text not null, created_at bigint not null)`,
    `create table lists (
      practice_id bigint not null references practices (id), name text not null, last_id bigint not null, version bigint not null,
      primary key (practice_id, name))`,
    `create table dentists (
      practice_id bigint not null references practices (id), id bigint not null, first_name text not null, last_name text not null,
      primary key (practice_id, id))`,
    `create table accounts (
      practice_id bigint not null references practices (id), id bigint not null, username text not null, password_hash text not null,
      dentist bigint not null, is_active bigint not null, created_at bigint not null,
      primary key (practice_id, id), foreign key (practice_id, dentist) references dentists (practice_id, id))`,
    `create table logins (
      username text primary key, practice_id bigint not null, account_id bigint not null,
      foreign key (practice_id, account_id) references accounts (practice_id, id))`,
    `create table sessions (
      practice_id bigint not null, id text not null, account_id bigint not null, token_hash text not null, previous_hash text,
      rotated_at bigint not null, created_at bigint not null, used_at bigint not null, revoked_at bigint,
      primary key (practice_id, id), foreign key (practice_id, account_id) references accounts (practice_id, id))`,
    `create table attempts (key text primary key, window_start bigint not null, count bigint not null)`,
    `create table pictures (
      practice_id bigint not null, account_id bigint not null, media_type text not null,
      bytes ${engine === 'sqlite' ? 'blob' : 'bytea'} not null, changed_at bigint not null,
      primary key (practice_id, account_id), foreign key (practice_id, account_id) references accounts (practice_id, id))`,
  ],
};

/** Every step, oldest first; its place in the list is its version. */
export const steps: readonly Step[] = [practicesAndAccounts];
