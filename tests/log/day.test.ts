import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeReport } from '../../src/effects/log/report/report.ts';
import { createFold, type Fold } from '../../src/machines/fold/fold.ts';
import { outlineOf } from '../../src/machines/viewer/outline.ts';
import { windTape } from '../../src/machines/viewer/tape.ts';
import { withBodies } from '../../src/schema/log/codec.ts';
import { readReport } from '../../src/schema/log/file/read.ts';
import type { Bodies } from '../../src/schema/log/lists/bodies.ts';
import type { LogRecord } from '../../src/schema/log/record.ts';
import type { Report } from '../../src/schema/log/report.ts';
import { DAWN, type RecordedDay, recordedDay } from '../bench/log/day/recorded.ts';
import { productDescriptions, productProgram } from '../fold/product/program.ts';

/** Bytes of the file of a full day in a practice of 2,000 patients. */
const MOST = 300_000;
const root = productProgram([]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: DAWN });
});
afterEach(() => {
  vi.useRealTimers();
});

type Cached = { readonly context: { readonly rows: readonly { readonly id: number }[] } } | undefined;

const revived = (record: LogRecord, bodies: Pick<Bodies, 'get'>): LogRecord => (record.b ? { ...record, e: withBodies(record.e, bodies) } : record);

/** What a patient's file and account show of a cached list, by number: the disguise leaves that alone. */
const shownOf = (fold: Fold, list: string, patient: number): readonly number[] =>
  ((fold.actors.get(`app/resource:${list}?patient=${patient}`)?.snapshot as Cached)?.context.rows ?? []).map(({ id }) => id);

/** Where every workflow stands after each step, and what the screen about a patient shows. */
const standings = (records: readonly LogRecord[], bodies: Pick<Bodies, 'get'>): readonly string[] => {
  const fold = createFold({ root });
  return records.map((record) => {
    fold.apply(revived(record, bodies));
    const state = fold.actors.get(record.a);
    const [, patient] = /^app\/(?:patientProfile|patientPayments):(\d+)/.exec(record.a) ?? [];
    const shown = patient === undefined ? [] : ['surgeries', 'incomes'].map((list) => shownOf(fold, list, Number(patient)));
    return JSON.stringify([record.s, state?.print, shown, fold.divergences.length]);
  });
};

/** Figures of a day and what became of it, part by part; with the day itself in a file for `tests/bench/log/day/browser.ts`. */
const tell = ({ session, texts }: RecordedDay, report: Report, text: string): void => {
  const { DAY_FIGURES, DAY_FILE } = process.env;
  const whole = [...texts.keys()].reduce((sum, name) => sum + JSON.stringify(session.bodies.get(name)).length, 0);
  const figures = {
    'events recorded': session.records.length,
    'versions of lists': texts.size,
    'events as JSON': JSON.stringify(session.records).length,
    'lists as JSON, every version whole': whole,
    'lists on the disk': [...texts.values()].reduce((sum, one) => sum + one.length, 0),
    'rows left out of the last versions': Math.max(0, ...Object.values(report.leftOut ?? {})),
    'the file': text.length,
  };
  // biome-ignore lint/suspicious/noConsole: a benchmark's figures
  if (DAY_FIGURES) for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(40)}${figure.toLocaleString('en').padStart(14)}`);
  if (DAY_FILE) writeFileSync(DAY_FILE, JSON.stringify({ header: session.header, records: session.records, texts: [...texts] }));
};

test('a full day in a practice of 2,000 patients is one small file that shows what there was', { timeout: 300_000 }, async () => {
  const day = await recordedDay(async (millis) => void (await vi.advanceTimersByTimeAsync(millis)));
  const { session } = day;
  const sent = session.records.filter(({ e }) => (e as { readonly type?: string }).type === 'row.saved');
  expect(sent.length).toBe(230);

  const text = await makeReport(root, productDescriptions, [{ session, base: null }], { now: Date.now() });
  const report = (await readReport(text)) as Report;
  tell(day, report, text);
  expect(text.length).toBeLessThan(MOST);

  // The viewer finds nothing in it that was not so.
  const winding = windTape(report, root);
  while (winding.wind(1000));
  expect(outlineOf(winding.tape(), 'day')).toMatchObject({ divergences: [], parts: [{ differs: null }] });
  // What was left out is said, and missed by no screen.
  const lists = new Map(Object.entries(report.bodies));
  const without = (rowsOf: (name: string) => number, names: Iterable<string>) => [...names].filter((name) => rowsOf(name) === 0).length;
  const empty = without((name) => (session.bodies.get(name) as readonly unknown[]).length, day.texts.keys());
  expect(without((name) => (lists.get(name)?.length ?? 0) + (report.leftOut?.[name] ?? 0), lists.keys())).toBe(empty);
  expect(standings(report.parts[0]?.records ?? [], lists)).toEqual(standings(session.records, session.bodies));
});
