/**
 * What the reference provider costs beside a bare server on the same database with the same durability, in one run:
 * requests per second, p99 and processor time per request. The two take turns, so that a ratio compares neighbours in time
 * and the figures are the medians of the rounds.
 *
 *     node tests/bench/server.ts [sqlite|postgres|both] [seconds per round]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { startCluster } from '../contract/support/cluster.ts';
import { tokenOf } from './drills/asking.ts';
import { type Load, load, loadAfter, requestBytes } from './server-load.ts';
import { type Measured, measured } from './server-process.ts';

const PATIENTS = 1000;
const ROUNDS = 5;
const CONNECTIONS = 16;
const CHANGES = 120;

const [engines = 'both', seconds = '2'] = process.argv.slice(2);
const millis = Number(seconds) * 1000;

interface Figure extends Load {
  readonly cpu: number;
}

interface Bench {
  readonly name: string;
  readonly target: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Marks the list as changed, from outside of both servers. */
  readonly change: () => Promise<void> | void;
  readonly close: () => Promise<void>;
}

const middle = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const median = (figures: readonly Figure[]): Figure => {
  const of = (key: keyof Figure) => middle(figures.map((figure) => figure[key]));
  return { requests: of('requests'), perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpu: of('cpu') };
};

const withCpu = async (server: Measured, run: () => Promise<Load>): Promise<Figure> => {
  const before = server.cpuMillis();
  const done = await run();
  return { ...done, cpu: (server.cpuMillis() - before) / done.requests };
};

const NEW_PATIENT = JSON.stringify({
  first_name: 'مریم',
  last_name: 'محمدی',
  national_number: 12345679,
  gender: 2,
  phone: '+989701234567',
  birth_date: '1963-08-14',
  insurance: 3,
  address: 'تهران، خیابان ولیعصر، کوچه ۱۲، پلاک ۷',
  underlying_diseases: 'دیابت, آسم',
  current_medications: '',
  drug_allergies: '',
});

const LIST = '/api/patients/';

const scenarios = (change: Bench['change']) =>
  [
    ['list, unchanged', 0.8, (port: number) => load(port, CONNECTIONS, millis, 200, () => list)],
    ['list, just changed', 0.7, (port: number) => loadAfter(port, CHANGES, 200, list, change)],
    ['one', 0.6, (port: number) => load(port, CONNECTIONS, millis, 200, (count) => ones[count % ones.length] ?? list)],
    ['POST', 0.7, (port: number) => load(port, CONNECTIONS, millis, 201, () => create)],
  ] as const;

let list: Buffer = Buffer.alloc(0);
let create: Buffer = Buffer.alloc(0);
let ones: readonly Buffer[] = [];

const prepareRequests = (token: string): void => {
  list = requestBytes('GET', LIST, token);
  create = requestBytes('POST', LIST, token, NEW_PATIENT);
  ones = Array.from({ length: PATIENTS }, (_, at) => requestBytes('GET', `${LIST}${at + 1}/`, token));
};

const cell = (text: string, width: number) => text.padStart(width);
const line = (name: string, { perSecond, p99, cpu }: Figure) =>
  `  ${name.padEnd(10)} ${cell(perSecond.toFixed(0), 8)} req/s   p99 ${cell(p99.toFixed(2), 8)} ms   ${cell(cpu.toFixed(3), 7)} CPU-ms/request`;

let missed = 0;
const verdict = (what: string, value: number, target: number, atLeast: boolean, unit = ''): string => {
  const met = atLeast ? value >= target : value <= target;
  if (!met) missed += 1;
  return `${what} ${value.toFixed(2)}${unit} (target ${atLeast ? '≥' : '≤'} ${target}${unit}) ${met ? 'met' : 'MISSED'}`;
};

