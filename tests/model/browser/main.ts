import { parseArgs } from 'node:util';
import { browsers } from './hand/browsers.ts';
import { pages } from './pages.ts';
import { type Round, walkWorkflow } from './round.ts';
import { openPractice, openProgram } from './world/practice.ts';
import { openWire } from './world/wire.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    /** Which browser. */
    in: { type: 'string', default: 'chromium' },
    /** One path alone, from 1. */
    path: { type: 'string' },
    /** Ends at the first path that fails. */
    first: { type: 'boolean', default: false },
    /** How many workflows are walked at a time. */
    workers: { type: 'string', default: '2' },
  },
});

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const wanted = values.all ? [...pages.keys()] : positionals;
const unknown = wanted.filter((name) => !pages.has(name));
if (wanted.length === 0 || unknown.length > 0) {
  process.stderr.write(`${unknown.length > 0 ? `No page model of ${unknown.join(', ')}. ` : ''}There are: ${[...pages.keys()].join(', ')}, or --all.\n`);
  process.exit(2);
}

const way = browsers[values.in];
const missing = way ? (way.lacks?.() ?? null) : `There is no way into ${values.in}, only into ${Object.keys(browsers).join(', ')}.`;
if (!way || missing !== null) {
  process.stderr.write(`${missing}\n`);
  process.exit(2);
}

/** What no page can do of a workflow, by the reason. */
const undoneIn = ({ undone }: Round): readonly string[] =>
  [...Map.groupBy(undone, ({ reason }) => reason)].map(([reason, events]) => `  – ${events.map(({ type }) => type).join(', ')}: ${reason}`);

const began = performance.now();
const rounds: Round[] = [];
const [program, browser] = await Promise.all([openProgram(), way.open()]);
const left = [...wanted];
const work = async (): Promise<void> => {
  const wire = await openWire(program.port);
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    const its = pages.get(name) ?? [];
    let counted = 0;
    const count = () => {
      counted += 1;
      return counted;
    };
    const practice = openPractice(program, `model-${name}-${Date.now()}`);
    const round = await walkWorkflow(
      its,
      Number(values.seed),
      { browser, wire, practice, count },
      { path: values.path ? Number(values.path) : null, first: values.first },
      write,
    );
    rounds.push(round);
    const { walked, doable, all, paths, steps, seconds, failures } = round;
    write(
      `${failures.length === 0 ? '✓' : '✗'} ${name}: ${walked.size} of ${doable.size} edges that a page can do, of ${all.size}; ${paths} paths, ${steps} steps, ${seconds.toFixed(1)} s`,
    );
    for (const line of undoneIn(round)) write(line);
    for (const gap of round.lacking) write(`✗ ${name}: ${gap}`);
  }
  await wire.close();
};
// The driver of WebKitGTK leads one browser at a time.
const workers = values.in === 'webkit' ? 1 : Number(values.workers);
await Promise.all(Array.from({ length: Math.min(workers, wanted.length) }, work));
await Promise.all([browser.close(), program.close()]);
write(`${((performance.now() - began) / 1000).toFixed(1)} s in ${browser.name}`);
process.exit(rounds.every(({ failures, lacking }) => failures.length === 0 && lacking.length === 0) ? 0 : 1);
