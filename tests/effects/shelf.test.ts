import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createShelf } from '../../src/effects/viewer/shelf.ts';
import { reportText } from '../../src/schema/log/file/write.ts';
import { REPORT_FORMAT, type Report } from '../../src/schema/log/report.ts';
import type { Outline } from '../../src/schema/workflows/viewer.ts';
import { leftBy } from '../fold/golden/kept.ts';
import { productProgram } from '../fold/product/program.ts';

const text = readFileSync(path.join(import.meta.dirname, '../fold/golden/a-patient-is-added.json'), 'utf8');
const report = JSON.parse(text) as Report;
const [part] = report.parts;
if (part === undefined) throw new Error('The golden report has no part.');

const own = part.header.bundle;
const { wind } = await leftBy(own);

/** The shelf of a build, where only what one other build left is kept. */
const shelfWith = (bundle = 'today', kept = own) => {
  const told: number[] = [];
  const copied: string[] = [];
  const shelf = createShelf({
    root: productProgram([]),
    bundle,
    earlier: async (hash) => (hash === kept ? { wind } : null),
    tell: ({ done }) => told.push(done),
    copy: async (address) => void copied.push(address),
    sentence: ({ record }) => (record.k === 'init' ? 'صفحه «ورود» باز شد' : null),
    addressOf: (step) => `#step=${step + 1}`,
  });
  const call = (port: string, input: object) => shelf.run(`viewer.${port}`, input, new AbortController().signal);
  const read = (content: string) => {
    shelf.put(new Blob([content]));
    return call('readFile', { name: 'a' }) as Promise<{ readonly is: string; readonly problem?: string; readonly outline: Outline }>;
  };
  return { shelf, told, copied, call, read };
};

const cut = (
  change: (copy: { parts: { header: object; records: { s: number; t: unknown; f?: string; e?: unknown }[]; base?: unknown }[]; bodies: object }) => void,
): string => {
  const copy = JSON.parse(text) as Parameters<typeof change>[0];
  change(copy);
  return JSON.stringify(copy);
};

