import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { narrations } from '../../src/composition/narrations.ts';
import { readReport } from '../../src/schema/log/file/read.ts';
import type { Report } from '../../src/schema/log/report.ts';
import { narrator } from '../../src/views/viewer/words/narrate.ts';
import { productProgram } from '../fold/product/program.ts';
import { firstDifference, folded } from './replay.ts';

/** Sessions that support sent, or that a model's path led to, kept by `npm run model -- keep`. */
const folder = path.join(import.meta.dirname, 'sessions');
const files = readdirSync(folder);
const narrate = narrator(narrations);
const reportIn = async (file: string): Promise<Report> => (await readReport(readFileSync(path.join(folder, file), 'utf8'))) as Report;

test.each(files)('%s stands today where it stood when it was kept', async (file) => {
  const report = await reportIn(file);
  expect(firstDifference(folded(report, productProgram([])), narrate)).toBeNull();
  // What its user wrote of it is the only thing in a report that is not disguised.
  expect(report.told).toBeUndefined();
});

test('a machine that goes another way is found at the first event where it does', async () => {
  const [file = ''] = files;
  const report = await reportIn(file);
  const parts = report.parts.map((part) => ({
    ...part,
    records: part.records.map((record, index, { length }) => (index < length - 2 ? record : { ...record, f: 'elsewhere' })),
  }));
  const steps = folded(report, productProgram([])).steps.length;
  expect(firstDifference(folded({ ...report, parts }, productProgram([])), narrate)).toMatch(new RegExp(`^#step=${steps - 1} `));
});
