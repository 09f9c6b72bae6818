/**
 * PostgreSQL hangs as on a machine that stands still, then goes on: how long whoever asks waits for an answer, and how soon everything is
 * served again.
 *
 *     node tests/bench/drills/frozen.ts [seconds]
 */
import { startCluster } from '../../contract/support/cluster.ts';
import { measured } from '../server-process.ts';
import { asking, askOnce, type Call, figures, NEW_PATIENT, tokenOf } from './asking.ts';

const seconds = Number(process.argv[2] ?? 20);

const cluster = await startCluster();
const server = await measured('server/main.ts', [], { DATABASE_URL: await cluster.newDatabase(), PORT: '0', MATAB_DEMO_PATIENTS: '1000' });
const url = `http://127.0.0.1:${server.port}`;
const call: Call = { url, token: await tokenOf(url) };
const list = async () => (await (await fetch(`${url}/api/patients/`, { headers: { authorization: `Bearer ${call.token}` } })).json()) as { id: number }[];
const before = await list();

cluster.freeze();
const until = new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const [live, ready, lists, writes] = await Promise.all([
  asking(call, { path: '/health/live', every: 20, until }),
  asking(call, { path: '/health/ready', every: 1000, until }),
  asking(call, { path: '/api/patients/', every: 250, until }),
  asking(call, { path: '/api/patients/', method: 'POST', body: NEW_PATIENT, every: 1000, until }),
]);
console.log(`frozen for ${seconds} s`);
for (const [name, of] of [
  ['live', live],
  ['ready', ready],
  ['list', lists],
  ['POST', writes],
] as const) {
  console.log(figures(name, of));
}

cluster.thaw();
const thawed = performance.now();
let failures = 0;
while ((await askOnce(call, { path: '/api/patients/' })).status !== 200) failures += 1;
console.log(`served again ${(performance.now() - thawed).toFixed(0)} ms after it goes on, after ${failures} failures`);
const again = await Promise.all(Array.from({ length: 50 }, () => askOnce(call, { path: '/api/patients/' })));
console.log(figures('list', again));
const after = await list();
console.log(
  `acknowledged ${writes.filter(({ status }) => status === 201).length}, new rows ${after.length - before.length}, ids given twice ${after.length - new Set(after.map(({ id }) => id)).size}`,
);
await server.stop();
await cluster.stop();
