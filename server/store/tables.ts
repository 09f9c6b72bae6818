import type { Kysely, Transaction } from 'kysely';

/** What a column holds on both engines: flags are 0 and 1, moments milliseconds since 1970. */
export type Value = string | number | null;
/** A row of a resource, by field name. */
export type StoredRow = Record<string, Value>;

/**
 * The tables beside the resources. Every key starts with the practice, except in `logins` and `attempts`,
 * which are asked before a practice is known, and `keys` and `kysely_migration`, which belong to the installation.
 */
export interface Tables {
  /** The steps that the layout has taken; the query builder's own. */
  kysely_migration: { name: string; timestamp: string };
  keys: { name: string; value: string };
  practices: { id: number; name: string; created_at: number };
  /** The last id and the version of each list of a practice. */
  lists: { practice_id: number; name: string; last_id: number; version: number };
  dentists: { practice_id: number; id: number; first_name: string; last_name: string };
  accounts: { practice_id: number; id: number; username: string; password_hash: string; dentist: number; is_active: number; created_at: number };
  /** Which account a username means; usernames are unique in the installation. */
  logins: { username: string; practice_id: number; account_id: number };
  sessions: {
    practice_id: number;
    id: string;
    account_id: number;
    token_hash: string;
    previous_hash: string | null;
    rotated_at: number;
    created_at: number;
    used_at: number;
    revoked_at: number | null;
    /** Like `Chrome · Android`; null where it is not known. */
    device: string | null;
    /** The form of the cookie that holds its token; null where it was opened before there were two. */
    cookie: 'host' | 'plain' | null;
  };
  attempts: { key: string; window_start: number; count: number; span: number };
  pictures: { practice_id: number; account_id: number; media_type: string; bytes: Buffer; changed_at: number };
}

export type Database = Kysely<Tables>;
export type Unit = Transaction<Tables>;

/** Where the rows are: the same queries on either engine. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly db: Database;
  /** Runs work whole or not at all; on PostgreSQL a serialisation failure or deadlock runs it again, three times at most. */
  readonly atomically: <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;
  /** Like `atomically`, but no two processes are in it at once. */
  readonly exclusively: <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;
  /** Reads one state of the database over several queries, while others go on writing; one work at a time. */
  readonly reading: <T>(work: (snapshot: Unit) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}
