import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { effectsOf } from '../../src/composition/manifest.ts';
import { type Live, liveIn } from '../../src/effects/live.ts';
import { type NamedSum, sumOfClinic } from '../../src/schema/accounting/totals.ts';
import { signedIn } from './support/device.ts';
import { json, startProvider, type TestProvider } from './support/provider.ts';

let provider: TestProvider;
let live: Live;
const never = new AbortController().signal;
const files: File[] = [];

const serving = async (body: unknown, status = 200, names: readonly string[] = []) => {
  provider = await startProvider({
    'GET /config.json': (_, response) => json(response, 200, {}),
    'GET /api/clinics/': (_, response) =>
      json(
        response,
        200,
        names.map((name, at) => ({ id: at + 2, name, address: 'تهران', dentist: 1, is_personal: false })),
      ),
    ...Object.fromEntries(
      [2, 3].map((id) => [
        `GET /api/clinics/${id}/`,
        (_: unknown, response: ServerResponse) => json(response, 200, { id, name: names[id - 2], address: 'تهران', dentist: 1, is_personal: false }),
      ]),
    ),
    'GET /api/invoices-by-all-clinics/': (_, response) => json(response, status, body),
    'GET /api/income-by-all-clinics/': (_, response) => json(response, status, body),
  });
  const tab = signedIn(provider.origin, 't', { saveFile: (file) => void files.push(file) });
  live = liveIn(tab, effectsOf);
  return tab;
};
afterEach(async () => {
  files.length = 0;
  await live.dispose();
  await provider.close();
});

describe('a report of sums by clinic', () => {
  it.each([
    ['a map of numbers', { 'كلينيك مهر': 12_000, لبخند: '-500.00' }],
    [
      'a list of rows',
      [
        { clinic_name: 'کلینیک مهر', total: '12000' },
        { clinic_name: 'لبخند', total: -500, id: 3 },
      ],
    ],
    [
      'a page that holds all of them',
      {
        ...{ count: 2, next: null, previous: null },
        results: [
          { clinic: 'کلینیک مهر', receivable: 12_000 },
          { clinic: 'لبخند', receivable: -500 },
        ],
      },
    ],
    ['a map with its own total', { 'کلینیک مهر': 12_000, لبخند: -500, count: 2, total: 11_500 }],
  ])('is read from %s', async (_, body) => {
    await serving(body);
    for (const port of ['accounting.loadInvoices', 'accounting.loadIncome'])
      expect(await live.run(port, {}, never)).toEqual({
        totals: [
          { name: 'کلینیک مهر', sum: 12_000 },
          { name: 'لبخند', sum: -500 },
        ],
      });
  });

  const NAMES = ['لبخند', '۲', '110', 'total'];
  const OWED = { 110: 1_500_000, لبخند: 500_000, '۲': 3_500_000, total: 2_500_000 };

  it('gives a clinic with a figure for a name its own sum, and nobody else that', async () => {
    await serving(OWED, 200, NAMES);
    const { totals } = (await live.run('accounting.loadInvoices', {}, never)) as { totals: readonly NamedSum[] };
    expect(NAMES.map((name, at) => sumOfClinic(totals, { id: at + 2, name }))).toEqual([500_000, 3_500_000, 1_500_000, 2_500_000]);
    expect(await live.run('clinicPayments.loadBalance', { id: 2 }, never)).toEqual({ owed: 500_000 });
  });

  it('takes a figure that is nobody’s name for an id', async () => {
    await serving({ 2: 5, 3: 7 }, 200, ['لبخند', 'مهر']);
    const { totals } = (await live.run('accounting.loadInvoices', {}, never)) as { totals: readonly NamedSum[] };
    expect([2, 3].map((id) => sumOfClinic(totals, { id, name: 'x' }))).toEqual([5, 7]);
  });

  it.each([
    ['sums by their name', { 'کلینیک مهر': 5_000_000, 'كلينيك مهر': 3_000_000, لبخند: 7 }, [null, null]],
    ['one sum by their name', [{ clinic_name: 'کلینیک مهر', total: 8_000_000 }], [null, null]],
    ['sums by their ids', { 2: 5_000_000, 3: 3_000_000 }, [5_000_000, 3_000_000]],
    [
      'sums by ids and names',
      [
        { clinic: { id: 2, name: 'کلینیک مهر' }, receivable: 5_000_000 },
        { clinic: { id: 3, name: 'کلینیک مهر' }, receivable: 3_000_000 },
      ],
      [5_000_000, 3_000_000],
    ],
    ['nothing', { لبخند: 7 }, [null, null]],
  ])('gives neither of two clinics of one name what is of both: %s', async (_, body, owed) => {
    await serving(body, 200, ['کلینیک مهر', 'کلینیک مهر', 'لبخند']);
    expect(await Promise.all([2, 3].map((id) => live.run('clinicPayments.loadBalance', { id }, never)))).toEqual(owed.map((each) => ({ owed: each })));
  });

  it('gives a clinic whose name no other has what is said of that', async () => {
    await serving({ 'کلینیک مهر': 5_000_000 }, 200, ['کلینیک مهر', 'لبخند']);
    expect(await live.run('clinicPayments.loadBalance', { id: 2 }, never)).toEqual({ owed: 5_000_000 });
  });

  it.each([{}, [], { count: 0, next: null, results: [] }])('of nothing is one: %j', async (body) => {
    await serving(body);
    expect(await live.run('accounting.loadInvoices', {}, never)).toEqual({ totals: [] });
  });

  it.each([
    ['a text', 'no'],
    ['sums that are none', { مهر: 'x' }],
    ['nothing', null],
    ['a page of several', { count: 2, next: '?page=2', results: [{ clinic: 'مهر', receivable: 5 }] }],
    ['a page that lacks its rows', { count: 2, results: [] }],
    ['a word and no clinic', { detail: 'به‌زودی' }],
  ])('that is %s is unreadable, and not empty', async (_, body) => {
    await serving(body);
    await expect(live.run('accounting.loadInvoices', {}, never)).rejects.toEqual({ _tag: 'Unreadable', where: '/api/invoices-by-all-clinics/' });
  });
});

describe('a table that is saved', () => {
  it('goes from the vault into a file, once', async () => {
    const { vault } = await serving({});
    vault.put('table', '\ufeffنام\r\nسارا\r\n');
    expect(await live.run('accounting.saveTable', { name: 'matab-income-1405-08-29.csv' }, never)).toEqual({});
    const [file] = files;
    expect([file?.name, file?.type]).toEqual(['matab-income-1405-08-29.csv', 'text/csv;charset=utf-8']);
    expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    await expect(live.run('accounting.saveTable', { name: 'x.csv' }, never)).rejects.toEqual({ _tag: 'NotSent', lacking: 'part' });
    expect(files).toHaveLength(1);
  });
});
