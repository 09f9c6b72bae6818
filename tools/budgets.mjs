/**
 * Weighs what a route downloads until its page is idle, gzip, against budgets, and counts its files; fails when one is exceeded.
 * What comes to a page that has long been idle, so that every screen opens without a network, is weighed as a whole, against what the README says.
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

const assets = readdirSync(path.join(dist, 'assets'));
if (assets.some((name) => name.startsWith('rolldown-runtime')))
  throw new Error('A library in CommonJS is used outside the core, which costs every page a file: name it in tools/as-modules.ts.');
/** The one of these files that begins so. */
const fileOf = (files, name, ending) => {
  const found = files.find((file) => path.posix.basename(file).startsWith(`${name}-`) && file.endsWith(ending));
  if (found === undefined) throw new Error(`The build has no ${name}: it cannot be weighed.`);
  return found;
};
/** What the log writes in, beside the page. */
const worker = fileOf(assets, 'writing.worker', '.js');
/** What the page names by itself: the first program, the entry with its core, the style sheets. */
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
const scriptsOf = (names) => {
  const keys = names.reduce((seen, name) => closure(keyOf(name), seen), new Set());
  return [...new Set([...named, `assets/${worker}`, ...[...keys].map((key) => manifest[key].file)])].filter((file) => file.endsWith('.js'));
};

/** What is there beside a screen once somebody is signed in. */
const INSIDE = ['index.html', 'log', 'signed-in'];
const routes = [
  ['login', ['index.html', 'log', 'login'], 99_000, 6],
  ['list of patients', [...INSIDE, 'patients'], 165_000, 11],
  ['home', [...INSIDE, 'shell', 'today', 'due-note'], 153_300, 11],
  ['form of a patient', [...INSIDE, 'patient-form'], 180_600, 16],
  ['file of a patient', [...INSIDE, 'patient-profile'], 181_400, 16],
  ['entering treatments', [...INSIDE, 'treatments'], 185_000, 16],
  ['changing a treatment', [...INSIDE, 'treatment-edit'], 180_300, 15],
  ['payments of a patient', [...INSIDE, 'payments'], 184_100, 16],
  ['entering payments', [...INSIDE, 'new-payments'], 179_400, 15],
  ['changing a payment', [...INSIDE, 'payment-edit'], 184_500, 16],
  ['instalments and cheques', [...INSIDE, 'installments'], 185_000, 14],
  ['form of a plan, over the instalments', [...INSIDE, 'installments', 'plan-form'], 192_600, 16],
  ['entering cheques', [...INSIDE, 'new-cheques'], 184_800, 14],
  ['insurances', [...INSIDE, 'insurances'], 184_100, 16],
  ['contracts', [...INSIDE, 'contracts'], 180_300, 14],
  ['tariffs', [...INSIDE, 'tariffs'], 185_000, 15],
  ['clinic', [...INSIDE, 'clinics'], 183_200, 15],
  ['services', [...INSIDE, 'services'], 179_900, 13],
  ['categories', [...INSIDE, 'categories'], 175_200, 15],
  ['lists of assets and expenses', [...INSIDE, 'ledger-lists'], 175_600, 15],
  ['entering assets and expenses', [...INSIDE, 'ledger-entries'], 184_500, 18],
  ['changing an asset or expense', [...INSIDE, 'ledger-edit'], 179_100, 17],
  ['settings', [...INSIDE, 'settings'], 152_400, 8],
  ['account', [...INSIDE, 'account'], 155_700, 9],
  ['accounting, pictures included', [...INSIDE, 'accounting', 'drawn'], 180_300, 12],
  ['dispatch to a laboratory', [...INSIDE, 'lab'], 184_200, 17],
  ['messages', [...INSIDE, 'messages'], 171_300, 12],
  ['prescription', [...INSIDE, 'prescription'], 184_900, 16],
  ['papers about a patient', [...INSIDE, 'documents'], 182_900, 16],
  ['head of papers', [...INSIDE, 'letterhead'], 161_900, 11],
  ['appointments', [...INSIDE, 'appointments'], 170_600, 12],
  ['form of an appointment', [...INSIDE, 'appointment-form'], 177_900, 14],
];

/** What the worker keeps. */
const kept = [...readFileSync(path.join(dist, 'sw.js'), 'utf8').matchAll(/\burl:"([^"]+)"/g)].map(([, url]) => (url === '/' ? 'index.html' : url));
const sent = (file) => (statSync(path.join(dist, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(path.join(dist, file))).size;
const said = readFileSync(path.join(root, 'README.md'), 'utf8').match(/on the device \(at most (\d+) files, ([\d.]+) MB/);
if (said === null || kept.length === 0) throw new Error('What is kept on the device cannot be held against the README.');

const fonts = assets.filter((name) => name.endsWith('.woff2'));
const loads = routes.map(([name, names, bytes, files]) => ({ name, scripts: scriptsOf(names), bytes, files }));
const checks = [
  ...loads.map(({ name, scripts, bytes }) => [`${name}, JavaScript`, sum(scripts), bytes, kilo, 'kB gzip']),
  ...loads.map(({ name, scripts, files }) => [`${name}, files of it`, scripts.length, files, String, '']),
  ['styles of what is painted first', weigh(fileOf(named, 'first', '.css')), 4_200, kilo, 'kB gzip'],
  ['style sheet', weigh(fileOf(named, 'style', '.css')), 22_000, kilo, 'kB gzip'],
  ['first page', weigh('index.html'), 4_000, kilo, 'kB gzip'],
  ['font', fonts.reduce((all, name) => all + statSync(path.join(dist, 'assets', name)).size, 0), 40_000, kilo, 'kB'],
  ['kept on the device, files', kept.length, Number(said[1]), String, ''],
  ['kept on the device, as sent', kept.reduce((all, file) => all + sent(file), 0), Number(said[2]) * 1_000_000, kilo, 'kB'],
];

let exceeded = false;
for (const [name, is, budget, tell, unit] of checks) {
  const over = is > budget;
  exceeded ||= over;
  process.stdout.write(`${`${over ? '✗' : '✓'} ${name}: ${tell(is)} of ${tell(budget)} ${unit}`.trimEnd()}\n`);
}
if (exceeded) process.exit(1);
