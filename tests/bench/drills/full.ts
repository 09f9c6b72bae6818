/**
 * The disk under the embedded database runs full and gets room again; as root on Linux, on a small disk in memory.
 *
 *     node tests/bench/drills/full.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { measured } from '../server-process.ts';
import { askOnce, type Call, NEW_PATIENT, tokenOf } from './asking.ts';

const POST = { path: '/api/patients/', method: 'POST', body: NEW_PATIENT };

const disk = mkdtempSync(path.join(tmpdir(), 'matab-disk-'));
execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]);
const server = await measured('server/main.ts', [], { MATAB_DATA: disk, PORT: '0', MATAB_DEMO_PATIENTS: '20' });
const url = `http://127.0.0.1:${server.port}`;
const call: Call = { url, token: await tokenOf(url) };
const tell = async (name: string, path: string) => {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${call.token}` } });
  const text = await answer.text();
  console.log(`  ${name}: ${answer.status} ${text.length > 100 ? `${(JSON.parse(text) as unknown[]).length} rows` : text}`);
};

let acknowledged = 0;
const writeUntilRefused = async (): Promise<number> => {
  for (;;) {
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => askOnce(call, POST)))).map(({ status }) => status);
    acknowledged += statuses.filter((status) => status === 201).length;
    const refused = statuses.find((status) => status !== 201);
    if (refused !== undefined) return refused;
  }
};

for (const size of ['12m', '64m']) {
  const status = await writeUntilRefused();
  console.log(`full after ${acknowledged} writes: ${status}, ${statfsSync(disk).bavail} blocks free`);
  await tell('list', '/api/patients/');
  await tell('ready', '/health/ready');
  await tell('live', '/health/live');
  execFileSync('/usr/bin/mount', ['-o', `remount,size=${size}`, disk]);
  console.log(`room again (${size})`);
  await tell('ready', '/health/ready');
  const { status: written } = await askOnce(call, POST);
  if (written === 201) acknowledged += 1;
  console.log(`  POST: ${written}`);
}
await server.stop();
const file = new Sqlite(path.join(disk, 'matab.sqlite'));
const { rows } = file.prepare('select count(*) as rows from patients').get() as { rows: number };
console.log(`acknowledged ${acknowledged}, new rows ${rows - 20}, integrity ${file.pragma('integrity_check', { simple: true })}`);
file.close();
execFileSync('/usr/bin/umount', [disk]);
rmSync(disk, { recursive: true });
