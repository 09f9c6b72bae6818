/**
 * Weighs what a route downloads until its page is idle, gzip, against budgets, and counts its files; fails when one is exceeded.
 * What comes to a page that has long been idle, so that every screen opens without a network, is not counted.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './project.mjs';

const dist = path.join(root, 'dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
const kilo = (bytes) => (bytes / 1000).toFixed(1);
const weigh = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
const sum = (files) => files.reduce((all, file) => all + weigh(file), 0);

/** A file of the build with everything it imports statically. */
const closure = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, seen);
  return seen;
};

const keyOf = (name) => {
  const found = Object.keys(manifest).find((key) => key === name || manifest[key].name === name);
  if (found === undefined) throw new Error(`The build has no ${name}: its budget cannot be weighed.`);
  return found;
};

/** What the log writes in, beside the page. */
const worker = readdirSync(path.join(dist, 'assets')).find((name) => /^writing\.worker-.*\.js$/.test(name));
if (worker === undefined) throw new Error('The build has no worker of the log: its files cannot be weighed.');
/** What the page names by itself: the first program, the entry with its core, the style sheet. */
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
const scriptsOf = (names) => {
  const keys = names.reduce((seen, name) => closure(keyOf(name), seen), new Set());
  return [...new Set([...named, `assets/${worker}`, ...[...keys].map((key) => manifest[key].file)])].filter((file) => file.endsWith('.js'));
};

/** What is there beside a screen once somebody is signed in. */
const INSIDE = ['index.html', 'log', 'signed-in'];
const routes = [
  ['login', ['index.html', 'log', 'login'], 130_000, 8],
  ['list of patients', [...INSIDE, 'patients'], 191_500, 8],
  ['home', [...INSIDE, 'shell'], 182_500, 9],
  ['form of a patient', [...INSIDE, 'patient-form'], 213_000, 15],
  ['file of a patient', [...INSIDE, 'patient-profile'], 214_000, 15],
  ['treatments', [...INSIDE, 'treatments'], 231_500, 16],
  ['payments', [...INSIDE, 'payments'], 246_500, 18],
  ['instalments and cheques', [...INSIDE, 'installments'], 250_000, 17],
  ['insurances', [...INSIDE, 'insurances'], 223_000, 15],
  ['contracts and tariffs', [...INSIDE, 'contracts'], 231_500, 15],
  ['clinic', [...INSIDE, 'clinics'], 232_000, 16],
  ['services', [...INSIDE, 'services'], 223_000, 14],
  ['categories', [...INSIDE, 'categories'], 213_000, 16],
  ['lists of assets and expenses', [...INSIDE, 'ledger-lists'], 210_000, 15],
  ['entering assets and expenses', [...INSIDE, 'ledger-entries'], 228_500, 17],
  ['settings', [...INSIDE, 'settings'], 187_000, 10],
  ['account', [...INSIDE, 'account'], 197_000, 12],
  ['accounting, pictures included', [...INSIDE, 'accounting', 'drawn'], 223_500, 15],
  ['dispatch to a laboratory', [...INSIDE, 'lab'], 244_000, 20],
  ['messages', [...INSIDE, 'messages'], 243_500, 19],
  ['prescription', [...INSIDE, 'prescription'], 251_000, 20],
  ['papers about a patient', [...INSIDE, 'documents'], 259_500, 19],
  ['head of papers', [...INSIDE, 'letterhead'], 215_000, 16],
  ['appointments', [...INSIDE, 'appointments'], 220_000, 16],
  ['form of an appointment', [...INSIDE, 'appointment-form'], 229_000, 16],
];

const fonts = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.woff2'));
const loads = routes.map(([name, names, bytes, files]) => ({ name, scripts: scriptsOf(names), bytes, files }));
const checks = [
  ...loads.map(({ name, scripts, bytes }) => [`${name}, JavaScript`, sum(scripts), bytes, kilo, 'kB gzip']),
  ...loads.map(({ name, scripts, files }) => [`${name}, files of it`, scripts.length, files, String, '']),
  ['style sheet', sum(named.filter((file) => file.endsWith('.css'))), 21_000, kilo, 'kB gzip'],
  ['first page', weigh('index.html'), 4_000, kilo, 'kB gzip'],
  ['font', fonts.reduce((all, name) => all + statSync(path.join(dist, 'assets', name)).size, 0), 40_000, kilo, 'kB'],
];

let exceeded = false;
for (const [name, is, budget, tell, unit] of checks) {
  const over = is > budget;
  exceeded ||= over;
  process.stdout.write(`${`${over ? '✗' : '✓'} ${name}: ${tell(is)} of ${tell(budget)} ${unit}`.trimEnd()}\n`);
}
if (exceeded) process.exit(1);
