/**
 * Another process holds the write lock of the file while people work: what each kind of request waits for, and whether a write was lost
 * or stored twice.
 *
 *     node tests/bench/drills/locked.ts [seconds that the lock is held…]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { measured } from '../server-process.ts';
import { asking, type Call, figures, NEW_PATIENT, tokenOf } from './asking.ts';

const HOLDER = `
const file = new (require('better-sqlite3'))(process.argv[1]);
file.exec(process.argv[3]);
console.log('held');
setTimeout(() => file.exec('commit'), Number(process.argv[2]));
`;

const given = process.argv.slice(2).map(Number);
const holds = given.length > 0 ? given : [3, 12];

/** The same once more with nobody holding anything tells what this machine and this drill cost by themselves. */
for (const [seconds, held] of holds.flatMap((hold) => [[hold, false] as const, [hold, true] as const])) {
  const data = mkdtempSync(path.join(tmpdir(), 'matab-drill-'));
  const server = await measured('server/main.ts', [], { MATAB_DATA: data, PORT: '0', MATAB_DEMO_PATIENTS: '1000' });
  const url = `http://127.0.0.1:${server.port}`;
  const token = await tokenOf(url);
  const call: Call = { url, token };
  const before = (await (await fetch(`${url}/api/patients/`, { headers: { authorization: `Bearer ${token}` } })).json()) as unknown[];

  const holder = spawn(process.execPath, ['-e', HOLDER, path.join(data, 'matab.sqlite'), String(seconds * 1000), held ? 'begin immediate' : 'begin'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const free = once(holder, 'exit');
  const [live, lists, ones, writes] = await Promise.all([
    asking(call, { path: '/health/live', every: 20, until: free }),
    asking(call, { path: '/api/patients/', every: 50, until: free }),
    asking(call, { path: '/api/patients/7/', every: 50, until: free }),
    asking(call, { path: '/api/patients/', method: 'POST', body: NEW_PATIENT, every: 250, until: free }),
  ]);
  const after = (await (await fetch(`${url}/api/patients/`, { headers: { authorization: `Bearer ${token}` } })).json()) as { id: number }[];
  console.log(`\n${held ? 'locked' : 'free'} for ${seconds} s, load ${loadavg()[0]?.toFixed(1)}`);
  for (const [name, of] of [
    ['live', live],
    ['list', lists],
    ['one', ones],
    ['POST', writes],
  ] as const) {
    console.log(figures(name, of));
  }
  const acknowledged = writes.filter(({ status }) => status === 201).length;
  console.log(
    `  acknowledged ${acknowledged}, new rows ${after.length - before.length}, ids given twice ${after.length - new Set(after.map(({ id }) => id)).size}`,
  );
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
