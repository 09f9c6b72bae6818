import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnOf } from '../../src/schema/log/file/columns.ts';
import { compressed } from '../../src/schema/log/file/compressed.ts';
import { purse, valuesFrom } from '../../src/schema/log/file/from-columns.ts';
import { packed } from '../../src/schema/log/file/packed.ts';
import { readReport, readReportFile } from '../../src/schema/log/file/read.ts';
import { inSteps } from '../../src/schema/log/file/steps.ts';
import { toldBytes, withTold } from '../../src/schema/log/file/told.ts';
import { reportText } from '../../src/schema/log/file/write.ts';
import type { LogRecord } from '../../src/schema/log/record.ts';
import { REPORT_FORMAT, type Report } from '../../src/schema/log/report.ts';

const atOnce = () => undefined;
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Records as they come: the same few shapes, typed texts that grow, numbers that rise, and now and then something else. */
const shaped = fc.oneof(
  fc.record({ t: fc.integer({ min: 0 }), type: fc.constantFrom('a.b', 'c.d'), value: fc.option(fc.string()) }, { requiredKeys: ['t'] }),
  fc.jsonValue(),
);

describe('columns', () => {
  test('hold exactly what was put in, in its order', () =>
    fc.assert(
      fc.asyncProperty(fc.array(shaped, { maxLength: 60 }), async (values) => {
        const column = json(await inSteps(columnOf(values), atOnce));
        expect(JSON.stringify(valuesFrom(column, values.length, purse(1e7)))).toBe(JSON.stringify(values));
      }),
      { numRuns: 1000, seed: 7 },
    ));

  test.each([
    ['what is typed', ['ع', 'عل', 'علی', 'علی ', 'علی ر']],
    ['halves of a character', ['\ud83d\ude00', '\ud83d\ude01', '\ud83d']],
    ['numbers that a sum would change', [0.1, 0.2, 0.3, 1e300, -1e300]],
    ['keys that objects have of their own', JSON.parse('[{"__proto__":1,"a":2},{"a":3,"__proto__":4}]')],
    ['lists in lists', [[], [[]], [[1], [2, 3]], [null]]],
    ['one thing again and again', Array.from({ length: 50 }, () => ({ a: [1, { b: 'x' }] }))],
  ])('hold %s', async (_, values) => {
    const column = json(await inSteps(columnOf(values as readonly unknown[]), atOnce));
    expect(valuesFrom(column, (values as readonly unknown[]).length, purse(1e6))).toEqual(values);
  });
});

const rows = Array.from({ length: 400 }, (_, id) => ({ id, name: `نام ${id}`, patient: id % 7 }));
const record = (s: number, e: unknown): LogRecord => ({ s, t: s * 90, a: 'app/list', e });
const header = { format: 1, sid: 'one', t0: 1_780_000_000_000, appVersion: '0.1.0', bundle: 'b', root: 'app' };
const report: Report = {
  kind: 'matab.report',
  format: REPORT_FORMAT,
  release: '0.1.0',
  made: '2026-11-20',
  parts: [
    { header, base: null, records: [1, 2, 3].map((s) => record(s, { type: 'query.typed', value: 'علی'.slice(0, s) })), differs: null },
    {
      header: { ...header, sid: 'two', from: { sid: 'one', week: 'w' } },
      base: { s: 3, tree: { children: { list: { snapshot: { context: { rows } } } } } },
      records: [4, 5].map((s) => record(s, { type: 'loaded', rows: { $body: `one/${s - 4}` } })),
      differs: 5,
    },
  ],
  bodies: { 'one/0': rows, 'one/1': [...rows.slice(0, 200), { id: 900, name: 'نو', patient: 3 }, ...rows.slice(200)] },
  leftOut: { 'one/1': 8000 },
};

const text = await reportText(report);
const whole = json(await inSteps(packed(report), atOnce)) as Record<string, unknown>;

