/**
 * Keeps what reads the logs of earlier releases (`emit-bundle.mjs`) beside the build of this one, as long as a log of
 * theirs may be left on somebody's device.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEPT_MILLIS = 90 * 86_400_000;

/** A release of 2026 asks for `process`, which no browser has, where its build should have answered: then nothing loads. */
const mended = (source) => source.replaceAll('process.env.NODE_ENV', '"production"');

const bundlesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.js'))
        .map((name) => path.join(folder, name))
    : [];

const ageOf = (file) => Date.now() - statSync(file).mtimeMs;

/** Copies bundles with their age; what is there already was emitted by this build, and stays. */
const carry = (files, to) => {
  mkdirSync(to, { recursive: true });
  for (const file of files) {
    const target = path.join(to, path.basename(file));
    if (existsSync(target)) continue;
    const { atime, mtime } = statSync(file);
    writeFileSync(target, mended(readFileSync(file, 'utf8')));
    utimesSync(target, atime, mtime);
  }
};

/** Before a build empties its folder: sets the bundles aside. That of the release which ends now begins to age now. */
export const setAside = (built, aside) => {
  const there = bundlesIn(built);
  const [newest] = there.toSorted((left, right) => ageOf(left) - ageOf(right));
  if (newest) utimesSync(newest, new Date(), new Date());
  for (const file of there) rmSync(path.join(aside, path.basename(file)), { force: true });
  carry(there, aside);
  for (const file of bundlesIn(aside)) if (ageOf(file) > KEPT_MILLIS) rmSync(file);
};

/** After a build: puts back what was set aside, and what releases left in the repository, whatever machine builds the next. */
export const putBack = (aside, released, built) => {
  carry(bundlesIn(aside), built);
  carry(bundlesIn(released), built);
};
