/**
 * What long lists cost whoever asks for little meanwhile, and how much memory they take: a practice of 10,000 patients whose treatments
 * change all the time, then several practices of that size whose every list changes and is read, compressed in either way and plain.
 *
 *     node tests/bench/server-lists.ts [sqlite|postgres|both] [practices] [rounds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { resourceTables } from '../../server/store/resource-table.ts';
import { startCluster } from '../contract/support/cluster.ts';
import { askOnce, tokenOf } from './drills/asking.ts';
import { Connection, requestBytes, summary } from './server-load.ts';
import { type Measured, measured } from './server-process.ts';

const [engines = 'both', practices = '6', rounds = '3'] = process.argv.slice(2);
const PATIENTS = '10000';
const CHANGES = 20;
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
const LONGEST = '/api/surgeries/';

type Run = (text: string) => Promise<unknown> | unknown;

const touch = (run: Run) => run('update lists set version = version + 1');

const COPIED = ['dentists', 'accounts', 'lists', ...resourceTables.map(({ table }) => table)];

/** The first practice once more, under another number; its account is `demo` and that number. */
const copyPractice = async (run: Run, columnsOf: (table: string) => Promise<readonly string[]>, practice: number): Promise<void> => {
  await run(`insert into practices select ${practice}, name, created_at from practices where id = 1`);
  for (const table of COPIED) {
    const columns = (await columnsOf(table)).filter((name) => name !== 'practice_id');
    const values = columns.map((name) => (name === 'username' ? `username || ${practice}` : name));
    await run(`insert into ${table} (practice_id, ${columns.join()}) select ${practice}, ${values.join()} from ${table} where practice_id = 1`);
  }
  await run(`insert into logins select username || ${practice}, ${practice}, account_id from logins where practice_id = 1`);
};

/** Asks for single records on a connection of its own until something happens; milliseconds of each. */
const smallCalls = async (port: number, token: string, until: Promise<unknown>): Promise<number[]> => {
  const connection = await Connection.open(port);
  let over = false;
  void until.then(() => {
    over = true;
  });
  const waits: number[] = [];
  for (let id = 1; !over; id = (id % 1000) + 1) {
    const at = performance.now();
    await connection.ask(requestBytes('GET', `/api/patients/${id}/`, token));
    waits.push(performance.now() - at);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  connection.close();
  return waits;
};

const waits = async ({ port }: Measured, run: Run): Promise<void> => {
  const token = await tokenOf(`http://127.0.0.1:${port}`);
  const told = (name: string, of: readonly number[]) => {
    const { p50, p99 } = summary(of, 1);
    console.log(
      `  ${name.padEnd(34)} ${p50.toFixed(1).padStart(6)} ms, p99 ${p99.toFixed(1).padStart(6)}, longest ${Math.max(...of)
        .toFixed(1)
        .padStart(6)}`,
    );
  };
  told('a small call alone', await smallCalls(port, token, new Promise((resolve) => setTimeout(resolve, 1000))));
  for (const encoding of ENCODINGS) {
    const long = await Connection.open(port);
    const request = requestBytes('GET', LONGEST, token, '', encoding);
    const took: number[] = [];
    const changing = (async () => {
      for (let count = 0; count < CHANGES; count += 1) {
        await touch(run);
        const at = performance.now();
        await long.ask(request);
        took.push(performance.now() - at);
      }
    })();
    told(`beside the treatments, ${encoding}`, await smallCalls(port, token, changing));
    told(`the treatments, ${encoding}`, took);
    long.close();
  }
};

const readAll = async (port: number, tokens: readonly string[], encoding: string): Promise<void> => {
  for (const { path: list } of resourceTables) {
    await Promise.all(
      tokens.map(async (token) => {
        const connection = await Connection.open(port);
        await connection.ask(requestBytes('GET', list, token, '', encoding));
        connection.close();
      }),
    );
  }
};

const ABORTED = 200;

/** Asks for the longest list and hangs up in the middle of the answer, or before it. */
const hangUp = async (port: number, token: string): Promise<void> => {
  for (let count = 0; count < ABORTED; count += 1) {
    const connection = await Connection.open(port);
    connection.ask(requestBytes('GET', LONGEST, token, '', ENCODINGS[count % ENCODINGS.length])).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, (count % 10) * 4));
    connection.close();
  }
};

const memory = async (server: Measured, run: Run): Promise<void> => {
  const url = `http://127.0.0.1:${server.port}`;
  const tokens = await Promise.all(Array.from({ length: Number(practices) }, (_, at) => tokenOf(url, at === 0 ? 'demo' : `demo${at + 1}`)));
  console.log(`  memory at first ${server.memory().toFixed(0)} MB`);
  for (let round = 1; round <= Number(rounds); round += 1) {
    for (const encoding of ENCODINGS) {
      await touch(run);
      await readAll(server.port, tokens, encoding);
    }
    console.log(`  after all lists of ${practices} practices, ${ENCODINGS.length * round} times changed: ${server.memory().toFixed(0)} MB`);
  }
  await touch(run);
  await hangUp(server.port, tokens[0] ?? '');
  console.log(`  after ${ABORTED} answers that nobody waited for: ${server.memory().toFixed(0)} MB`);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  await askOnce({ url, token: tokens[0] ?? '' }, { path: '/api/patients/1/' });
  console.log(`  five seconds later: ${server.memory().toFixed(0)} MB`);
};

const drill = async (variables: Readonly<Record<string, string>>, run: Run, columnsOf: (table: string) => Promise<readonly string[]>): Promise<void> => {
  const start = () => measured('server/main.ts', [], { ...variables, PORT: '0', MATAB_DEMO_PATIENTS: PATIENTS, MATAB_LOG: 'silent' });
  const first = await start();
  await waits(first, run);
  await first.stop();
  for (let practice = 2; practice <= Number(practices); practice += 1) await copyPractice(run, columnsOf, practice);
  const second = await start();
  await memory(second, run);
  await second.stop();
};

const onSqlite = async (): Promise<void> => {
  const data = mkdtempSync(path.join(tmpdir(), 'matab-lists-'));
  let file: Sqlite.Database | null = null;
  const open = () => {
    if (file) return file;
    file = new Sqlite(path.join(data, 'matab.sqlite'), { timeout: 10_000 });
    file.pragma('foreign_keys = OFF');
    return file;
  };
  const columnsOf = async (table: string) =>
    open()
      .prepare<[], { name: string }>(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => name);
  await drill({ MATAB_DATA: data }, (text) => open().exec(text), columnsOf);
  open().close();
  rmSync(data, { recursive: true, force: true });
};

const onPostgres = async (): Promise<void> => {
  const cluster = await startCluster();
  const url = await cluster.newDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  const columnsOf = async (table: string) =>
    (await client.query<{ name: string }>('select column_name as name from information_schema.columns where table_name = $1', [table])).rows.map(
      ({ name }) => name,
    );
  await drill({ DATABASE_URL: url }, (text) => client.query(text), columnsOf);
  await client.end();
  await cluster.stop();
};

for (const [name, run] of [
  ['sqlite', onSqlite],
  ['postgres', onPostgres],
] as const) {
  if (engines !== 'both' && engines !== name) continue;
  console.log(`\n${name}, ${PATIENTS} patients in each practice`);
  await run();
}
process.exit(0);
