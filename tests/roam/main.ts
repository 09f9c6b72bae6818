import { routing } from '../../src/machines/app/product.ts';
import { argumentsOf, countOf, refuse, understood } from '../model/commands/arguments.ts';
import { isTooMany, secondTry } from '../model/second-try.ts';
import { coverageLines } from './coverage.ts';
import type { Knowledge } from './decide/models/workflows.ts';
import type { Plant } from './oracles/plant.ts';
import { playRound } from './round.ts';
import { type Finding, found, maySlip, sumOf, type Tally, tableOf } from './tally.ts';
import { openHouse } from './world/house.ts';

/**
 * `npm run model -- roam --rounds 300`: a random user is let loose on the built app, against the real server. Each round
 * has a seed of its own; one that found something is played again by `--rounds 1 --seed <that one> --verbose`.
 */
const usage = 'roam [--rounds 30] [--seed 1] [--actions 20] [--moves 20] [--workers 2] [--screens 400] [--plant leak | divergence] [--verbose]';
const { values } = argumentsOf({
  usage,
  options: {
    rounds: { type: 'string', default: '30' },
    /** Of the first round. */
    seed: { type: 'string', default: '1' },
    /** As many things are done in a round, at least half of them. */
    actions: { type: 'string', default: '20' },
    /** As many turns are taken from the models of all workflows, after those things; as many as those unless given. */
    moves: { type: 'string' },
    /** How many rounds are played at a time. */
    workers: { type: 'string', default: '2' },
    /** How many pictures of each report are looked at. */
    screens: { type: 'string', default: '400' },
    /** Puts a `leak` or a `divergence` into every report, which must be found. */
    plant: { type: 'string' },
    /** Says what is done, and how long it takes. */
    verbose: { type: 'boolean', default: false },
  },
});

const PLANTS: readonly Plant[] = ['leak', 'divergence'];
const rounds = countOf(usage, 'rounds', values.rounds, 1);
const first = countOf(usage, 'seed', values.seed);
const workers = countOf(usage, 'workers', values.workers, 1);
const actions = countOf(usage, 'actions', values.actions);
const moves = countOf(usage, 'moves', values.moves ?? values.actions);
const screens = countOf(usage, 'screens', values.screens);
const plant = PLANTS.find((one) => one === values.plant) ?? null;
if (values.plant !== undefined && plant === null) refuse(usage, `--plant is one of ${PLANTS.join(', ')}, and not ${values.plant}.`);
understood();

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const say = (line: string): void => {
  if (values.verbose) write(line);
};
const told = ({ oracle, seed, what }: Finding): string => `${oracle}, seed ${seed}, ${what}`;
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

const tallies: Tally[] = [];
const unsteady: Tally[] = [];
let next = first;

let knowledge: Knowledge | null = null;
const work = async (): Promise<void> => {
  const house = await openHouse();
  knowledge = house.knowledge;
  while (next < first + rounds) {
    const seed = next++;
    const began = performance.now();
    const play = (): Promise<Tally> => playRound(seed, house, { actions, moves, screens, plant }, say);
    const { is, came, first: slipped } = await secondTry(play, found, maySlip);
    tallies.push(came);
    if (is === 'unsteady' && slipped) unsteady.push(slipped);
    for (const finding of came.findings) write(`✗ ${told(finding)}`);
    write(`${is === 'failed' ? '✗' : '✓'} round ${seed}: ${came.counts.actions} actions, ${seconds(began)} s${is === 'unsteady' ? ', unsteady' : ''}`);
  }
  await house.close();
};

const began = performance.now();
await Promise.all(Array.from({ length: Math.min(workers, rounds) }, work));
const sum = sumOf(tallies);
const routes = routing.routes.map(({ path }) => path);
if (knowledge && moves > 0) for (const line of ['', ...coverageLines(sum.coverage, knowledge, routes)]) write(line);
write('');
for (const line of tableOf(sum)) write(line);
write(`${seconds(began).padStart(10)}  seconds`);
for (const { findings } of unsteady) for (const finding of findings) write(`unsteady, whole when it was played again: ${told(finding)}`);
const tooMany = isTooMany(unsteady.length, rounds);
if (tooMany) write(`✗ ${unsteady.length} rounds are unsteady, which is no slip any more`);
// Once more at the end: of a long output that is what is looked at first.
for (const finding of sum.findings) write(`✗ ${told(finding)}`);
process.exitCode = sum.findings.length === 0 && sum.counts.rounds > 0 && !tooMany ? 0 : 1;
