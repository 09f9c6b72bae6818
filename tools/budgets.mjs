/** Weighs what the first visit downloads, gzip, against budgets, and fails when one is exceeded. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './project.mjs';

const dist = path.join(root, 'dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
const kilo = (bytes) => (bytes / 1000).toFixed(1);
const weigh = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;

/** A module of the build with everything it imports statically. */
const closure = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, seen);
  return seen;
};

const entryOf = (source) => {
  const entry = Object.keys(manifest).find((key) => key === source || manifest[key].src === source);
  if (entry === undefined) throw new Error(`The build has no ${source}: its budget cannot be weighed.`);
  return entry;
};

const filesOf = (sources) => {
  const keys = new Set();
  for (const source of sources) closure(entryOf(source), keys);
  const entries = [...keys].map((key) => manifest[key]);
  return {
    js: [...new Set(entries.map(({ file }) => file).filter((file) => file.endsWith('.js')))],
    css: [...new Set(entries.flatMap(({ css }) => css ?? []))],
  };
};

const login = ['index.html', 'src/views/session/screens.ts'];
const list = [
  'index.html',
  'src/views/shell/signed-in.ts',
  'src/views/patients/screens.ts',
  'src/machines/app/registry.ts',
  'src/machines/patients/registry.ts',
  'src/effects/live.ts',
  'src/effects/patients/ports.ts',
];

const first = filesOf(login);
const patients = filesOf(list);
const fonts = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.woff2'));

const budgets = [
  ['login route, JavaScript', first.js.reduce((sum, file) => sum + weigh(file), 0), 102_000],
  ['login route, CSS', first.css.reduce((sum, file) => sum + weigh(file), 0), 12_000],
  ['patient list route, JavaScript in all', patients.js.reduce((sum, file) => sum + weigh(file), 0), 168_000],
  ['font', fonts.reduce((sum, name) => sum + statSync(path.join(dist, 'assets', name)).size, 0), 40_000],
];

let exceeded = false;
for (const [name, bytes, budget] of budgets) {
  const over = bytes > budget;
  exceeded ||= over;
  process.stdout.write(`${over ? '✗' : '✓'} ${name}: ${kilo(bytes)} kB of ${kilo(budget)} kB gzip\n`);
}
if (exceeded) process.exit(1);
