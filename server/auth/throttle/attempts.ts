import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { refusal } from '../../http/refusal.ts';
import type { Database } from '../../store/tables.ts';

/** So many attempts in a window; each window that was filled makes the next one twice as long, up to the longest. In milliseconds. */
export interface Limit {
  readonly most: number;
  readonly span: number;
  readonly longest: number;
}

/** Processes whose clocks differ by less share their windows; a window that begins later was begun by a clock that was wrong. */
const SKEW_MILLIS = 10_000;
const SWEEP_MILLIS = 60_000;

/** Counters are named by a digest: neither usernames nor addresses are kept. */
export const keyOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\0')).digest('base64url');

interface Counted {
  readonly count: number;
  readonly window_start: number;
  readonly span: number;
}

/** Counters of attempts over all processes of a database; none outlives its window by more than another one. */
export class Attempts {
  readonly #db: Database;
  readonly #clock: () => number;
  #swept = Number.NEGATIVE_INFINITY;

  constructor(db: Database, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Counts an attempt; true while there were not too many. */
  async allows(limit: Limit, key: string): Promise<boolean> {
    return (await this.#count(limit, key, this.#clock())).count <= limit.most;
  }

  /** Counts an attempt and refuses it with 429 when there were too many; `report` hears of the first of a window that is refused. */
  async countTo(limit: Limit, key: string, report: () => void): Promise<void> {
    const now = this.#clock();
    await this.#sweep(now);
    const { count, window_start, span } = await this.#count(limit, key, now);
    if (count <= limit.most) return;
    if (count === limit.most + 1) report();
    const seconds = Math.max(1, Math.ceil(Math.min(span, window_start + span - now) / 1000));
    throw refusal(429, 'throttled', { seconds }, { 'retry-after': String(seconds) });
  }

  /** Takes one attempt off each counter. */
  async takeBack(keys: readonly string[]): Promise<void> {
    await this.#db
      .updateTable('attempts')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('key', 'in', keys)
      .where('count', '>', 0)
      .execute();
  }

  async clear(keys: readonly string[]): Promise<void> {
    await this.#db.deleteFrom('attempts').where('key', 'in', keys).execute();
  }

  async #count({ most, span, longest }: Limit, key: string, now: number): Promise<Counted> {
    const wrong = now + SKEW_MILLIS;
    const over = sql`(attempts.window_start > ${wrong} or attempts.window_start + attempts.span <= ${now})`;
    const filled = sql`(attempts.count >= ${most} and attempts.window_start <= ${wrong} and attempts.window_start + 2 * attempts.span > ${now})`;
    const counted = await sql<Counted>`
      insert into attempts (key, window_start, count, span) values (${key}, ${now}, 1, ${span})
      on conflict (key) do update set
        count = case when ${over} then 1 else attempts.count + 1 end,
        window_start = case when ${over} then ${now} else attempts.window_start end,
        span = case when not ${over} then attempts.span when not ${filled} then ${span}
          when 2 * attempts.span > ${longest} then ${longest} else 2 * attempts.span end
      returning count, window_start, span`.execute(this.#db);
    return counted.rows[0] ?? { count: 1, window_start: now, span };
  }

  /** Counters that say nothing any more go, once a minute. */
  async #sweep(now: number): Promise<void> {
    if (Math.abs(now - this.#swept) < SWEEP_MILLIS) return;
    this.#swept = now;
    await sql`delete from attempts where window_start > ${now + SKEW_MILLIS} or window_start + 2 * span <= ${now}`.execute(this.#db);
  }
}
