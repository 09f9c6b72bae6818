// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { act } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { narrations } from '../../../src/composition/narrations.ts';
import { bind } from '../../../src/effects/kit/bind.ts';
import { createShelf } from '../../../src/effects/viewer/shelf.ts';
import { viewerMachine } from '../../../src/machines/viewer/viewer.ts';
import { viewerWorkflow } from '../../../src/schema/workflows/viewer.ts';
import { liveSource } from '../../../src/views/kit/actor-source.ts';
import { VIEWER } from '../../../src/views/viewer/desk.ts';
import { Viewer } from '../../../src/views/viewer/viewer.tsx';
import { narrator } from '../../../src/views/viewer/words/narrate.ts';
import { placeNamer } from '../../../src/views/viewer/words/place-name.ts';
import { leftBy } from '../../fold/golden/kept.ts';
import { productProgram } from '../../fold/product/program.ts';
import { show } from '../stand.tsx';

const FILES = 3000;
/** Every so many of them are looked at as well. */
const SHOWN = 6;

const text = readFileSync(path.join(import.meta.dirname, '../../fold/golden/a-patient-is-added.json'), 'utf8');
const { wind } = await leftBy('9feecc38feca9f79');

type Plain = Record<string, unknown>;

/** What a file may hold where something else belongs. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'x',
    '-',
    '.',
    true,
    0,
    -1,
    0.5,
    1e15,
    8.64e15,
    1e300,
    [],
    {},
    [null],
    { type: 7 },
    { _tag: 'Rejected' },
    { $body: 'gone' },
  ),
  fc.string({ maxLength: 6 }),
  fc.double({ noNaN: true }),
);

/** Changes one place of a value, chosen on the way down; `turns` says which child is gone into. */
const changed = (value: unknown, turns: readonly number[], put: unknown, how: 'put' | 'remove' | 'double'): unknown => {
  const [turn, ...rest] = turns;
  if (typeof value !== 'object' || value === null || turn === undefined || Object.keys(value).length === 0) return put;
  const keys = Object.keys(value);
  const key = keys[turn % keys.length] as string;
  const inner = (value as Plain)[key];
  const last = rest.length === 0 || typeof inner !== 'object' || inner === null;
  if (Array.isArray(value)) {
    const index = Number(key);
    const there = last ? (how === 'put' ? [put] : how === 'remove' ? [] : [inner, inner]) : [changed(inner, rest, put, how)];
    return value.toSpliced(index, 1, ...there);
  }
  const { [key]: _, ...others } = value as Plain;
  return last && how === 'remove' ? others : { ...value, [key]: last ? put : changed(inner, rest, put, how) };
};

const turns = fc.array(fc.nat(400), { minLength: 1, maxLength: 9 });
const inside = fc.record({ turns, put: strange, how: fc.constantFrom('put', 'remove', 'double') }).map(({ turns: way, put, how }) => {
  // Most of a report are its records: that is where most faults would be.
  const report = JSON.parse(text) as Plain;
  return JSON.stringify(changed(report, way, put, how));
});
const ofRecords = fc
  .record({ record: fc.nat(112), turns, put: strange, how: fc.constantFrom('put', 'remove', 'double') })
  .map(({ record, turns: way, put, how }) => {
    const report = JSON.parse(text) as { readonly parts: readonly { readonly records: unknown[] }[] };
    const records = report.parts[0]?.records ?? [];
    records[record] = changed(records[record], way, put, how);
    return JSON.stringify(report);
  });
const cut = fc
  .record({ at: fc.nat(text.length), letters: fc.string({ maxLength: 3 }), drop: fc.nat(40) })
  .map(({ at, letters, drop }) => text.slice(0, at) + letters + text.slice(at + drop));
const files = fc.oneof({ weight: 2, arbitrary: inside }, { weight: 4, arbitrary: ofRecords }, { weight: 1, arbitrary: cut });

const narrate = narrator(narrations);
const shelf = createShelf({
  root: productProgram([]),
  bundle: 'today',
  earlier: async () => ({ wind }),
  tell: () => {},
  copy: async () => {},
  sentence: (step) => narrate(step)?.text ?? null,
  addressOf: String,
});
let viewer: Actor<typeof viewerMachine>;
let page: HTMLElement;
const faults: unknown[] = [];
const hear = (fault: unknown): void => void faults.push(fault);

beforeAll(() => {
  // The frame of the recorded screens stays empty here.
  const { settings } = Reflect.get(window, 'happyDOM') as { readonly settings: object };
  Object.assign(settings, {
    disableIframePageLoading: false,
    enableIframePageLoading: true,
  });
  vi.spyOn(console, 'error').mockImplementation((...said) => faults.push(said));
  process.on('unhandledRejection', hear);
  viewer = createActor(bind(viewerWorkflow, viewerMachine, shelf.run), { id: VIEWER, input: { wanted: null } });
  viewer.start();
});
afterAll(() => {
  viewer.stop();
  process.off('unhandledRejection', hear);
});

const settled = () => !viewer.getSnapshot().hasTag('busy');

test(`${FILES} files that were changed on their way are shown or said to be what they are`, { timeout: 600_000 }, async () => {
  const desk = { put: shelf.put, tape: shelf.tape, furnish: () => {}, scroll: () => {}, narrate, placeName: placeNamer(narrations) };
  page = await show(<Viewer source={{ ...liveSource(viewer), get: (id) => (id === VIEWER ? viewer : undefined) }} desk={desk} />);
  let [read, opened] = [0, 0];
  /** Puts a file on the desk, and looks at some of its steps as a person would. */
  const look = async (file: string, step: number): Promise<void> => {
    await act(async () => {
      shelf.put(new Blob([file]));
      viewer.send({ type: 'file.chosen', name: 'a.txt' });
      await vi.waitUntil(settled, { interval: 1, timeout: 30_000 });
    });
    if (!viewer.getSnapshot().hasTag('open')) {
      expect(page.querySelector('[role=alert]')?.textContent).not.toBe('');
      return;
    }
    opened += 1;
    await act(async () => {
      viewer.send({ type: 'pane.chosen', pane: step % 4 === 0 ? 'chart' : 'details' });
      await import('../../../src/views/viewer/chart/chart-view.tsx');
    });
    for (const at of [step, viewer.getSnapshot().context.outline.errors.at(-1) ?? 0]) await act(async () => viewer.send({ type: 'step.chosen', step: at }));
    expect(page.querySelector('[data-position]')?.textContent).toContain('گام');
    expect(page.querySelector('[data-part=details]')?.textContent).not.toBe('');
  };
  await fc.assert(
    fc.asyncProperty(files, fc.nat(120), async (file, step) => {
      read += 1;
      if (read % SHOWN === 0) await look(file, step);
      else {
        shelf.put(new Blob([file]));
        await shelf.run('viewer.readFile', { name: 'a.txt' }, new AbortController().signal);
        const told = shelf.tape()?.steps.map(desk.narrate) ?? [];
        expect(told.filter((said) => said?.text === '')).toEqual([]);
      }
      expect(faults).toEqual([]);
    }),
    { numRuns: FILES, seed: 20261120 },
  );
  expect(opened).toBeGreaterThan(FILES / SHOWN / 10);
});