const compare = async (bench: Bench): Promise<void> => {
  console.log(
    `\n${bench.name}: ${PATIENTS} patients, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${seconds} s, load ${loadavg()[0]?.toFixed(1)}`,
  );
  const matab = await measured('server/main.ts', [], { ...bench.variables, PORT: '0', MATAB_DEMO_PATIENTS: String(PATIENTS), MATAB_LOG: 'silent' });
  const bare = await measured('tests/bench/server-baseline.ts', [bench.target]);
  prepareRequests(await tokenOf(`http://127.0.0.1:${matab.port}`));
  for (const [name, target, run] of scenarios(bench.change)) {
    const own: Figure[] = [];
    const base: Figure[] = [];
    // The first round only warms both up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const theirs = await withCpu(bare, () => run(bare.port));
      const ours = await withCpu(matab, () => run(matab.port));
      if (round === 0) continue;
      base.push(theirs);
      own.push(ours);
    }
    console.log(`${name}\n${line('bare', median(base))}\n${line('Matab', median(own))}`);
    const ratios = (of: (ours: Figure, theirs: Figure) => number) => middle(own.map((ours, round) => of(ours, base[round] ?? ours)));
    const [speed, processor] = [ratios((ours, theirs) => ours.perSecond / theirs.perSecond), ratios((ours, theirs) => theirs.cpu / ours.cpu)];
    console.log(`  ${verdict('ratio', speed, target, true)}, CPU ratio ${processor.toFixed(2)}`);
  }
  console.log(`memory under load: Matab ${matab.memory().toFixed(0)} MB, bare ${bare.memory().toFixed(0)} MB`);
  await Promise.all([matab.stop(), bare.stop()]);
  const start = () => measured('server/main.ts', [], { ...bench.variables, PORT: '0', MATAB_LOG: 'silent' });
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const restarted = await start();
    starts.push(restarted.startMillis / 1000);
    await restarted.stop();
  }
  console.log(verdict('restart on existing data', middle(starts), 1, false, ' s'));
  const again = await start();
  await tokenOf(`http://127.0.0.1:${again.port}`);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  console.log(verdict('idle memory after restart and one sign-in', again.memory(), 150, false, ' MB'));
  await again.stop();
  await bench.close();
};

const sqliteBench = async (patients = PATIENTS): Promise<Bench & { readonly file: () => Sqlite.Database }> => {
  const data = mkdtempSync(path.join(tmpdir(), 'matab-bench-'));
  const seeding = await measured('server/main.ts', [], { MATAB_DATA: data, PORT: '0', MATAB_DEMO_PATIENTS: String(patients) });
  await seeding.stop();
  const file = new Sqlite(path.join(data, 'matab.sqlite'), { timeout: 10_000 });
  const raise = file.prepare("update lists set version = version + 1 where practice_id = 1 and name = 'patients'");
  const close = async () => {
    file.close();
    rmSync(data, { recursive: true, force: true });
  };
  return { name: 'SQLite', target: data, variables: { MATAB_DATA: data }, change: () => void raise.run(), close, file: () => file };
};

const postgresBench = async (): Promise<Bench> => {
  const cluster = await startCluster({ durable: true });
  const url = await cluster.newDatabase();
  const seeding = await measured('server/main.ts', [], { DATABASE_URL: url, PORT: '0', MATAB_DEMO_PATIENTS: String(PATIENTS) });
  await seeding.stop();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const change = async () => {
    await client.query("update lists set version = version + 1 where practice_id = 1 and name = 'patients'");
  };
  const close = async () => {
    await client.end();
    await cluster.stop();
  };
  return { name: 'PostgreSQL', target: url, variables: { DATABASE_URL: url }, change, close };
};

/** The long list against the query and the stringify that it cannot do without. */
const longList = async (): Promise<void> => {
  const bench = await sqliteBench(10_000);
  const matab = await measured('server/main.ts', [], { ...bench.variables, PORT: '0', MATAB_LOG: 'silent' });
  const request = requestBytes('GET', LIST, await tokenOf(`http://127.0.0.1:${matab.port}`));
  const query = bench.file().prepare('select * from patients where practice_id = 1 order by id');
  const bareOnce = () => {
    const at = performance.now();
    Buffer.from(JSON.stringify(query.all()));
    return performance.now() - at;
  };
  const pairs: { readonly served: number; readonly bare: number }[] = [];
  for (let count = 0; count < 60; count += 1) {
    const { p50 } = await loadAfter(matab.port, 1, 200, request, bench.change);
    pairs.push({ served: p50, bare: bareOnce() });
  }
  const warm = pairs.slice(20);
  const [served, bare] = [middle(warm.map((pair) => pair.served)), middle(warm.map((pair) => pair.bare))];
  console.log(`\n10,000 patients, just changed: ${served.toFixed(1)} ms served, ${bare.toFixed(1)} ms bare query and stringify`);
  console.log(verdict('ratio', served / bare, 2, false));
  await matab.stop();
  await bench.close();
};

if (engines !== 'postgres') {
  await compare(await sqliteBench());
  await longList();
}
if (engines !== 'sqlite') await compare(await postgresBench());
console.log(missed === 0 ? '\nall targets met' : `\n${missed} targets missed`);
process.exitCode = missed === 0 ? 0 : 1;
