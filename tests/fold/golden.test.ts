import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fold, wind } from '../../src/bundle.ts';
import { outlineOf } from '../../src/machines/viewer/outline.ts';
import { type Tape, windTape } from '../../src/machines/viewer/tape.ts';
import { type Report, readReport } from '../../src/schema/log/report.ts';
import { personal, reportSession } from './golden/session.ts';
import { productProgram } from './product/program.ts';

const folder = path.join(import.meta.dirname, 'golden');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const root = productProgram([]);

const tapeOf = (text: string): Tape => {
  const winding = windTape(readReport(text) as Report, root);
  while (winding.wind(10));
  return winding.tape();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-03-01T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('reports of earlier releases', () => {
  test('are there', () => expect(files.length).toBeGreaterThan(0));
  test.each(files)('%s is read the same by the bundle that later releases keep of this one', (name) => {
    const report = readReport(readFileSync(path.join(folder, name), 'utf8')) as Report;
    const winding = wind(report);
    while (winding.wind(10));
    expect(outlineOf(winding.tape(), '').divergences).toEqual([]);
    const [beginning] = winding.tape().tracks;
    const records = winding.tape().steps.flatMap(({ track, record }) => (track === beginning ? [record] : []));
    expect(fold({ rootId: 'app', checkpoint: null, records })?.divergences).toEqual([]);
  });
  test.each(files)('%s stands where it stood at every step', (name) => {
    const tape = tapeOf(readFileSync(path.join(folder, name), 'utf8'));
    expect(tape.steps.length).toBeGreaterThan(50);
    expect(outlineOf(tape, '').divergences).toEqual([]);
  });
});

test('a report of a session with fifty patients holds nothing of them, and stands in the same states', async () => {
  const text = await reportSession();
  expect(personal.length).toBeGreaterThan(250);
  expect(personal.filter((one) => one === '' || text.includes(one))).toEqual([]);
  const report = readReport(text) as Report;
  const [list] = Object.values(report.bodies).filter((body) => Array.isArray(body) && body.length === 50);
  expect(list).toBeDefined();
  const tape = tapeOf(text);
  expect(report.parts[0]?.differs).toBeNull();
  expect(outlineOf(tape, '').divergences).toEqual([]);
});
