import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const views = path.resolve(import.meta.dirname, '../../src/views');

/** Where a number is grouped for reading, with what stands around it. */
const grouped = readdirSync(views, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) => [...readFileSync(path.join(views, name), 'utf8').matchAll(/.*\bgroupedPhone\(.*/g)].map(([line]) => `${name}: ${line.trim()}`));

it('sets the groups of a phone number in an island of their own direction: Persian around them would turn them round', () => {
  expect(grouped.length).toBeGreaterThan(0);
  expect(grouped.filter((line) => !/<Digits>\{groupedPhone\(|\\u2066\$\{persianDigits\(groupedPhone\([^)]*\)\)\}\\u2069/.test(line))).toEqual([]);
});
