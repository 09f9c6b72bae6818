import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { fold, wind } from '../../src/bundle.ts';
import type { EarlierBundle } from '../../src/effects/log/session/earlier.ts';
import { editionsOf } from '../../src/effects/log/session/editions.ts';
import { delaysOf, inertActor, machineNamed } from '../../src/machines/fold/inert.ts';
import { type Earlier, type Salvage, salvaging } from '../../src/machines/fold/salvage.ts';
import type { Checkpoint } from '../../src/machines/fold/tree.ts';
import { outlineOf } from '../../src/machines/viewer/outline.ts';
import type { Tape } from '../../src/machines/viewer/tape.ts';
import { readReport } from '../../src/schema/log/file/read.ts';
import { atOnce } from '../../src/schema/log/file/steps.ts';
import { reportText } from '../../src/schema/log/file/write.ts';
import type { LogRecord } from '../../src/schema/log/record.ts';
import type { Report } from '../../src/schema/log/report.ts';
import { leftBy, RELEASES } from './golden/kept.ts';
import { personal, reportedSession } from './golden/session.ts';
import { productDescriptions, productProgram, registered } from './product/program.ts';

/**
 * Sessions that releases recorded when they were made (`tools/record-release.mjs`), and what each release left to read
 * them with. Whatever becomes of the machines, an old session is read by those that wrote it and gone on with by today's.
 */
const golden = path.join(import.meta.dirname, 'golden');
const releases = readdirSync(RELEASES).map((name) => path.basename(name, '.js'));
const sessions = readdirSync(golden).filter((name) => name.endsWith('.json'));

const read = async (text: string): Promise<Report> => {
  const report = await readReport(text);
  if (typeof report === 'string') throw new Error(report);
  return report;
};
const reportIn = (name: string): Promise<Report> => read(readFileSync(path.join(golden, name), 'utf8'));
const releaseOf = (report: Report): string => report.parts[0]?.header.bundle ?? '';

const wound = (report: Report, reading: EarlierBundle['wind']): Tape => {
  const winding = reading(report);
  while (winding.wind(10));
  return winding.tape();
};

/** The records of a session with their lists in place. */
const recordsOf = (tape: Tape): readonly LogRecord[] => tape.steps.map(({ record }) => record);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-03-01T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('every session has what its release left, and every release a session', async () => {
  expect(sessions.length).toBeGreaterThan(0);
  expect(new Set((await Promise.all(sessions.map(reportIn))).map(releaseOf))).toEqual(new Set(releases));
});

type Context = Readonly<Record<string, unknown>>;
interface Child {
  readonly src: string;
  readonly snapshot: { readonly context?: Context };
}

const childrenOf = (checkpoint: Pick<Checkpoint, 'tree'> | undefined) => Object.entries((checkpoint?.tree.children ?? {}) as Readonly<Record<string, Child>>);

const leavesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : value === null || value === '' || value === undefined ? [] : [value];

/** What a person had entered in a workflow and nobody else has: the form, and the rows that were not sent. */
const enteredIn = ({ draft, opened, rows }: Context): readonly unknown[] => {
  const before = new Set(leavesOf(opened));
  const unsent = (Array.isArray(rows) ? (rows as readonly Context[]) : []).filter(({ state }) => state !== 'sent');
  return [...leavesOf(draft), ...unsent.flatMap((row) => leavesOf(row.draft))].filter((leaf) => !before.has(leaf));
};

const editions = editionsOf(productDescriptions, (name) => registered.find(({ description }) => description.name === name)?.migrations);
const root = productProgram([]);
const goOn = (records: readonly LogRecord[], earlier: Earlier | null, checkpoint: Checkpoint | null = null) =>
  atOnce(salvaging({ root, rootId: 'app', checkpoint, records, own: false, editions, earlier }));

/** What was entered and is neither in what goes on nor in what is kept to be read. */
const lostFrom = (before: Pick<Checkpoint, 'tree'> | undefined, { rebuilt, rescued }: Salvage): readonly unknown[] => {
  const there = new Set([...childrenOf(rebuilt?.checkpoint).flatMap(([, { snapshot }]) => leavesOf(snapshot.context)), ...leavesOf(rescued)]);
  return childrenOf(before)
    .flatMap(([, { snapshot }]) => enteredIn(snapshot.context ?? {}))
    .filter((leaf) => !there.has(leaf));
};

/** The fields that a workflow of today begins with and one that goes on lacks: a version was not raised, or a migration forgot them. */
const fieldsLacking = ({ rebuilt }: Salvage, records: readonly LogRecord[]): readonly string[] =>
  childrenOf(rebuilt?.checkpoint).flatMap(([id, { src, snapshot }]) => {
    const machine = machineNamed(root, src);
    const input = records.findLast(({ k, a }) => k === 'init' && a === `app/${id}`)?.e;
    const context = machine && (inertActor(machine, id).begin(input).snapshot.context as Context);
    return Object.keys(context ?? {}).flatMap((field) => (field in (snapshot.context ?? {}) ? [] : [`${src}.${field}`]));
  });

