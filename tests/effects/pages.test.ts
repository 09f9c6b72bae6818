import { Effect } from 'effect';
import { afterEach, describe, expect, it } from 'vitest';
import { currentRows } from '../../src/effects/kit/resources/kept.ts';
import { allRows } from '../../src/effects/kit/resources/pages.ts';
import { repositoryOf } from '../../src/effects/kit/resources/repository.ts';
import { outcome, signedIn } from './support/device.ts';
import { json, startProvider, type TestProvider } from './support/provider.ts';

let provider: TestProvider;
const PATH = '/api/insurances/';
const row = (id: number) => ({ id, name: `بیمه ${id}` });
/** What is answered at an address below that of the list, the first time and, where there is more, the times after. */
type Answers = Readonly<Record<string, readonly unknown[]>>;
const UNREADABLE = { _tag: 'Unreadable', where: PATH };

const serving = async (answers: Answers) => {
  const asked = new Map<string, number>();
  const answering = (url: string) => {
    const at = url.slice(PATH.length);
    const times = asked.get(at) ?? 0;
    asked.set(at, times + 1);
    return answers[at]?.[Math.min(times, answers[at].length - 1)];
  };
  const handlers = Object.keys(answers).map((at) => [
    `GET ${PATH}${at.replace(/\?.*/, '')}`,
    ({ url }: { url: string }, response: never) => {
      const answer = answering(url);
      if (answer === undefined) json(response, 404, { detail: 'Invalid page.' });
      else json(response, 200, answer);
    },
  ]);
  provider = await startProvider({ 'GET /config.json': (_, response) => json(response, 200, {}), ...Object.fromEntries(handlers) });
};
afterEach(() => provider.close());

const ids = Effect.map(allRows(PATH), ({ rows }) => rows.map((each) => (each as { id: number }).id));
const read = () => outcome(signedIn(provider.origin, 't'), ids);
const asked = () => provider.hits.map(({ url }) => url).filter((url) => url !== '/config.json');

