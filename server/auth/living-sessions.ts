import { first, type Statement, statement } from '../store/statement.ts';
import type { Database, Unit } from '../store/tables.ts';
import type { Identity, SignedIn } from './access-token.ts';

const DAY = 86_400_000;
/** A session ends when it is not used for this long, and after the second in any case. */
export const IDLE_MILLIS = 14 * DAY;
export const LONGEST_MILLIS = 90 * DAY;

/** How long a process believes what it found: what another process ends is refused here that much later at most. */
const BELIEVED_MILLIS = 1000;
const MOST_BELIEVED = 10_000;

interface Belief {
  readonly at: number;
  readonly lives: boolean | Promise<boolean>;
}

/** A session as its owner sees it. */
export interface OwnSession {
  readonly id: string;
  readonly device: string | null;
  /** ISO 8601, UTC. */
  readonly created_at: string;
  readonly used_at: string;
  readonly current: boolean;
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Ends the sessions of an account, all but one or all, and returns their ids. */
export const endSessions = async (on: Database | Unit, { practice, account }: Identity, now: number, but: string | null): Promise<readonly string[]> => {
  const ended = await on
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('practice_id', '=', practice)
    .where('account_id', '=', account)
    .where('id', '!=', but ?? '')
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
};

/** Ends every session of the installation and returns how many went on. */
export const endAllSessions = async (on: Database | Unit, now: number): Promise<number> => {
  const ended = await on
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('used_at', '>', now - IDLE_MILLIS)
    .where('created_at', '>', now - LONGEST_MILLIS)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
};

/** The sessions that go on, and their ends: neither ended nor past their time, and of an account that is open. */
export class LivingSessions {
  readonly #db: Database;
  readonly #clock: () => number;
  readonly #find: Statement<{ readonly id: string }>;
  readonly #beliefs = new Map<string, Belief>();

  constructor(db: Database, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
    this.#find = statement(
      db
        .selectFrom('sessions')
        .innerJoin('accounts', (join) => join.onRef('accounts.practice_id', '=', 'sessions.practice_id').onRef('accounts.id', '=', 'sessions.account_id'))
        .select('sessions.id')
        .where('sessions.practice_id', '=', 0)
        .where('sessions.id', '=', '')
        .where('sessions.account_id', '=', 0)
        .where('sessions.used_at', '>', 0)
        .where('sessions.created_at', '>', 0)
        .where('accounts.is_active', '=', 1)
        .where('sessions.revoked_at', 'is', null),
    );
  }

  /** True where it was found within the last second that the session goes on, without a wait. */
  believes({ session }: SignedIn): boolean {
    return this.#belief(session)?.lives === true;
  }

  /** Whether the session of a token goes on, as found within the last second. */
  async isLiving(signedIn: SignedIn): Promise<boolean> {
    return this.#belief(signedIn.session)?.lives ?? this.#look(signedIn, this.#clock());
  }

  /** The living sessions of an account, newest use first. */
  async list({ practice, account, session }: SignedIn): Promise<readonly OwnSession[]> {
    const now = this.#clock();
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at', 'used_at'])
      .where('practice_id', '=', practice)
      .where('account_id', '=', account)
      .where('used_at', '>', now - IDLE_MILLIS)
      .where('created_at', '>', now - LONGEST_MILLIS)
      .where('revoked_at', 'is', null)
      .orderBy('used_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, device, created_at, used_at }) => ({
      id,
      device,
      created_at: new Date(created_at).toISOString(),
      used_at: new Date(used_at).toISOString(),
      current: id === session,
    }));
  }

  /** Ends one session of an account; false when it has no such session that goes on. */
  async end(who: Identity, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const now = this.#clock();
    const ended = await this.#db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('practice_id', '=', who.practice)
      .where('account_id', '=', who.account)
      .where('id', '=', id)
      .where('used_at', '>', now - IDLE_MILLIS)
      .where('created_at', '>', now - LONGEST_MILLIS)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    this.forget(id);
    return ended !== undefined;
  }

  /** Ends all sessions of an account but this one, and says how many. */
  async endOthers(signedIn: SignedIn): Promise<number> {
    const ended = await endSessions(this.#db, signedIn, this.#clock(), signedIn.session);
    for (const id of ended) this.forget(id);
    return ended.length;
  }

  /** What was believed of a session counts no more: it was ended by this process. */
  forget(id: string): void {
    this.#beliefs.delete(id);
  }

  #belief(session: string): Belief | null {
    const belief = this.#beliefs.get(session);
    if (!belief) return null;
    const age = this.#clock() - belief.at;
    return age >= 0 && age < BELIEVED_MILLIS ? belief : null;
  }

  async #look({ practice, account, session }: SignedIn, at: number): Promise<boolean> {
    const found = this.#find(this.#db, [practice, session, account, at - IDLE_MILLIS, at - LONGEST_MILLIS, 1]);
    const lives = found.then((rows) => first(rows) !== null);
    if (this.#beliefs.size >= MOST_BELIEVED) this.#beliefs.clear();
    // Kept before the answer is there: whoever ends the session meanwhile takes this belief away.
    const belief: Belief = { at, lives };
    this.#beliefs.set(session, belief);
    try {
      const answer = await lives;
      if (this.#beliefs.get(session) === belief) this.#beliefs.set(session, { at, lives: answer });
      return answer;
    } catch (cause) {
      if (this.#beliefs.get(session) === belief) this.#beliefs.delete(session);
      throw cause;
    }
  }
}
