/**
 * What a change costs the server: this checkout and another one (an earlier commit, with its packages) answer the same requests
 * in turns, each on data of its own. Ratios are medians of pairs that stood beside each other in time.
 *
 *     node tests/bench/server-beside.ts <other checkout> [seconds per round] [sqlite|postgres]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '../contract/support/cluster.ts';
import { NEW_PATIENT, tokenOf } from './drills/asking.ts';
import { type Load, load, requestBytes } from './server-load.ts';
import { type Measured, measured } from './server-process.ts';

const ROUNDS = 9;
const CONNECTIONS = 16;
const PATIENTS = 1000;
const [other, seconds = '2', engine = 'sqlite'] = process.argv.slice(2);
if (other === undefined) throw new Error('Which checkout?');

const cluster = engine === 'postgres' ? await startCluster({ durable: true }) : null;

interface Side {
  readonly server: Measured;
  readonly token: string;
  readonly data: string;
}

const sideOf = async (root: string): Promise<Side> => {
  const data = mkdtempSync(path.join(tmpdir(), 'matab-beside-'));
  const database: Record<string, string> = cluster ? { DATABASE_URL: await cluster.newDatabase() } : { MATAB_DATA: data };
  const variables = { ...database, PORT: '0', MATAB_DEMO_PATIENTS: String(PATIENTS), MATAB_LOG: 'silent' };
  const server = await measured(path.resolve(root, 'server/main.ts'), [], variables);
  return { server, data, token: await tokenOf(`http://127.0.0.1:${server.port}`) };
};

const rows = {
  'list, unchanged': () => ['GET', '/api/patients/', 200, ''] as const,
  one: (count: number) => ['GET', `/api/patients/${(count % PATIENTS) + 1}/`, 200, ''] as const,
  POST: () => ['POST', '/api/patients/', 201, NEW_PATIENT] as const,
};

const run = async ({ server, token }: Side, row: (typeof rows)[keyof typeof rows]): Promise<Load & { readonly cpu: number }> => {
  const requests = Array.from({ length: PATIENTS }, (_, at) => {
    const [method, address, , body] = row(at);
    return requestBytes(method, address, token, body);
  });
  const before = server.cpuMillis();
  const done = await load(server.port, CONNECTIONS, Number(seconds) * 1000, row(0)[2], (count) => requests[count % PATIENTS] as Buffer);
  return { ...done, cpu: (server.cpuMillis() - before) / done.requests };
};

const middle = (values: readonly number[]): number => [...values].sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;

const [here, there] = [await sideOf(path.resolve(import.meta.dirname, '../..')), await sideOf(other)];
for (const [name, row] of Object.entries(rows)) {
  const pairs: { readonly here: Load & { readonly cpu: number }; readonly there: Load & { readonly cpu: number } }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair = { there: await run(there, row), here: await run(here, row) };
    if (round > 0) pairs.push(pair);
  }
  const speed = pairs.map((pair) => pair.here.perSecond / pair.there.perSecond);
  const [ours, theirs] = [middle(pairs.map((pair) => pair.here.perSecond)), middle(pairs.map((pair) => pair.there.perSecond))];
  const cpu = middle(pairs.map((pair) => pair.there.cpu / pair.here.cpu));
  const spread = `${Math.min(...speed).toFixed(2)}–${Math.max(...speed).toFixed(2)}`;
  console.log(`${name}: ${ours.toFixed(0)} beside ${theirs.toFixed(0)} req/s, ratio ${middle(speed).toFixed(2)} (${spread}), CPU ratio ${cpu.toFixed(2)}`);
}
for (const { server, data } of [here, there]) {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
await cluster?.stop();