describe('a list that comes in pages', () => {
  it.each<[string, Answers]>([
    ['under links', { '': [{ count: 2, links: { next: `${PATH}?page=2`, previous: null }, results: [row(1)] }], '?page=2': [{ results: [row(2)] }] }],
    ['as a path', { '': [{ count: 2, next: `${PATH}page/2/`, results: [row(1)] }], 'page/2/': [{ count: 2, next: null, results: [row(2)] }] }],
    ['as a query alone', { '': [{ next: '?page=2', results: [row(1)] }], '?page=2': [{ next: '', results: [row(2)] }] }],
    ['without the slash', { '': [{ next: `http://inner${PATH.slice(0, -1)}?page=2`, results: [row(1)] }], '?page=2': [{ results: [row(2)] }] }],
    ['below another path', { '': [{ next: `http://inner/matab${PATH}?page=2`, results: [row(1)] }], '?page=2': [{ results: [row(2)] }] }],
    ['under the name that a proxy has for it', { '': [{ next: 'http://inner/insurers/?page=2', results: [row(1)] }], '?page=2': [{ results: [row(2)] }] }],
    ['beside their number', { '': [{ total_pages: 2, total: 2, next: `${PATH}?page=2`, results: [row(1)] }], '?page=2': [{ total: 2, results: [row(2)] }] }],
  ])('is read to its end where a page names the next %s', async (_, answers) => {
    await serving(answers);
    expect(await read()).toEqual([1, 2]);
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['names no next page', { count: 2000, results: [row(1)] }],
    ['says that there is none', { count: 2000, next: null, results: [row(1)] }],
    ['calls that a total', { total_pages: 40, page: 1, total: 2000, results: [row(1)] }],
    ['tells the number of pages alone', { total_pages: 40, results: [row(1)] }],
    ['names the same page as the next one', { count: 2, next: PATH, results: [row(1)] }],
  ])('is no whole one where the provider says that there is more, and %s', async (_, answer) => {
    await serving({ '': [answer] });
    expect(await read()).toEqual(UNREADABLE);
    // Once more in case that rows moved meanwhile, and no more often.
    expect(asked()).toEqual([PATH, PATH]);
  });

  it('is no whole one where the next page brings the same rows again', async () => {
    const answer = { count: 4, next: `${PATH}?page=2`, results: [row(1), row(2)] };
    await serving({ '': [answer], '?page=2': [answer] });
    expect(await read()).toEqual(UNREADABLE);
  });

  it.each([
    'http://elsewhere/collect/',
    '/api/insurances-of-others/',
    '/api/patients/',
    `${PATH}../patients/`,
    'javascript:void 0',
    'http://',
    2,
    { href: `${PATH}?page=2` },
  ])('is unreadable where its next page would be %j, which nobody is asked for', async (next) => {
    await serving({ '': [{ next, results: [row(1)] }] });
    expect(await read()).toEqual(UNREADABLE);
    expect(asked()).toEqual([PATH]);
  });

  it('never asks another host', async () => {
    await serving({ '': [{ next: `http://elsewhere.invalid${PATH}?page=2`, results: [row(1)] }], '?page=2': [{ results: [row(2)] }] });
    expect(await read()).toEqual([1, 2]);
  });

  it.each([
    ['the same rows that it counts', { count: 1, next: null, results: [row(1)] }],
    ['more than it counts', { count: 0, results: [row(1)] }],
    ['a count that is none', { count: 'many', results: [row(1)] }],
  ])('is whole with %s', async (_, answer) => {
    await serving({ '': [answer] });
    expect(await read()).toEqual([1]);
    expect(asked()).toEqual([PATH]);
  });

  it('is read once more where a row was deleted between two pages, which moved another one past them', async () => {
    await serving({
      '': [
        { count: 4, next: `${PATH}?page=2`, results: [row(1), row(2)] },
        { count: 3, next: `${PATH}?page=2`, results: [row(2), row(3)] },
      ],
      '?page=2': [{ count: 3, next: null, results: [row(4)] }],
    });
    expect(await read()).toEqual([2, 3, 4]);
  });

  /** Three pages of one row each, whose rows another desk moves while they are read. */
  const moving = (first: readonly (readonly number[])[], second: readonly (readonly number[])[], third = second): Answers =>
    Object.fromEntries(
      ['', '?page=2', '?page=3'].map((at, page) => [
        at,
        [first, second, third].map((look) => ({ count: 3, next: page < 2 ? `${PATH}?page=${page + 2}` : null, results: (look[page] ?? []).map(row) })),
      ]),
    );

  it('is read until no row moved meanwhile, and has none twice then', async () => {
    await serving(moving([[1], [1], [2]], [[3], [2], [2]], [[1], [2], [3]]));
    expect(await read()).toEqual([1, 2, 3]);
    expect(asked()).toHaveLength(9);
  });

  it('is no whole one where rows move whenever it is read', async () => {
    await serving(moving([[1], [1], [2]], [[3], [2], [2]], [[1], [3], [3]]));
    expect(await read()).toEqual(UNREADABLE);
    expect(asked()).toHaveLength(9);
  });

  it('is whole where a provider has the same row twice, and says so twice', async () => {
    await serving(moving([[1], [1], [2]], [[1], [1], [2]]));
    expect(await read()).toEqual([1, 2]);
    expect(asked()).toHaveLength(6);
  });

  it('has a row once, as it was read last, where a provider that counts nothing moved it to the next page', async () => {
    const page = (next: string | null, ...results: unknown[]) => [{ next, results }];
    const changed = { ...row(2), name: 'بیمه تازه' };
    await serving({ '': page(`${PATH}?page=2`, row(1), row(2), { name: 'one' }), '?page=2': page(null, changed, row(3), { name: 'other' }) });
    expect(await outcome(signedIn(provider.origin, 't'), allRows(PATH))).toMatchObject({ rows: [row(1), changed, { name: 'one' }, row(3), { name: 'other' }] });
    expect(asked()).toHaveLength(2);
  });

  it('is read anew where a page is there no more that was named: a row of it was deleted meanwhile', async () => {
    const answers = [
      { count: 2, next: `${PATH}?page=2`, results: [row(1)] },
      { count: 1, next: null, results: [row(1)] },
    ];
    await serving({ '': answers });
    expect(await read()).toEqual([1]);
    expect(asked()).toEqual([PATH, `${PATH}?page=2`, PATH]);
  });

  it('says of a row that it cannot be read, and not that it is gone, where the list cannot', async () => {
    await serving({ '': [{ count: 2, next: `${PATH}?page=2`, results: [row(1)] }] });
    const tab = signedIn(provider.origin, 't');
    expect(await outcome(tab, repositoryOf('insurances').one(1))).toEqual(UNREADABLE);
    await provider.close();
    await serving({});
    expect(await outcome(signedIn(provider.origin, 't'), repositoryOf('insurances').one(1))).toEqual(UNREADABLE);
  });

  it('is known again by all of its pages, wherever they stand', async () => {
    const last = [row(2)];
    await serving({ '': [{ next: 'page/2/', results: [row(1)] }], 'page/2/': [{ next: null, results: last }] });
    const story = Effect.gen(function* () {
      const first = yield* currentRows('insurances');
      const same = (yield* currentRows('insurances')) === first;
      last.push(row(3));
      return [first.rows.length, same, (yield* currentRows('insurances')).rows.length];
    });
    expect(await outcome(signedIn(provider.origin, 't'), story)).toEqual([2, true, 3]);
  });
});
