/**
 * The program on a cheap phone and a slow line with many patients, beside the same rows in bare React in the same run: each figure is
 * the median of the rounds, with the bar it has to meet. A quarter of the processor, 1.6 Mbit/s, 150 ms, HTTP/1.1; after a build.
 *
 *     node tests/bench/page/main.ts [rounds] [patients] [name of a figure…]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { SHELL } from '../../e2e/support/chromium.ts';
import { measured } from '../server-process.ts';
import { serveBaseline } from './baseline/serve.ts';
import { figures } from './figures.ts';
import type { Figure } from './measure.ts';
import { launch } from './phone.ts';
import { worldOf } from './world.ts';

const [rounds = '5', patients = '10000', ...only] = process.argv.slice(2);

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const shown = (value: number | undefined, { digits = 0, unit }: Figure): string =>
  value === undefined || Number.isNaN(value) ? '–' : `${value.toFixed(digits)} ${unit}`;

const data = await mkdtemp(path.join(tmpdir(), 'matab-page-'));
const provider = await measured('server/main.ts', [], { PORT: '0', MATAB_DATA: data, MATAB_DEMO_PATIENTS: patients, MATAB_LOG: 'silent' });
const baseline = await serveBaseline(provider.port);
const browser = await launch();
let missed = 0;
try {
  const world = await worldOf(browser, `http://127.0.0.1:${provider.port}`, baseline.url);
  console.log(`${patients} patients, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}, ${SHELL}`);
  console.log(`${'figure'.padEnd(50)}${'Matab'.padStart(12)}${'bare'.padStart(12)}${'bar'.padStart(12)}`);
  for (const measure of figures.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)))) {
    const own: number[][] = [];
    const bare: number[][] = [];
    for (let round = 0; round < Number(rounds); round += 1) {
      own.push([...(await measure.take(world, world.app))]);
      if (measure.bare) bare.push([...(await measure.take(world, world.baseline))]);
    }
    measure.figures.forEach((figure, at) => {
      const value = median(own.map((round) => round[at] ?? Number.NaN));
      const beside = bare.length > 0 ? median(bare.map((round) => round[at] ?? Number.NaN)) : undefined;
      const met = value <= figure.bar;
      if (!met) missed += 1;
      const line = [shown(value, figure), shown(beside, figure), `≤ ${shown(figure.bar, figure)}`].map((text) => text.padStart(12)).join('');
      console.log(`${figure.name.padEnd(50)}${line}  ${met ? 'met' : 'MISSED'}`);
    });
  }
} finally {
  await browser.close();
  await baseline.close();
  await provider.stop();
  await rm(data, { recursive: true });
}
console.log(missed === 0 ? '\nall bars met' : `\n${missed} bars missed`);
process.exit(missed === 0 ? 0 : 1);
