import { parseArgs } from 'node:util';
import { playRound } from './round.ts';
import { sumOf, type Tally, tableOf } from './tally.ts';
import { openHouse } from './world/house.ts';

/**
 * `npm run model -- roam --rounds 300 [--seed 1] [--workers 2] [--verbose]`: a random user is let loose on the built app,
 * against the real server. Each round has a seed of its own; one that found something is played again by
 * `--rounds 1 --seed <that one>`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    verbose: { type: 'boolean', default: false },
  },
});

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const say = (line: string): void => {
  if (values.verbose || line.startsWith('✗')) write(line);
};

const [rounds, first, workers] = [values.rounds, values.seed, values.workers].map(Number) as [number, number, number];
const tallies: Tally[] = [];
let next = first;

const work = async (): Promise<void> => {
  const house = await openHouse();
  while (next < first + rounds) {
    const seed = next++;
    const began = performance.now();
    const tally = await playRound(seed, house, say);
    tallies.push(tally);
    write(`${tally.findings.length === 0 ? '✓' : '✗'} round ${seed}: ${tally.counts.actions} actions, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  await house.close();
};

const began = performance.now();
await Promise.all(Array.from({ length: Math.min(workers, rounds) }, work));
const sum = sumOf(tallies);
write('');
for (const line of tableOf(sum)) write(line);
write(`${((performance.now() - began) / 1000).toFixed(1).padStart(10)}  seconds`);
process.exitCode = sum.findings.length === 0 ? 0 : 1;
