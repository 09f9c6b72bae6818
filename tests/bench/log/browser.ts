import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { EXECUTABLE, FLAGS } from '../../e2e/support/chromium.ts';
import { serveLab } from '../../log/lab/server.ts';
import { syntheticLog } from './synthetic.ts';

/**
 * The log's benchmark in a browser: `node tests/bench/log/browser.ts [records]`. Every figure stands beside the plain thing
 * that it is compared with, measured in the same run.
 */
const count = Number(process.argv[2] ?? 100_000);
const profile = await mkdtemp(join(tmpdir(), 'matab-bench-'));
const server = await serveLab(join(import.meta.dirname, 'page.ts'));
const log = await syntheticLog(count);
server.answerWith((_, input) => {
  const { count: wanted } = input as { readonly count: number };
  return { records: log.records.slice(0, wanted), texts: [...log.texts] };
});

const launch = () => chromium.launchPersistentContext(profile, { executablePath: EXECUTABLE, args: [...FLAGS] });
let context = await launch();

const open = async (): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => 'bench' in window);
  return page;
};

const say = (name: string, figure: string, compared: string, target: string) =>
  console.log(`${name.padEnd(44)}${figure.padEnd(26)}${compared.padEnd(40)}${target}`);
const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

const threadTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** What a key costs the page's thread, as a multiple of events. */
const costOfTyping = async (variant: 'machine' | 'recorder' | 'log', rate: number, keys: number): Promise<number> => {
  const page = await open();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(([name]) => window.bench.type(name as 'log', 100, 100), [variant]);
  const before = await threadTime(session);
  await page.evaluate(([name, many]) => window.bench.type(name as 'log', many as number, 50), [variant, keys] as const);
  const cost = ((await threadTime(session)) - before) / keys;
  await page.close();
  return cost;
};

const sizeOf = async (folder: string): Promise<number> => {
  let sum = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name))).size;
  return sum;
};

console.log(`${count} records, Chromium ${context.browser()?.version() ?? ''}`);
const page = await open();

const append = await page.evaluate(() => window.bench.append(400, 50));
say('append, 50 a second, p50', ms(append.ours.p50), `plain put ${ms(append.plain.p50)}`, '');
say('append, 50 a second, p99', ms(append.ours.p99), `plain put ${ms(append.plain.p99)}`, `${(append.ours.p99 / append.plain.p99).toFixed(2)}x (target 1.2x)`);
const burst = await page.evaluate(() => window.bench.burst(20_000));
say(
  'burst, per record',
  `${(burst.ours * 1000).toFixed(1)} µs`,
  `plain put ${(burst.plain * 1000).toFixed(0)} µs`,
  `${(burst.plain / burst.ours).toFixed(0)}x (target 40x)`,
);
const barrier = await page.evaluate(() => window.bench.barrier(200));
say('barrier, p50 / p99', `${ms(barrier.p50)} / ${ms(barrier.p99)}`, '', '');

const replay = await page.evaluate((many) => window.bench.replay(many), count);
say('replay', `${Math.round(replay.perSecond / 1000)}k records/s`, `real actors, typing ${Math.round(replay.realPerSecond / 1000)}k/s`, '(target 300k/s)');

for (const rate of [1, 4]) {
  const machine = await costOfTyping('machine', rate, 400);
  const recorder = await costOfTyping('recorder', rate, 400);
  const whole = await costOfTyping('log', rate, 400);
  say(
    `thread time of a key, CPU / ${rate}: log adds`,
    ms(whole - machine),
    `machine alone ${ms(machine)}, recorder adds ${ms(recorder - machine)}`,
    rate === 4 ? '(target 0.3 ms)' : '',
  );
}

await page.evaluate((many) => window.bench.store(many), count);
const texts = [...log.texts];
const restores = [];
for (let turn = 0; turn < 5; turn += 1) restores.push(await page.evaluate(([known]) => window.bench.restore('plain', known as never), [texts]));
const best = restores.sort((left, right) => left.total - right.total)[0];
say(`restore ${count} records`, ms(best?.total ?? 0), `read ${ms(best?.read ?? 0)}, fold ${ms(best?.fold ?? 0)}`, '(target 300 ms)');
const checkpointed = [];
for (let turn = 0; turn < 5; turn += 1) checkpointed.push(await page.evaluate(([known]) => window.bench.restore('checkpointed', known as never), [texts]));
const quick = checkpointed.sort((left, right) => left.total - right.total)[0];
say('restore from a checkpoint', ms(quick?.total ?? 0), `${quick?.records ?? 0} records after it`, '(target 10 ms)');
if ((best?.divergences ?? 1) !== 0) throw new Error('the log did not fold');
await context.close();
context = await launch();
const cold = await open();
const first = await cold.evaluate(([known]) => window.bench.restore('plain', known as never), [texts]);
say('the same in a fresh browser', ms(first.total), '', '');
await context.close();
// Two sessions of the same records, merged.
const disk = await sizeOf(join(profile, 'Default', 'IndexedDB'));
say(
  'disk, per record',
  `${(disk / (2 * count)).toFixed(0)} B`,
  `as JSON ${(JSON.stringify(log.records).length / count).toFixed(0)} characters`,
  '(target 35 B)',
);
await server.close();
await rm(profile, { recursive: true, force: true, maxRetries: 5 });
