import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Report } from '../../src/schema/log/report.ts';
import { program } from '../../tools/report/product.ts';
import { reportedSession } from '../fold/golden/session.ts';
import { newMind } from './decide/mind.ts';
import type { Shown } from './decide/practice.ts';
import { leaksIn } from './oracles/leaks.ts';
import { planted } from './oracles/plant.ts';
import { divergencesIn, tapeOf } from './oracles/replay.ts';
import { compareStored, type Stored } from './oracles/stored.ts';
import { found, maySlip, newTally, ORACLES, type Oracle, sumOf, tableOf } from './tally.ts';

let report: Report;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-03-01T08:00:00Z') });
  report = await reportedSession();
  vi.useRealTimers();
});
const PERSONAL = ['مظفرالدینی', '9123456789'];

describe('a report', () => {
  test('in which nothing stands of anybody holds no leak, and one that was planted is found', () => {
    expect(leaksIn(report, PERSONAL)).toEqual([]);
    const leak = { value: '9123456789', place: expect.stringMatching(/^\/parts\/\d+\/records\/\d+\/e\/by$/) };
    expect(leaksIn(planted(report, 'leak', PERSONAL), PERSONAL)).toEqual([leak]);
    expect(leaksIn({ bodies: { 'a/1': ['۹۱۲۳۴۵۶۷۸۹'] } }, PERSONAL)).toEqual([{ ...leak, place: '/bodies/a/1/0' }]);
  });

  test('holds what its sender told of it in their own words, and there alone is it no leak', () => {
    expect(leaksIn({ ...report, told: PERSONAL[0] ?? '' }, PERSONAL)).toEqual([]);
    expect(leaksIn({ ...report, told: PERSONAL[0] ?? '', release: PERSONAL[0] ?? '' }, PERSONAL)).toEqual([{ value: 'مظفرالدینی', place: '/release' }]);
  });

  test('comes out where it was recorded, and a divergence that was planted is found', async () => {
    const root = await program();
    expect(divergencesIn(tapeOf(report, root))).toEqual([]);
    expect(divergencesIn(tapeOf(planted(report, 'divergence', []), root)).length).toBeGreaterThan(0);
  });
});

describe('what was handed to the provider', () => {
  const row: Shown = { مبلغ: '۱٬۰۰۰', 'نوع پرداخت': 'نقدی' };
  const nothing: Stored = { treatments: [], payments: [], patient: [], insurance: [] };
  const found = (sent: readonly Shown[], stored: readonly Shown[], before: readonly Shown[] = []): readonly string[] => {
    const oracles: string[] = [];
    const mind = newMind();
    mind.sent.payments = [...sent];
    compareStored(mind, { ...nothing, payments: before }, { ...nothing, payments: [...before, ...stored] }, (oracle) => oracles.push(oracle));
    return oracles;
  };

  test('and is there once, as it was entered, is well', () => {
    expect(found([row], [row])).toEqual([]);
    expect(found([row], [row], [{ مبلغ: '۵', 'نوع پرداخت': 'چک' }])).toEqual([]);
  });

  test('and is missing, there twice, another, or never was, is found', () => {
    expect(found([row], [])).toEqual(['lost rows']);
    expect(found([row], [row, row])).toEqual(['doubled rows']);
    expect(found([row], [{ ...row, 'نوع پرداخت': 'کارت‌خوان' }])).toEqual(['wrongly stored rows']);
    expect(found([], [row])).toEqual(['wrongly stored rows']);
  });
});

test('tallies add up, and every oracle has its line', () => {
  const one = { ...newTally(), sizes: [1000, 3000, 2000] };
  one.counts.rounds = 1;
  one.findings.push({ oracle: 'stuck', seed: 4, what: 'a button' });
  const table = tableOf(sumOf([one, one])).join('\n');
  for (const oracle of ORACLES) expect(table).toContain(oracle);
  expect(table).toMatch(/ 2 {2}rounds/);
  expect(table).toMatch(/ 2 {2}stuck/);
  expect(table).toMatch(/3 kB {2}report size, largest/);
});

test('a round is played again for what a busy machine may have made, and for nothing else', () => {
  const roundWith = (...oracles: readonly Oracle[]) => ({ ...newTally(), findings: oracles.map((oracle) => ({ oracle, seed: 4, what: 'it' })) });
  expect(found(roundWith())).toBe(false);
  expect(ORACLES.filter((oracle) => found(roundWith(oracle)) && !maySlip(roundWith(oracle)))).toMatchInlineSnapshot(`
    [
      "lost fields",
      "lost rows",
      "doubled rows",
      "wrongly stored rows",
      "unhandled errors",
      "policy violations",
      "crash screens",
      "personal values in reports",
      "false divergences",
      "broken promises",
    ]
  `);
  expect(maySlip(roundWith('stuck', 'doubled rows'))).toBe(false);
});
