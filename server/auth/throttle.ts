import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { refusal } from '../http/refusal.ts';
import type { Database } from '../store/tables.ts';

const WINDOW_MILLIS = 60_000;
const PER_ACCOUNT = 5;
const PER_ADDRESS = 60;

/** Whoever has one IPv6 address has the 2^64 of its network: those are one visitor. */
const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const [groups, last] = [head.split(':').filter(Boolean), tail?.split(':').filter(Boolean) ?? []];
  const whole = [...groups, ...Array.from({ length: 8 - groups.length - last.length }, () => '0'), ...last];
  return whole.slice(0, 5).every((group) => group === '0') ? whole.join(':') : whole.slice(0, 4).join(':');
};

/** Counters are named by a digest: neither usernames nor addresses are kept. */
const keyOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\0')).digest('base64url');

/** Limits failing sign-ins over all processes: five a minute for a username from one address, sixty for the address. */
export class SignInThrottle {
  readonly #db: Database;
  readonly #clock: () => number;

  constructor(db: Database, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Counts an attempt before its password is looked at; refuses it with 429 when there were too many. */
  async enter(username: string, address: string): Promise<() => Promise<void>> {
    const now = this.#clock();
    const network = networkOf(address);
    const from = keyOf('address', network);
    const account = keyOf('account', username, network);
    // The address first: whoever tries name after name leaves no counter behind for each of them.
    await this.#countTo(PER_ADDRESS, from, now);
    await this.#countTo(PER_ACCOUNT, account, now);
    return () => this.#forgive(account, from);
  }

  async #countTo(most: number, key: string, now: number): Promise<void> {
    const { count, window_start } = await this.#count(key, now);
    if (count <= most) return;
    const seconds = Math.max(1, Math.ceil((window_start + WINDOW_MILLIS - now) / 1000));
    throw refusal(429, 'throttled', { seconds }, { 'retry-after': String(seconds) });
  }

  async #count(key: string, now: number): Promise<{ readonly count: number; readonly window_start: number }> {
    const expired = now - WINDOW_MILLIS;
    const counted = await sql<{ count: number; window_start: number }>`
      insert into attempts (key, window_start, count) values (${key}, ${now}, 1)
      on conflict (key) do update set
        count = case when attempts.window_start <= ${expired} then 1 else attempts.count + 1 end,
        window_start = case when attempts.window_start <= ${expired} then ${now} else attempts.window_start end
      returning count, window_start`.execute(this.#db);
    return counted.rows[0] ?? { count: 1, window_start: now };
  }

  /** A right password clears its own counter and takes its attempt off the address; old counters go. */
  async #forgive(account: string, from: string): Promise<void> {
    await this.#db
      .deleteFrom('attempts')
      .where((either) => either.or([either('key', '=', account), either('window_start', '<', this.#clock() - 10 * WINDOW_MILLIS)]))
      .execute();
    await this.#db
      .updateTable('attempts')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('key', '=', from)
      .execute();
  }
}