describe('the shelf', () => {
  test('reads a report of another build with what that build left, and says so where nothing is left', async () => {
    const sameBuild = async (kept: string) => (await shelfWith('today', kept).read(text)).outline.parts.map((one) => one.sameBuild);
    expect(await sameBuild(own)).toEqual([true]);
    expect(await sameBuild('')).toEqual([false]);
  });

  test.each<readonly [problem: string, content: string]>([
    ['empty', ''],
    ['notJson', 'سلام'],
    ['notJson', '%PDF-1.7'],
    ['foreign', '{"kind":"something"}'],
    ['foreign', '[]'],
    ['foreign', 'null'],
    ['tooNew', JSON.stringify({ ...report, format: 99 })],
    ['damaged', JSON.stringify(report).slice(0, 4000)],
    ['damaged', JSON.stringify({ ...report, parts: [] })],
    ['damaged', JSON.stringify({ ...report, bodies: {} })],
    ['damaged', cut(({ parts }) => parts[0]?.records.splice(20, 1))],
    ['damaged', cut(({ parts }) => Object.assign(parts[0]?.records[3] ?? {}, { e: 7 }))],
    ['damaged', cut(({ parts }) => Object.assign(parts[0] ?? {}, { base: { tree: {} } }))],
    // Times that no clock and no calendar can have.
    ...[null, -1, 'now', 8.7e15, 1e300].map((t) => ['damaged', cut(({ parts }) => Object.assign(parts[0]?.records.at(-1) ?? {}, { t }))] as const),
    ...[null, -1, 'now', 8.7e15, 40_000_000_000_000].map((t0) => ['damaged', cut(({ parts }) => Object.assign(parts[0]?.header ?? {}, { t0 }))] as const),
    ['damaged', cut(({ parts }) => Object.assign(parts[0]?.records[60] ?? {}, { t: 1 }))],
    // What is shown as a name must be one.
    ['damaged', cut(({ parts }) => Object.assign(parts[0]?.records[3] ?? {}, { x: { of: 'app' } }))],
    ['damaged', cut(({ parts }) => Object.assign(parts[0]?.header ?? {}, { appVersion: 7 }))],
    ['empty', cut(({ parts }) => parts[0]?.records.splice(0))],
  ])('says %s of %.40s', async (problem, content) => {
    const { read, shelf } = shelfWith();
    expect(await read(content)).toEqual({ is: 'refused', problem });
    expect(shelf.tape()).toBeNull();
  });

  test('opens a report, tells how far it is, and knows its outline', async () => {
    const { read, shelf, told } = shelfWith();
    const { outline } = await read(text);
    expect(outline.times).toHaveLength(part.records.length);
    expect(outline.workflows).toEqual(expect.arrayContaining(['app', 'session', 'patientList', 'patientForm', 'resource:patients']));
    expect(outline.parts).toMatchObject([{ first: 0, sameBuild: true, foldable: true, differs: null }]);
    expect(outline.errors).toHaveLength(3);
    expect(outline.divergences).toEqual([]);
    expect(told.at(-1)).toBe(part.records.length);
    expect(shelf.tape()?.steps).toHaveLength(part.records.length);
  });

  test('opens a packed report as the same session', async () => {
    const [plain, packed] = [await shelfWith(own).read(text), await shelfWith(own).read(await reportText({ ...report, format: REPORT_FORMAT }))];
    expect(packed).toEqual(plain);
    expect(packed.is).toBe('opened');
  });

  test('marks where this build goes another way, and what another build wrote', async () => {
    const { read } = shelfWith('today', '');
    const { outline } = await read(cut(({ parts }) => Object.assign(parts[0]?.records[15] ?? {}, { f: 'other' })));
    expect(outline.divergences[0]).toBe(15);
    expect(outline.parts[0]?.sameBuild).toBe(false);
  });

  test('reads a session whose beginning is not there, without states', async () => {
    const { read, shelf } = shelfWith();
    const { outline } = await read(cut(({ parts }) => delete parts[0]?.base));
    expect(outline.parts[0]?.foldable).toBe(false);
    expect(shelf.tape()?.steps.every(({ after }) => after === null)).toBe(true);
  });

  test('finds steps by event, workflow and text, whatever the keyboard', async () => {
    const { read, call, shelf } = shelfWith();
    await read(text);
    const found = async (query: string) => ((await call('search', { query })) as { readonly steps: readonly number[] }).steps;
    expect((await found('login.submitted')).length).toBe(2);
    expect((await found('patientForm draft.changed')).length).toBeGreaterThan(20);
    const said = (shelf.tape()?.steps ?? []).map(({ record }) => record.e as { readonly type?: string; readonly value?: string });
    const typed = said.findLast(({ type }) => type === 'query.typed')?.value ?? '';
    expect((await found(typed.replaceAll('ی', 'ي'))).length).toBeGreaterThan(0);
    expect(await found('هیچ‌جا‌نیست')).toEqual([]);
  });

  test('finds steps by the sentences that they are told in', async () => {
    const { read, call, shelf } = shelfWith();
    await read(text);
    const found = (await call('search', { query: 'ورود باز شد' })) as { readonly steps: readonly number[] };
    expect(found.steps.map((step) => shelf.tape()?.steps[step]?.record.k)).toContain('init');
    expect(new Set(found.steps.map((step) => shelf.tape()?.steps[step]?.record.k))).toEqual(new Set(['init']));
  });

  test('says what the user wrote, and by what the report was folded', async () => {
    const written = JSON.stringify({ ...report, told: 'لیست خالی شد' });
    expect((await shelfWith().read(written)).outline).toMatchObject({ note: 'لیست خالی شد', kept: own });
    expect((await shelfWith(own).read(text)).outline).toMatchObject({ note: null, kept: null });
    expect((await shelfWith('today', '').read(text)).outline.kept).toBeNull();
    expect((await shelfWith().read(JSON.stringify({ ...report, told: ' ' }))).outline.note).toBeNull();
  });

  test('copies the address of a step, and nothing of the file', async () => {
    const { call, copied } = shelfWith();
    await call('copyLink', { step: 122 });
    expect(copied).toEqual(['#step=123']);
  });
});