describe('a report’s file', () => {
  test('is read as it was written', async () => {
    expect(await readReportFile(new Blob([text]))).toEqual(report);
  });

  test('is plain text that says what it is in its first line', () => {
    expect(text.split('\n')[0]).toBe('{"kind":"matab.report","format":2,"release":"0.1.0","made":"2026-11-20",');
    expect(text).toMatch(/^[\x20-\x7e\n]+$/);
  });

  test('holds a row once, in however many lists it stands', () => {
    const one = JSON.stringify([...rows, rows[0]]).length;
    expect(text.length).toBeLessThan(one / 4);
  });

  test('carries what was told of it as it was written', async () => {
    const told = 'دکمه «ثبت» را زدم\nو "هیچ" نشد \u2028 😀';
    expect(await readReport(withTold(text, told))).toEqual({ ...report, told });
    expect(withTold(text, ' \n ')).toBe(text);
    const sizeOf = (file: string) => new TextEncoder().encode(file).length;
    for (const each of [told, '', 'یک «خط»\nو "دو"']) expect(sizeOf(withTold(text, each)) - sizeOf(text)).toBe(toldBytes(each));
  });

  test('of the first format still opens', async () => {
    const first = readFileSync(path.join(import.meta.dirname, '../fold/golden/a-patient-is-added.json'), 'utf8');
    expect(await readReport(first)).toEqual(JSON.parse(first));
  });

  test('says which problem it has', async () => {
    expect(await readReport('سلام')).toBe('notJson');
    expect(await readReport('{"kind":"else"}')).toBe('foreign');
    expect(await readReport(text.replace('"format":2', '"format":3'))).toBe('tooNew');
    expect(await readReportFile(new Blob([' \n']))).toBe('empty');
  });

  const begins = text.indexOf('"content"') + 11;
  test('that was cut or changed is damaged, or says the same', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: begins, max: text.length - 4 }),
        fc.boolean(),
        fc.constantFrom('A', '9', '"', '\u0000'),
        async (place, cut, letter) => {
          const other = cut ? text.slice(0, place) : text.slice(0, place) + letter + text.slice(place + 1);
          const read = await readReport(other);
          // Some bits say nothing, such as which system wrote the file.
          expect(read).toEqual(read === 'damaged' ? 'damaged' : report);
        },
      ),
      { numRuns: 600, seed: 3 },
    ));

  const filled = async (content: unknown): Promise<string> =>
    `{"kind":"matab.report","format":2,"content":"${await compressed(JSON.stringify(content), atOnce)}"}`;

  test('that would inflate beyond measure is damaged', { timeout: 20_000 }, async () => {
    expect(await readReport(await filled({ parts: [], filling: 'x'.repeat(70_000_000) }))).toBe('damaged');
  });

  test.each([
    ['a value a thousand million times', { ...whole, rows: [{ count: 1e9, column: ['*', 1] }] }],
    [
      'a list of the same rows without end',
      { ...whole, lists: Array.from({ length: 1000 }, (_, index) => [`${index}`, Array.from({ length: 400 }, () => [0, 400]).flat()]) },
    ],
    ['lists in which each holds the next many times', { ...whole, rows: [{ count: 1, column: ['l', ['=', [1e6]], ['l', ['*', 1e6], ['*', 1]]] }] }],
    [
      'texts that grow and grow',
      {
        ...whole,
        rows: [
          { count: 9000, column: ['t', ['=', Array.from({ length: 9000 }, (_, index) => index * 1000)], Array.from({ length: 9000 }, () => 'x'.repeat(1000))] },
        ],
      },
    ],
    ['rows that are not there', { ...whole, lists: [['one/0', [0, 1e6]]] }],
    ['a count below nothing', { ...whole, rows: [{ count: -1, column: ['*', 1] }] }],
    [
      'a record without a time',
      { ...whole, parts: [{ header, differs: null, first: 1, records: [{ count: 1, column: ['o', [['a']], ['*', 0], [['a', ['*', 'x']]]] }] }] },
    ],
  ])('that unfolds to %s is damaged', async (_, content) => {
    expect(await readReport(await filled(content))).toBe('damaged');
  });
});
