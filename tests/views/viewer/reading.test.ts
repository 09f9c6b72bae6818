import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { narrations } from '../../../src/composition/narrations.ts';
import { chartOf } from '../../../src/machines/viewer/chart/chart.ts';
import { heardIn, litIn, type Present, presentOf, takenIn } from '../../../src/machines/viewer/chart/present.ts';
import { eventType } from '../../../src/machines/viewer/outline.ts';
import type { Report } from '../../../src/schema/log/report.ts';
import { lanesOf } from '../../../src/views/viewer/deck/strokes.ts';
import { placeNamer } from '../../../src/views/viewer/words/place-name.ts';
import { leftBy } from '../../fold/golden/kept.ts';

const report = readFileSync(path.join(import.meta.dirname, '../../fold/golden/a-patient-is-added.json'), 'utf8');
const { wind } = await leftBy('9feecc38feca9f79');
const winding = wind(JSON.parse(report) as Report);
while (winding.wind(100));
const tape = winding.tape();

const stepOf = (type: string): number => tape.steps.findIndex((step) => eventType(step) === type);
const at = (workflow: string, step: number): Present => presentOf(tape, workflow, step) as Present;

describe('where a workflow stands', () => {
  const failed = stepOf('xstate.error.actor.saveRecord');

  test('is where it was told last to be, whoever else was told since', () => {
    expect([...litIn(at('patientForm', failed))]).toEqual(['', 'quarantined']);
    expect([...litIn(at('session', failed))]).toContain('signedIn');
    expect(at('session', failed).told).toBeNull();
    expect([...litIn(at('session', 0))]).toEqual([]);
    expect(presentOf(tape, 'nobody', failed)).toBeNull();
  });
  test('is nowhere before it begins, and its chart is there all the same', () => {
    const before = at('patientForm', 0);
    expect(before.state).toBeNull();
    expect(litIn(before).size).toBe(0);
    expect(chartOf(before.machine).states.length).toBeGreaterThan(10);
  });
  test('is come to by an arrow that the step went along, and by none that others went', () => {
    const [now, later] = [at('patientForm', failed), at('session', failed)];
    const chart = chartOf(now.machine);
    expect([...takenIn(chart, now)]).toEqual(['saving quarantined']);
    expect(takenIn(chartOf(later.machine), later).size).toBe(0);
    expect(heardIn(chart, litIn(now))).toContain('after quarantine');
  });
});

test('places in the memory have the names that forms give their fields', () => {
  const name = placeNamer(narrations);
  expect(name('patientForm', 'draft.last_name')).toBe('نام خانوادگی');
  expect(name('newPayments', 'rows.0.draft.amount')).toBe('ردیف ۱ › مبلغ');
  expect(name('newPayments', 'problems.1')).toBe('ایراد ۲');
  expect(name('patientList', 'query')).toBe('جستجو');
  expect(name('patientList', 'somewhere.else')).toBeNull();
});

test('lanes stand where the slider over them has their steps, and caches come last', () => {
  const outline = {
    parts: [],
    times: [0, 0, 0],
    workflows: ['app', 'resource:patients', 'form'],
    told: [0, 1, 2],
    errors: [2],
    actions: [],
    calls: [],
    divergences: [],
  };
  const [app, form, cache] = lanesOf(outline);
  expect([app?.name, form?.name, cache?.name]).toEqual(['app', 'form', 'resource:patients']);
  const left = (data = '') => Number(/^M(-?[\d.]+)/.exec(data)?.[1]);
  expect([left(app?.marks), left(cache?.marks), left(form?.errors)].map((x) => Math.abs(Math.round(x / 100)))).toEqual([0, 5, 10]);
  expect(app?.errors).toBe('');
});
