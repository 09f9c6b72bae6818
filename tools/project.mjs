/** Where the project's own programs stand, and how to run them on a machine whose Node may be too old for them. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { putBack, setAside } from './bundles.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

/** The environment in which the project's own Node and tools come first. */
export const projectEnv = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };

/** Ends the program with one clear line. */
export const fail = (line, code = 1) => {
  process.stderr.write(`${line}\n`);
  process.exit(code);
};

/** Runs a program of the project and returns its exit code; output goes straight through. */
export const run = (command, args, env = {}) => {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...projectEnv, ...env }, shell: windows });
  return done.status ?? 1;
};

/** Where the compiled server is kept between starts; said before the program begins, all of it is kept and less memory taken. */
const compiled = { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'matab') };

/** Has glibc give back what a long list took: otherwise a third of all memory is kept for lists that were sent long ago. Others pay no heed. */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The project's own Node. On Windows npm puts a script before it, which is started by a shell alone. */
const ownNode = windows ? path.join(root, 'node_modules', `node-win-${process.arch}`, 'bin', 'node.exe') : path.join(bin, 'node');

/** Runs the project's Node on a program until it ends, handing signals on. */
export const runServer = (args) =>
  new Promise((resolve) => {
    const child = spawn(ownNode, args, { cwd: root, stdio: 'inherit', env: { ...compiled, ...memory, ...projectEnv } });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

const digest = (texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};

const filesUnder = (place) => {
  const absolute = path.join(root, place);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [absolute];
  return readdirSync(absolute, { recursive: true })
    .map((name) => path.join(absolute, String(name)))
    .filter((name) => statSync(name).isFile())
    .sort();
};

const stateOf = (inputs) => digest(inputs.flatMap((place) => filesUnder(place).flatMap((file) => [path.relative(root, file), readFileSync(file)])));

/** Does a piece of work and remembers for which state of what it depends on. */
const doneFor = (stampFile, state, work) => {
  work();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, state);
};

/** Does a piece of work only when what it depends on has changed since it last succeeded. */
const onceFor = (stampFile, inputs, work) => {
  const now = stateOf(inputs);
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== now) doneFor(stampFile, now, work);
};

const installStamp = (set) => path.join(root, 'node_modules', `.installed-${set}`);

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether npm has put a set there already, perhaps by hand: to install again would take time, and the tests' packages away. */
const isInstalled = (set) => {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(path.join(bin, windows ? 'node.cmd' : 'node'))) return false;
  const there = packagesIn(record);
  return Object.entries(packagesIn(path.join(root, 'package-lock.json'))).every(
    ([place, { version, dev, optional, devOptional }]) =>
      place === '' || optional || devOptional || (dev && set === 'run') || there[place]?.version === version,
  );
};

const install = (set, flags) =>
  onceFor(installStamp(set), ['package-lock.json'], () => {
    if (isInstalled(set)) return;
    const npm = process.env.npm_execpath;
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags];
    const code = npm ? run(process.execPath, [npm, ...args]) : run('npm', args);
    if (code !== 0) fail('Installing the packages failed: see the lines above.');
    if (!existsSync(path.join(bin, windows ? 'node.cmd' : 'node'))) fail('The project’s own Node was not installed for this kind of machine.');
  });

/** Installs everything the lock file names, if it is not there yet. */
export const ensureInstalled = () => install('all', []);

/** Installs what building and serving need; what the tests need as well is left where it is. */
export const ensureRunnable = () => (existsSync(installStamp('all')) ? ensureInstalled() : install('run', ['--omit=dev']));

const BUILT = path.join(root, 'dist', '.built');
const BUILT_FROM = [
  'index.html',
  'replay.html',
  'public',
  'src',
  'tests/fold/golden/releases',
  'tools/bundle.ts',
  'tools/bundles.mjs',
  'tools/chunks',
  'tools/compiled-early.ts',
  'tools/compress.mjs',
  'tools/emit-bundle.mjs',
  'tools/emit-worker.mjs',
  'tools/facades.ts',
  'tools/first-paint.ts',
  'tools/as-modules.ts',
  'tools/minified-again.ts',
  'tools/named-anew.ts',
  'tools/own-names.ts',
  'tools/pages.ts',
  'tools/lean',
  'tools/short-errors.ts',
  'tools/tree.ts',
  'tools/without-stacks.ts',
  'tools/wyw.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

const BUNDLES = path.join(root, 'dist', 'bundles');
const BUNDLES_ASIDE = path.join(root, 'node_modules', '.cache', 'matab', 'bundles');
const BUNDLES_RELEASED = path.join(root, 'tests', 'fold', 'golden', 'releases');

const runVite = () => {
  setAside(BUNDLES, BUNDLES_ASIDE);
  const built = run('vite', ['build', '--logLevel', 'warn']) === 0 && run('node', ['tools/emit-bundle.mjs']) === 0;
  if (!built) fail('Building the app failed: see the lines above.');
  putBack(BUNDLES_ASIDE, BUNDLES_RELEASED, BUNDLES);
  if (run('node', ['tools/emit-worker.mjs']) !== 0) fail('Making the service worker failed: see the lines above.');
  if (run('node', ['tools/compress.mjs']) !== 0) fail('Compressing the app failed: see the lines above.');
};

/** Builds the app. */
export const build = () => doneFor(BUILT, stateOf(BUILT_FROM), runVite);

/** Builds the app, if its sources have changed since the last build. */
export const ensureBuilt = () => onceFor(BUILT, BUILT_FROM, runVite);