/** What a workflow that goes on waits for and nothing will bring: calls that no longer run, delays that no timer stands for. */
const waitsInVain = ({ rebuilt }: Salvage): readonly string[] =>
  childrenOf(rebuilt?.checkpoint).flatMap(([id, { src, snapshot }]) => {
    const machine = machineNamed(root, src);
    if (machine === null) return [];
    const revived = inertActor(machine, id).revive(structuredClone(snapshot));
    const timers = new Set(rebuilt?.checkpoint.timers.flatMap(({ from, event }) => (from === `app/${id}` ? [event.type] : [])));
    const calls = revived._nodes.flatMap(({ invoke }: AnyStateNode) => invoke.map((one) => one.id)).filter((one: string) => !(one in revived.children));
    return [...calls, ...[...delaysOf(machine, revived).keys()].filter((type) => !timers.has(type))].map((one) => `${src} waits for ${one}`);
  });

/** What the viewer may ask of a tape, by name; the rest is what the tape needs itself. */
const namesIn = ({ tracks, steps }: Tape): Readonly<Record<string, readonly string[]>> => {
  const named = (all: readonly (object | null | undefined)[]) =>
    [...new Set(all.flatMap((one) => Object.keys(one ?? {})))].filter((name) => !['part', 'keep', 'fold', 'inert'].includes(name)).sort();
  const states = steps.map(({ after }) => after);
  return {
    track: named(tracks),
    step: named(steps),
    state: named(states),
    timer: named(states.flatMap((state) => state?.timers ?? [])),
    child: named(states.flatMap((state) => Object.values(state?.children ?? {}))),
    divergence: named(tracks.flatMap(({ divergences }) => divergences())),
  };
};

describe.each(sessions)('%s', (name) => {
  test('stands where it stood at every step, read with what its release left', async () => {
    const report = await reportIn(name);
    const earlier = await leftBy(releaseOf(report));
    const tape = wound(report, earlier.wind);
    expect(tape.steps.length).toBeGreaterThan(50);
    expect(outlineOf(tape, '').divergences).toEqual([]);
    expect(earlier.fold({ rootId: 'app', checkpoint: null, records: recordsOf(tape) })?.divergences).toEqual([]);
  });

  test('answers by the names that today’s viewer asks for', async () => {
    const report = await reportIn(name);
    const earlier = await leftBy(releaseOf(report));
    const told = namesIn(wound(report, earlier.wind));
    for (const [what, names] of Object.entries(namesIn(wound(await reportedSession(), wind)))) {
      expect(told[what], what).toEqual(expect.arrayContaining([...names]));
    }
  });

  test('is gone on with today wherever it broke off: what was entered is there or rescued', { timeout: 60_000 }, async () => {
    const report = await reportIn(name);
    const earlier = await leftBy(releaseOf(report));
    const records = recordsOf(wound(report, earlier.wind));
    let most = 0;
    for (let end = 1; end <= records.length; end += 1) {
      const written = records.slice(0, end);
      const before = earlier.fold({ rootId: 'app', checkpoint: null, records: written })?.checkpoint;
      most = Math.max(most, ...childrenOf(before).map(([, { snapshot }]) => enteredIn(snapshot.context ?? {}).length));
      const after = goOn(written, earlier.fold);
      expect([end, lostFrom(before, after)]).toEqual([end, []]);
      expect([end, fieldsLacking(after, written)]).toEqual([end, []]);
      expect([end, waitsInVain(after)]).toEqual([end, []]);
      // As on a disk where nothing was written after the checkpoint, and on a host that keeps nothing of the release.
      const stored = JSON.parse(JSON.stringify(before)) as Checkpoint;
      expect([end, lostFrom(before, goOn([], null, stored))]).toEqual([end, []]);
      expect([end, lostFrom(before, goOn(written, null))]).toEqual([end, []]);
    }
    // There was an end in the middle of a form.
    expect(most).toBeGreaterThan(4);
  });
});

test('a report of a session with fifty patients holds nothing of them, and stands in the same states', async () => {
  const file = await reportText(await reportedSession());
  const report = await read(file);
  const text = JSON.stringify(report);
  expect(personal.length).toBeGreaterThan(250);
  expect(personal.filter((one) => one === '' || text.includes(one))).toEqual([]);
  const [list] = Object.values(report.bodies).filter((body) => Array.isArray(body) && body.length === 50);
  expect(list).toBeDefined();
  expect(report.parts[0]?.differs).toBeNull();
  // By the very code that later releases keep of this one.
  const tape = wound(report, wind);
  expect(outlineOf(tape, '').divergences).toEqual([]);
  expect(fold({ rootId: 'app', checkpoint: null, records: recordsOf(tape) })?.divergences).toEqual([]);
  const { GOLDEN_FILE } = process.env;
  if (GOLDEN_FILE) writeFileSync(GOLDEN_FILE, text);
});
