/**
 * The drill: ten thousand guesses at one account from more than a thousand addresses, and strangers who keep the hash busy with names
 * of their own, while the owner signs in on a device that is known. Prints how many guesses were looked at and what the owner met.
 *
 *     node tests/bench/guesses.ts [guesses] [addresses]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Browser } from '../contract/support/browser.ts';
import { measured } from './server-process.ts';

const [guesses = '10000', addresses = '1250'] = process.argv.slice(2);
/** More than find a place in the queue of the hash. */
const AT_ONCE = 128;

const data = mkdtempSync(path.join(tmpdir(), 'matab-drill-'));
const server = await measured('server/main.ts', [], {
  MATAB_DATA: data,
  PORT: '0',
  MATAB_DEMO_PATIENTS: '50',
  MATAB_DEMO: 'on',
  MATAB_PROXIES: 'loopback',
  MATAB_LOG: 'silent',
});
const url = `http://127.0.0.1:${server.port}`;
const addressOf = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
const from = (address: string) => new Browser(url, { 'x-forwarded-for': address });

const owner = from('192.0.2.1');
const signIn = async (): Promise<{ readonly status: number; readonly millis: number }> => {
  const began = performance.now();
  const { status } = await owner.signIn('demo', 'matab-demo');
  return { status, millis: performance.now() - began };
};

/** Tries so many names and passwords, and has the owner sign in ten times meanwhile. */
const flood = async (what: string, count: number, usernameOf: (at: number) => string): Promise<void> => {
  const statuses = new Map<number, number>();
  const met: { readonly status: number; readonly millis: number }[] = [];
  let next = 0;
  const began = performance.now();
  const attacker = async () => {
    while (next < count) {
      const at = next++;
      const { status } = await from(addressOf(at % Number(addresses))).signIn(usernameOf(at), `guess ${at}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (at % Math.ceil(count / 10) === 0) met.push(await signIn());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attacker));
  const seconds = (performance.now() - began) / 1000;
  met.push(await signIn());
  const of = (status: number) => statuses.get(status) ?? 0;
  const slowest = Math.max(...met.map(({ millis }) => millis));
  const refused = met.filter(({ status }) => status !== 200).length;
  console.log(`${what}: ${count} guesses from ${addresses} addresses in ${seconds.toFixed(1)} s`);
  console.log(`  reached the hash ${of(400)}, refused with 429 ${of(429)}, with 503 ${of(503)}, anything else ${count - of(400) - of(429) - of(503)}`);
  console.log(`  owner on a known device: ${met.length - refused} of ${met.length} sign-ins at once, the slowest ${slowest.toFixed(0)} ms`);
  if (refused > 0) process.exitCode = 1;
};

await signIn();
await flood('one account', Number(guesses), () => 'demo');
await flood('a name each', 1000, (at) => `name ${at}`);
console.log(`a stranger meanwhile: ${(await from('198.51.100.1').signIn('demo', 'matab-demo')).status}`);
await server.stop();
rmSync(data, { recursive: true, force: true });
