/** Runs the parts of a suite, several at a time where a part leaves a core idle; closes with what each took and a count. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectEnv, root } from './project.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const since = (began) => (performance.now() - began) / 1000;

/** Runs a program to its end; `heard` keeps what it says, for others speak at the same time. */
const ended = ([command, ...args], env, heard) =>
  new Promise((resolve) => {
    const stdio = heard ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, env: { ...projectEnv, ...env }, stdio, shell: process.platform === 'win32' });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => heard.push(chunk));
    child.on('error', (cause) => {
      say(String(cause));
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });

/** What the reporters of `times/` wrote; a part without one is one thing that passes or fails. */
const filesOf = (place) => (existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : []);

const runPart = async (part, env, folder, alone) => {
  const place = path.join(folder, `${part.name}.json`);
  const heard = alone ? null : [];
  if (alone) say(`\n── ${part.name}`);
  const began = performance.now();
  const ok = await ended(part.run, { ...env, MATAB_TIMES: place }, heard);
  const seconds = since(began);
  if (heard) say(`\n── ${part.name}\n${Buffer.concat(heard)}`);
  say(`${ok ? '✓' : '✗'} ${part.name} (${seconds.toFixed(1)} s)`);
  return { name: part.name, ok, seconds, files: filesOf(place) };
};

const counted = ({ ok, files }, what) => {
  const sum = files.reduce((all, file) => all + file[what], 0);
  if (what === 'passed') return files.length === 0 ? Number(ok) : sum;
  // A part may fail beside its tests: an error that none of them caught.
  return ok ? sum : Math.max(1, sum);
};

const line = (seconds, name) => say(`${seconds.toFixed(1).padStart(8)}  ${name}`);

const SLOWEST = 10;

const tell = (parts, total) => {
  say('\n── seconds');
  for (const { name, seconds, files } of parts) {
    line(seconds, name);
    const kinds = new Set(files.map(({ kind }) => kind));
    const sum = (of) => of.reduce((all, file) => all + file.seconds, 0);
    // Files run beside each other: their seconds are more than those of the part.
    if (kinds.size < 2) continue;
    for (const kind of kinds) {
      const of = files.filter((file) => file.kind === kind);
      line(sum(of), `    ${kind}: ${of.length} files, one after the other`);
    }
  }
  line(total, 'in all');
  for (const { name, files } of parts) {
    if (files.length === 0) continue;
    say(`\n── slowest of ${name}`);
    for (const { file, seconds } of files.toSorted((left, right) => right.seconds - left.seconds).slice(0, SLOWEST)) line(seconds, file);
  }
};

/** Runs groups of parts one after the other, the parts of a group beside each other, and stops after a group in which one fails. */
export const runParts = async (groups, env = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'matab-times-'));
  const began = performance.now();
  const done = [];
  for (const group of groups) {
    done.push(...(await Promise.all(group.map((part) => runPart(part, env, folder, group.length === 1)))));
    if (done.some(({ ok }) => !ok)) break;
  }
  rmSync(folder, { recursive: true });
  tell(done, since(began));
  const all = (what) => done.reduce((sum, part) => sum + counted(part, what), 0);
  const failed = all('failed');
  say(`\n${all('passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};
