import { Effect } from 'effect';
import { afterEach, describe, expect, it } from 'vitest';
import { currentRows, forgetRows, hasNews, loadedRows } from '../../src/effects/kit/resources/kept.ts';
import { outcome, signedIn } from './support/device.ts';
import { type Handler, json, startProvider, type TestProvider } from './support/provider.ts';

let provider: TestProvider;
const PATH = '/api/incomes/';
const serving = async (handler: Handler) => {
  provider = await startProvider({ 'GET /config.json': (_, response) => json(response, 200, {}), [`GET ${PATH}`]: handler });
};
afterEach(() => provider.close());

const income = (id: number, patient: number) => ({ id, patient, clinic: null, date: '2026-11-01', amount: 5, payment_method: 5 });
const of = (id: number) => ({ field: 'patient', id });
const ids = (patient: number) => Effect.map(currentRows('incomes', of(patient)), ({ rows }) => rows.map(({ id }) => id));
const asked = () => provider.on(PATH).map(({ url }) => url.slice(PATH.length));

/** A provider of these payments; `filters` says whether it knows whose are asked for, `pages` whether they come one by one. */
const payments =
  (list: readonly ReturnType<typeof income>[], filters: boolean, pages = false): Handler =>
  (hit, response) => {
    const query = new URL(hit.url, 'http://provider').searchParams;
    const rows = filters && query.has('patient') ? list.filter(({ patient }) => String(patient) === query.get('patient')) : list;
    const etag = `"${rows.length}${filters ? query.get('patient') : ''}"`;
    if (hit.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else if (!pages) json(response, 200, rows, { etag });
    else {
      const page = Number(query.get('page') ?? 1);
      query.set('page', String(page + 1));
      json(response, 200, { count: rows.length, next: page < rows.length ? `http://elsewhere${PATH}?${query}` : null, results: rows.slice(page - 1, page) });
    }
  };

describe('the payments of one patient', () => {
  it('are asked for alone, known again by their own version, and no others are read', async () => {
    await serving(payments([income(1, 7), income(2, 8), income(3, 7)], true));
    const story = Effect.all([ids(7), loadedRows('incomes', of(7), null), hasNews('incomes', of(7)), ids(8), ids(7)]);
    expect(await outcome(signedIn(provider.origin, 't'), story)).toEqual([[1, 3], expect.anything(), false, [2], [1, 3]]);
    expect(asked()).toEqual(['?patient=7', '?patient=7', '?patient=7', '?patient=8', '?patient=7']);
  });

  it('are cut out of the whole list where the provider gives all, which is read once for everybody', async () => {
    const list = [income(1, 7), income(2, 8)];
    await serving((hit, response) => payments(list, false)(hit, response));
    const story = Effect.gen(function* () {
      const [seven, eight] = [yield* currentRows('incomes', of(7)), yield* currentRows('incomes', of(8))];
      const same = (yield* currentRows('incomes', of(7))) === seven;
      const whole = (yield* currentRows('incomes')).rows.length;
      for (const patient of [7, 8]) yield* loadedRows('incomes', of(patient), null);
      list.push(income(3, 8));
      const news = [yield* hasNews('incomes', of(8)), yield* hasNews('incomes', of(7))];
      return { seven: seven.rows.length, eight: eight.rows.length, same, whole, news };
    });
    expect(await outcome(signedIn(provider.origin, 't'), story)).toEqual({ seven: 1, eight: 1, same: true, whole: 2, news: [true, false] });
    // One answer with all rows, one with those of today; the rest were told that nothing changed.
    expect([asked()[0], new Set(asked().slice(1))]).toEqual(['?patient=7', new Set([''])]);
  });

  it('read anew in the whole list are news to whoever shows that list', async () => {
    const list = [income(1, 7), income(2, 8)];
    await serving((hit, response) => payments(list, false)(hit, response));
    const story = Effect.gen(function* () {
      const { rows } = yield* loadedRows('incomes', null, null);
      yield* loadedRows('incomes', of(7), null);
      const before = yield* hasNews('incomes');
      list.push(income(3, 7));
      yield* loadedRows('incomes', of(7), null);
      return [rows.length, before, yield* hasNews('incomes')];
    });
    expect(await outcome(signedIn(provider.origin, 't'), story)).toEqual([2, false, true]);
  });

  it('are news to a workflow that was never given them in this page, however often they were read for it', async () => {
    await serving((hit, response) => payments([income(1, 7)], false)(hit, response));
    // What is read for the question may be lost on its way to the workflow: it must not pass for what that one has.
    const story = Effect.all([hasNews('incomes', of(7)), hasNews('incomes', of(7)), loadedRows('incomes', of(7), null), hasNews('incomes', of(7))]);
    expect(await outcome(signedIn(provider.origin, 't'), story)).toEqual([true, true, expect.anything(), false]);
  });

  it('are found wherever they stand in pages, of a provider that knows the question and of one that does not', async () => {
    for (const filters of [true, false]) {
      await serving(payments([income(1, 8), income(2, 7), income(3, 7)], filters, true));
      expect(await outcome(signedIn(provider.origin, 't'), Effect.all([ids(7), ids(7), ids(8)]))).toEqual([[2, 3], [2, 3], [1]]);
      await provider.close();
    }
    await serving(payments([], true));
  });

  const refusing =
    (status: number): Handler =>
    (hit, response) =>
      hit.url.includes('?') ? json(response, status, { patient: ['?'] }) : json(response, 200, [income(1, 7), income(2, 8)]);

  it.each([400, 404, 422])('are found in the whole list where the question is taken amiss: %i', async (status) => {
    await serving(refusing(status));
    expect(await outcome(signedIn(provider.origin, 't'), ids(8))).toEqual([2]);
  });

  it('are not looked for in the whole list where it is who asks that is refused', async () => {
    await serving(refusing(403));
    expect(await outcome(signedIn(provider.origin, 't'), ids(8))).toMatchObject({ _tag: 'Rejected', status: 403 });
    expect(asked()).toEqual(['?patient=8']);
  });

  it('are asked for anew after a sign-out: the next session may be at another provider’s mercy', async () => {
    await serving(payments([income(1, 7), income(2, 8)], false));
    const story = Effect.gen(function* () {
      yield* ids(7);
      yield* forgetRows;
      yield* ids(8);
    });
    await outcome(signedIn(provider.origin, 't'), story);
    expect(asked()).toEqual(['?patient=7', '?patient=8']);
  });

  it('that nobody could read are said to be so', async () => {
    await serving((_, response) => json(response, 200, [income(1, 7), { id: 'x' }]));
    expect(await outcome(signedIn(provider.origin, 't'), currentRows('incomes', of(7)))).toMatchObject({ unreadable: 1, rows: [{ id: 1 }] });
  });

  it('that an earlier page has are not sent again for as long as the provider has them under the same name', async () => {
    const list = [income(1, 7), income(2, 8)];
    await serving((hit, response) => payments(list, true)(hit, response));
    const { version, ...first } = (await outcome(signedIn(provider.origin, 't'), loadedRows('incomes', of(7), null))) as { readonly version: string };
    expect(first).toEqual({ rows: [expect.objectContaining({ id: 1 })], unreadable: 0 });
    const later = signedIn(provider.origin, 't');
    const asking = Effect.all([hasNews('incomes', of(7), version), loadedRows('incomes', of(7), version)]);
    expect(await outcome(later, asking)).toEqual([false, { rows: [], unreadable: 0, version, same: true }]);
    list.push(income(3, 7));
    expect(await outcome(later, asking)).toEqual([
      true,
      { rows: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 3 })], unreadable: 0, version: version.replace('"17"', '"27"') },
    ]);
  });

  it('that another release read are read anew, although the provider has them under the same name', async () => {
    await serving(payments([income(1, 7)], true));
    const story = Effect.all([hasNews('incomes', of(7), '"17"'), loadedRows('incomes', of(7), '"17" 0123456789abcdef')]);
    expect(await outcome(signedIn(provider.origin, 't'), story)).toEqual([true, expect.objectContaining({ rows: [expect.objectContaining({ id: 1 })] })]);
  });
});
