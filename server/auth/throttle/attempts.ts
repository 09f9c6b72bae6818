import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Refusal, refusal } from '../../http/refusal.ts';
import type { Database, Store, Unit } from '../../store/tables.ts';

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

/** A counter by its key, and what it may come to. */
export type Counter = readonly [limit: Limit, key: string];

interface Counted {
  readonly count: number;
  readonly window_start: number;
  readonly span: number;
}

const throttled = ({ window_start, span }: Counted, now: number): Refusal => {
  const seconds = Math.max(1, Math.ceil(Math.min(span, window_start + span - now) / 1000));
  return refusal(429, 'throttled', { seconds }, { 'retry-after': String(seconds) });
};

/**
 * Counters of attempts over all processes of a database; none outlives its window by more than another one.
 *
 * What changes several of them is a unit, which a deadlock runs again: one statement may meet them in another order than those who count.
 */
export class Attempts {
  readonly #store: Store;
  readonly #clock: () => number;
  #swept = Number.NEGATIVE_INFINITY;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Counts an attempt; true while there were not too many. */
  async allows([limit, key]: Counter): Promise<boolean> {
    return (await this.#count(this.#store.db, [limit, key], this.#clock())).count <= limit.most;
  }

  /**
   * Counts an attempt in one counter after the other up to the first that has too many, and refuses it there with 429; `report` hears
   * of the first attempt of a window that is refused. All that come after it are only read about: a flood writes nothing.
   */
  async countTo(counters: readonly Counter[], report: () => void): Promise<void> {
    const now = this.#clock();
    await this.#sweep(now);
    const over = await this.#alreadyOver(counters, now);
    if (over) throw throttled(over, now);
    const full = await this.#store.atomically(async (unit) => {
      for (const counter of counters) {
        const counted = await this.#count(unit, counter, now);
        if (counted.count > counter[0].most) return counted;
      }
      return null;
    });
    if (!full) return;
    report();
    throw throttled(full, now);
  }

  /** Takes one attempt off each counter. */
  async takeBack(keys: readonly string[]): Promise<void> {
    await this.#store.atomically((unit) =>
      unit
        .updateTable('attempts')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('key', 'in', keys)
        .where('count', '>', 0)
        .execute(),
    );
  }

  async clear(keys: readonly string[]): Promise<void> {
    await this.#store.atomically((unit) => unit.deleteFrom('attempts').where('key', 'in', keys).execute());
  }

  async #alreadyOver(counters: readonly Counter[], now: number): Promise<Counted | null> {
    const keys = counters.map(([, key]) => key);
    const rows = await this.#store.db.selectFrom('attempts').selectAll().where('key', 'in', keys).execute();
    const isOver = ({ most }: Limit, { count, window_start, span }: Counted) => count > most && window_start <= now + SKEW_MILLIS && window_start + span > now;
    for (const [limit, key] of counters) {
      const row = rows.find((candidate) => candidate.key === key);
      if (row && isOver(limit, row)) return row;
    }
    return null;
  }

  async #count(on: Database | Unit, [{ most, span, longest }, key]: Counter, now: number): Promise<Counted> {
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
      returning count, window_start, span`.execute(on);
    return counted.rows[0] ?? { count: 1, window_start: now, span };
  }

  /** Counters that say nothing any more go, once a minute. */
  async #sweep(now: number): Promise<void> {
    if (Math.abs(now - this.#swept) < SWEEP_MILLIS) return;
    this.#swept = now;
    const dead = sql`delete from attempts where window_start > ${now + SKEW_MILLIS} or window_start + 2 * span <= ${now}`;
    await this.#store.atomically((unit) => dead.execute(unit));
  }
}
