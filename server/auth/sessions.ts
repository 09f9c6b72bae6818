import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { badRefreshToken } from '../http/refusal.ts';
import type { Store } from '../store/tables.ts';
import type { Identity } from './access-token.ts';

const DAY = 86_400_000;
/** A session ends when it is not used for this long, and after the second in any case. */
export const IDLE_MILLIS = 14 * DAY;
const LONGEST_MILLIS = 90 * DAY;
/** How long the token just replaced still leads to its successor: for parallel tabs and lost answers. */
const GRACE_MILLIS = 10_000;

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Presented {
  readonly practice: number;
  readonly id: string;
}

const parse = (token: string): Presented | null => {
  const parts = /^(\d{1,15})\.([0-9a-f-]{36})\.[\w-]{20,100}$/.exec(token);
  return parts ? { practice: Number(parts[1]), id: parts[2] ?? '' } : null;
};

/**
 * Refresh tokens: each is used once and leads to one successor.
 *
 * The successor is computed from the token and a key, so that whoever presents the same token at once gets the same
 * successor. An older token means that somebody has a copy: the whole session ends.
 */
export class Sessions {
  readonly #store: Store;
  readonly #key: Buffer;
  readonly #clock: () => number;

  constructor(store: Store, key: Buffer, clock: () => number) {
    this.#store = store;
    this.#key = key;
    this.#clock = clock;
  }

  /** Opens a session and returns its first refresh token. */
  async open({ practice, account }: Identity): Promise<string> {
    const now = this.#clock();
    const id = randomUUID();
    const token = `${practice}.${id}.${randomBytes(32).toString('base64url')}`;
    const session = { practice_id: practice, id, account_id: account, token_hash: digest(token), rotated_at: now, created_at: now, used_at: now };
    await this.#store.atomically(async (unit) => {
      await unit
        .deleteFrom('sessions')
        .where('practice_id', '=', practice)
        .where('used_at', '<', now - IDLE_MILLIS)
        .execute();
      await unit.insertInto('sessions').values(session).execute();
    });
    return token;
  }

  /** Takes a refresh token for its successor, or refuses it and ends what it belonged to. */
  async renew(token: string): Promise<{ readonly identity: Identity; readonly token: string }> {
    const presented = parse(token);
    if (!presented) throw badRefreshToken('invalidToken');
    const successor = this.#successor(token, presented);
    const account = (await this.#rotate(token, successor, presented)) ?? (await this.#again(token, presented));
    return { identity: { practice: presented.practice, account }, token: successor };
  }

  /** Ends the session of a refresh token, if there is one. */
  async close(token: string): Promise<void> {
    const presented = parse(token);
    if (!presented) return;
    const hash = digest(token);
    await this.#store.db
      .updateTable('sessions')
      .set({ revoked_at: this.#clock() })
      .where('practice_id', '=', presented.practice)
      .where('id', '=', presented.id)
      .where((either) => either.or([either('token_hash', '=', hash), either('previous_hash', '=', hash)]))
      .execute();
  }

  #successor(token: string, { practice, id }: Presented): string {
    return `${practice}.${id}.${createHmac('sha256', this.#key).update(token).digest('base64url')}`;
  }

  /** The usual way: one statement, so that of two requests with one token only one rotates it. */
  async #rotate(token: string, successor: string, { practice, id }: Presented): Promise<number | null> {
    const now = this.#clock();
    const hash = digest(token);
    const rotated = await this.#store.db
      .updateTable('sessions')
      .set({ token_hash: digest(successor), previous_hash: hash, rotated_at: now, used_at: now })
      .where('practice_id', '=', practice)
      .where('id', '=', id)
      .where('token_hash', '=', hash)
      .where('revoked_at', 'is', null)
      .where('used_at', '>', now - IDLE_MILLIS)
      .where('created_at', '>', now - LONGEST_MILLIS)
      .returning('account_id')
      .executeTakeFirst();
    return rotated?.account_id ?? null;
  }

  /** The token was replaced before: just now by a request beside this one, or long ago and then it is in wrong hands. */
  async #again(token: string, { practice, id }: Presented): Promise<number> {
    const { db } = this.#store;
    const now = this.#clock();
    const session = await db.selectFrom('sessions').selectAll().where('practice_id', '=', practice).where('id', '=', id).executeTakeFirst();
    if (!session) throw badRefreshToken('invalidToken');
    if (session.revoked_at !== null) throw badRefreshToken('usedToken');
    if (session.previous_hash === digest(token) && now - session.rotated_at <= GRACE_MILLIS) return session.account_id;
    await db.updateTable('sessions').set({ revoked_at: now }).where('practice_id', '=', practice).where('id', '=', id).execute();
    throw badRefreshToken(session.token_hash === digest(token) ? 'invalidToken' : 'usedToken');
  }
}
