import { argumentsOf, countOf, refuse, understood } from '../commands/arguments.ts';
import { tableText } from '../commands/table.ts';
import { proofs } from '../models.ts';
import { isTooMany } from '../second-try.ts';
import { walkAll } from './crew.ts';
import { browsers } from './hand/browsers.ts';
import { pages } from './pages.ts';
import { partsOf } from './plan/project.ts';
import { type Round, together } from './round.ts';
import { openProgram } from './world/practice.ts';

const usage = 'run <workflow…> | --all --browser [--in firefox | webkit] [--seed 1] [--path 3] [--first] [--workers 2] [--edges]';
const { values, positionals } = argumentsOf({
  usage,
  options: {
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    /** Which browser. */
    in: { type: 'string', default: 'chromium' },
    /** One path alone, from 1. */
    path: { type: 'string' },
    /** Ends at the first path that fails. */
    first: { type: 'boolean', default: false },
    /** How many pages are walked at a time. */
    workers: { type: 'string', default: '2' },
    /** Names every edge that no page can do, not only its event. */
    edges: { type: 'boolean', default: false },
  },
});

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const wanted = values.all ? [...pages.keys()] : positionals;
const unknown = wanted.filter((name) => !pages.has(name));
if (wanted.length === 0 || unknown.length > 0)
  refuse(usage, `${unknown.length > 0 ? `No page model of ${unknown.join(', ')}. ` : ''}There are: ${[...pages.keys()].join(', ')}, or --all.`);
const seed = countOf(usage, 'seed', values.seed);
const workers = countOf(usage, 'workers', values.workers, 1);
const only = { path: values.path === undefined ? null : countOf(usage, 'path', values.path, 1), first: values.first };

const way = browsers[values.in];
const missing = way ? (way.lacks?.() ?? null) : `There is no way into ${values.in}, only into ${Object.keys(browsers).join(', ')}.`;
if (!way || missing !== null) {
  process.stderr.write(`${missing}\n`);
  process.exit(2);
}

understood();

/** What no page can do of a workflow, by the reason: its events with how many edges each, or the edges themselves. */
const undoneIn = ({ undone }: Round): readonly string[] =>
  [...Map.groupBy(undone.keys(), (edge) => undone.get(edge) ?? '')].map(([reason, edges]) => {
    const events = [...Map.groupBy(edges, (edge) => partsOf(edge).type)].map(([type, its]) => (its.length > 1 ? `${type} (${its.length})` : type));
    return `  – ${reason}: ${values.edges ? `\n      ${edges.join('\n      ')}` : events.join(', ')}`;
  });

const began = performance.now();
const walked: Round[] = [];
const program = await openProgram();
const given = { browser: values.in, seed, only };
// The driver of WebKitGTK leads one browser at a time.
await walkAll(wanted, values.in === 'webkit' ? 1 : workers, program, given, {
  line: write,
  round: (round) => {
    walked.push(round);
    write(`${round.failures === 0 ? '✓' : '✗'} ${round.workflow}: ${round.paths} paths, ${round.steps} steps, ${round.seconds.toFixed(1)} s`);
  },
});
await program.close();

const rounds = wanted.flatMap((name) => {
  const [first, ...others] = walked.filter(({ workflow }) => workflow === name);
  return first ? [together([first, ...others])] : [];
});
write('\nWhat no page does, and why:');
for (const round of rounds) {
  write(`${round.workflow}: ${round.undone.size} of ${round.edges.all.size} edges`);
  for (const line of undoneIn(round)) write(line);
  for (const gap of round.lacking) write(`✗ ${round.workflow}: ${gap}`);
  if (round.steps === 0) write(`✗ ${round.workflow}: nothing of it was walked`);
}
/** Pages of which no thread said what came of them. */
const unheard = wanted.filter((name) => walked.filter(({ workflow }) => workflow === name).length !== pages.get(name)?.length);
for (const name of unheard) write(`✗ ${name}: not every page of it was walked`);
if (values.all) {
  const pure = proofs.flatMap(({ model: { description, madeUp } }) => (madeUp || pages.has(description.name) ? [] : [description.name]));
  write(`\nWithout a page model, walked without a browser only (${pure.length}): ${pure.join(', ')}`);
}

type Count = readonly [met: number, all: number];
const counts = ({ states, events, edges, doable }: Round): readonly [Count, Count, Count, Count] => [
  [states.met.size, states.all.size],
  [events.met.size, events.all.size],
  [[...doable].filter((edge) => edges.met.has(edge)).length, doable.size],
  [edges.met.size, edges.all.size],
];
const counted = ([met, all]: Count): string => `${met} of ${all}`;
const row = (round: Round) => [round.workflow, ...counts(round).map(counted), round.paths, round.steps, Math.round(round.seconds * 10) / 10];
const total = (of: (round: Round) => number): number => rounds.reduce((all, round) => all + of(round), 0);
const sums = [0, 1, 2, 3].map((column) => counted([total((round) => counts(round)[column]?.[0] ?? 0), total((round) => counts(round)[column]?.[1] ?? 0)]));
const seconds = Math.round((performance.now() - began) / 100) / 10;
const heads = ['workflow', 'states', 'events', 'edges of the page', 'of the machine', 'paths', 'steps', 'seconds'];
write(`\n${tableText(heads, [...rounds.map(row), ['in all', ...sums, total(({ paths }) => paths), total(({ steps }) => steps), seconds]])}`);
const unsteady = rounds.flatMap((round) => round.unsteady);
for (const one of unsteady) write(`unsteady, walked by its second try: ${one}`);
const tooMany = isTooMany(
  unsteady.length,
  total(({ paths }) => paths),
);
if (tooMany) write(`✗ ${unsteady.length} paths are unsteady, which is no slip any more`);
const failures = total((round) => round.failures + round.lacking.length + (round.steps === 0 ? 1 : 0)) + unheard.length + (tooMany ? 1 : 0);
write(`${failures} broken in ${values.in} (--seed ${seed})`);
process.exit(failures === 0 ? 0 : 1);
