import { randomUUID } from 'node:crypto';
import { badRefreshToken, refusal } from '../http/refusal.ts';
import type { Store } from '../store/tables.ts';
import type { Identity, SignedIn } from './access-token.ts';
import { keepPassword, type Proven } from './accounts.ts';
import type { CookieForm, PresentedToken } from './cookies/refresh.ts';
import { digest, firstToken, type Presented, parse, successorOf, successorsOf, wasGiven } from './cookies/refresh-token.ts';
import type { KeyRing, KeySet } from './key-ring.ts';
import { IDLE_MILLIS, type LivingSessions, LONGEST_MILLIS } from './living-sessions.ts';

/**
 * How long the token just replaced still leads to its successor: for parallel tabs and lost answers. A client waits ten
 * seconds for an answer before it asks again, four times at most (`tests/effects/refresh.test.ts`).
 */
const GRACE_MILLIS = 60_000;

/** What a session is opened with. */
export interface Opening {
  readonly device: string | null;
  readonly cookie: CookieForm;
}

interface Renewed {
  readonly signedIn: SignedIn;
  readonly token: string;
}

/**
 * Refresh tokens: each is used once and leads to one successor.
 *
 * The successor is computed from the token and a key, so that whoever presents the same token at once gets the same
 * successor. An older token means that somebody has a copy: the whole session ends. A token that was never given means
 * nothing: its seal is wrong, and it ends nobody's session.
 */
export class Sessions {
  readonly #store: Store;
  readonly #ring: KeyRing;
  readonly #clock: () => number;
  readonly #living: LivingSessions;

  constructor(store: Store, ring: KeyRing, clock: () => number, living: LivingSessions) {
    this.#store = store;
    this.#ring = ring;
    this.#clock = clock;
    this.#living = living;
  }

  /** Opens a session and returns it with its first refresh token; null where the password that was shown is none any more, or the account is closed. */
  async open(proven: Proven, { device, cookie }: Opening): Promise<Renewed | null> {
    const { practice, account } = proven;
    const now = this.#clock();
    const id = randomUUID();
    const [keys] = await this.#ring.all();
    if (!keys) throw new Error('There is no key to sign with');
    const token = firstToken(keys, { practice, id });
    const times = { rotated_at: now, created_at: now, used_at: now };
    const session = { practice_id: practice, id, account_id: account, token_hash: digest(token), ...times, device, cookie };
    const opened = await this.#store.atomically(async (unit) => {
      // A change of password ends what it finds: who had shown the old one must not come in behind it.
      if (!(await keepPassword(unit, this.#store.engine, proven))) return false;
      await unit
        .deleteFrom('sessions')
        .where('practice_id', '=', practice)
        .where((either) => either.or([either('used_at', '<', now - IDLE_MILLIS), either('created_at', '<', now - LONGEST_MILLIS)]))
        .execute();
      await unit.insertInto('sessions').values(session).execute();
      return true;
    });
    return opened ? { signedIn: { practice, account, session: id }, token } : null;
  }

  /** Takes a refresh token for its successor, or refuses it and ends what it belonged to; `reused` hears of a copy in wrong hands. */
  async renew(presented: PresentedToken, form: CookieForm, reused: (who: Identity) => void): Promise<Renewed> {
    const parts = parse(presented.token);
    if (!parts) throw badRefreshToken('invalidToken');
    const sets = await this.#ring.all();
    const [successor = ''] = sets.map((keys) => successorOf(keys, presented, parts));
    const rotated = await this.#rotate(presented, form, successor, parts);
    const { account, token } = rotated === null ? await this.#again(presented, sets, parts, reused) : { account: rotated, token: successor };
    return { signedIn: { practice: parts.practice, account, session: parts.id }, token };
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
      .where('revoked_at', 'is', null)
      .where((either) => either.or([either('token_hash', '=', hash), either('previous_hash', '=', hash)]))
      .execute();
    this.#living.forget(presented.id);
  }

  /** The usual way: one statement, so that of two requests with one token only one rotates it. */
  async #rotate({ token, by }: PresentedToken, form: CookieForm, successor: string, { practice, id }: Presented): Promise<number | null> {
    const now = this.#clock();
    const hash = digest(token);
    const rotated = await this.#store.db
      .updateTable('sessions')
      .set({ token_hash: digest(successor), previous_hash: hash, rotated_at: now, used_at: now, cookie: form })
      .where('practice_id', '=', practice)
      .where('id', '=', id)
      .where('token_hash', '=', hash)
      // A cookie of the earlier name may be a neighbour's doing: over TLS it counts for sessions of that time alone.
      .where((either) => either.or([either('cookie', 'is', null), ...(by === 'earlier' ? [] : [either('cookie', '=', by)])]))
      .where('revoked_at', 'is', null)
      .where('used_at', '>', now - IDLE_MILLIS)
      .where('created_at', '>', now - LONGEST_MILLIS)
      .returning('account_id')
      .executeTakeFirst();
    return rotated?.account_id ?? null;
  }

  /** The token was replaced before: just now by a request beside this one, or long ago and then it is in wrong hands. */
  async #again({ token, by }: PresentedToken, sets: readonly KeySet[], parts: Presented, reused: (who: Identity) => void) {
    const { db } = this.#store;
    const { practice, id } = parts;
    const now = this.#clock();
    const session = await db.selectFrom('sessions').selectAll().where('practice_id', '=', practice).where('id', '=', id).executeTakeFirst();
    if (!session) throw badRefreshToken('invalidToken');
    const [hash, account] = [digest(token), session.account_id];
    // Whose session it is stands in every access token, however old: whoever found one could sign its owner out by a token that they made up.
    if (![session.token_hash, session.previous_hash].includes(hash) && !wasGiven(sets, token)) throw badRefreshToken('invalidToken');
    if (session.revoked_at !== null) throw badRefreshToken('usedToken');
    // The time of a clock that has been set back since lies ahead, and nobody is sent away for that.
    if (session.previous_hash === hash && now - session.rotated_at <= GRACE_MILLIS) {
      const given = (way: PresentedToken['by']) =>
        sets.flatMap((keys) => successorsOf(keys, { token, by: way }, parts)).find((candidate) => digest(candidate) === session.token_hash);
      // By another cookie than the session's own it may be a neighbour's doing, and whoever the session is of has come to no harm.
      if (session.cookie !== null && (by === 'earlier' ? given('host') : by !== session.cookie)) throw badRefreshToken('invalidToken');
      // The release before knew of one successor alone, whichever way a token came.
      const successor = given(session.cookie === null ? 'plain' : by);
      // Another process has the key already with which this successor was made: it will answer, or this one in a moment.
      if (successor === undefined) throw refusal(503, 'unavailable', {}, { 'retry-after': '2' });
      return { account, token: successor };
    }
    const isCurrent = session.token_hash === hash;
    if (isCurrent && session.used_at > now - IDLE_MILLIS && session.created_at > now - LONGEST_MILLIS) throw badRefreshToken('invalidToken');
    await db.updateTable('sessions').set({ revoked_at: now }).where('practice_id', '=', practice).where('id', '=', id).execute();
    this.#living.forget(id);
    if (isCurrent) throw badRefreshToken('invalidToken');
    reused({ practice, account });
    throw badRefreshToken('usedToken');
  }
}
