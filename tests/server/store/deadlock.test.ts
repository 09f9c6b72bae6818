import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Attempts, type Limit } from '../../../server/auth/throttle/attempts.ts';
import type { Database } from '../../../server/store/tables.ts';
import { postgres, startOn } from '../../contract/support/engines.ts';

const LIMIT: Limit = { most: 5, span: 60_000, longest: 60_000 };
const [FIRST, SECOND] = ['first by name', 'second by name'];

/** Until somebody waits for a row that another one holds. */
const waiting = async (db: Database): Promise<void> => {
  const blocked = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await blocked.execute(db)).rows.length, { timeout: 10_000 }).toBe(1);
};

test('who takes attempts back, or clears them, while others count at the same counters waits for them and fails at nothing', async () => {
  const engine = postgres();
  const { data, databaseUrl } = await engine.newDatabase();
  // Time enough for the other one to come and wait as well: who waited first is the one that looks, and fails.
  const server = await startOn(engine, { data, databaseUrl: `${databaseUrl}&options=-c+deadlock_timeout%3D3s` });
  const { store } = server;
  if (!store) throw new Error('No database');
  const attempts = new Attempts(store, Date.now);
  const counted = async () => {
    const rows = await store.db.selectFrom('attempts').select(['key', 'count']).execute();
    return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
  };
  await attempts.countTo([[LIMIT, FIRST]], () => undefined);
  await attempts.countTo([[LIMIT, SECOND]], () => undefined);

  // As another process counts: one row after the other, here in the order that the database itself would not take.
  const beside = async (work: () => Promise<void>): Promise<void> => {
    const { started } = await store.atomically(async (unit) => {
      const count = (key: string) => unit.updateTable('attempts').set({ count: 3 }).where('key', '=', key).execute();
      await count(SECOND);
      const started = work();
      started.catch(() => undefined);
      // Who ends before they had to wait says why.
      const ended = started.then(() => Promise.reject(new Error('Nobody had to wait.')));
      await Promise.race([waiting(store.db), ended]);
      await count(FIRST);
      return { started };
    });
    await started;
  };
  await beside(() => attempts.takeBack([FIRST, SECOND]));
  expect(await counted()).toEqual({ [FIRST]: 2, [SECOND]: 2 });
  await beside(() => attempts.clear([FIRST, SECOND]));
  expect(await counted()).toEqual({});
  await server.stop();
  await engine.dispose();
});
