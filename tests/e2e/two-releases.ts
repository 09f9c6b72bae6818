import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { startProgram, stopProgram } from './support/program.ts';

const root = path.resolve(import.meta.dirname, '../..');
const MADE_OF = ['index.html', 'replay.html', 'package.json', 'package-lock.json', 'public', 'src', 'tools', 'tsconfig.json', 'vite.config.ts'];

/** The machines of the later release: what a person writes in a form has another name in them. */
const change = (source: string): string => source.replaceAll("'draft.changed':", "'draft.revised':");

/** Builds a release that follows this one, in a folder of its own that it answers, as its host would: over what this one left. */
const buildLater = (folder: string): string => {
  for (const name of MADE_OF) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  const changed = globSync('src/machines/**/*.ts', { cwd: folder }).filter((name) => {
    const file = path.join(folder, name);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, change(source));
    return change(source) !== source;
  });
  if (changed.length === 0) throw new Error('The later release has the machines of the first.');
  cpSync(path.join(root, 'dist', 'bundles'), path.join(folder, 'dist', 'bundles'), { recursive: true, preserveTimestamps: true });
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The later release cannot be built: ${stderr}`);
  return path.join(folder, 'dist');
};

export interface Host {
  readonly url: string;
  /** Puts a release in the place of the other, without a pause. */
  readonly deploy: (release: 'first' | 'later') => void;
}

/** A running program whose host deploys a later release of it. */
export const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'matab-releases-'));
      const releases = { first: path.join(root, 'dist'), later: buildLater(mkdtempSync(path.join(folder, 'later-'))) };
      const dist = path.join(folder, 'dist');
      const deploy = (release: keyof typeof releases) => {
        symlinkSync(releases[release], `${dist}.next`);
        renameSync(`${dist}.next`, dist);
      };
      deploy('first');
      const { url, program } = await startProgram({ MATAB_DATA: path.join(folder, 'data'), MATAB_DIST: dist, MATAB_DEMO_PATIENTS: '3' });
      await use({ url, deploy });
      await stopProgram(program);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});
