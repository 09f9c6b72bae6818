import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Patient } from '../../../src/schema/patients/patient.ts';
import { comes, find, press, type } from '../stand.tsx';
import { patient, rows, visit } from './practice.tsx';

/** The lists that were got ready to be searched, and how many rows there were in those that were searched all the same. */
const watched = vi.hoisted(() => ({ ready: new WeakSet<readonly object[]>(), unready: [] as number[] }));

vi.mock('../../../src/machines/patients/search.ts', async (load) => {
  const { searchPatients } = await load<typeof import('../../../src/machines/patients/search.ts')>();
  const search = (list: readonly Patient[], query: string) => {
    if (query.trim() !== '' && !watched.ready.has(list)) watched.unready.push(list.length);
    return searchPatients(list, query);
  };
  function* prepare(list: readonly Patient[]) {
    const made = yield* searchPatients.prepare(list);
    watched.ready.add(list);
    return made;
  }
  return { searchPatients: Object.assign(search, { prepare }) };
});

const many = Array.from({ length: 400 }, (_, index) =>
  patient(index + 1, { last_name: index % 200 === 100 ? 'زرگر' : 'احمدی', first_name: `س${'ا'.repeat(index % 7)}` }),
);
const ids = (page: ParentNode) => [...page.querySelectorAll<HTMLAnchorElement>('main li a[href^="/patient/"]')].map(({ href }) => href.split('/').at(-1));

// Every step of long work takes a turn of its own, as on the slowest phone.
beforeEach(() => {
  let millis = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    millis += 1000;
    return millis;
  });
});
afterEach(() => void vi.restoreAllMocks());

it('searches no list at once that nobody got ready, whichever order is chosen while a search stands', async () => {
  const { page } = await visit('/patients', { 'resource:patients.loadRows': () => rows(many) });
  await comes(() => expect(ids(page).length).toBeGreaterThan(5));
  await type(page.querySelector<HTMLInputElement>('input[type="search"]') as HTMLInputElement, 'زرگر');
  await comes(() => expect(ids(page)).toEqual(['101', '301']));
  await press(find(page, 'button', 'مرتب‌سازی بر اساس نام خانوادگی'));
  await press(find(page, 'dialog button', 'جدیدترین'));
  await comes(() => expect(ids(page)).toEqual(['301', '101']));
  expect(watched.unready).toEqual([]);
});
