import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sortPatients } from '../../../src/machines/patients/order.ts';
import { searchPatients } from '../../../src/machines/patients/search.ts';
import { atOnce } from '../../../src/schema/log/file/steps.ts';
import { comes, enter, find, settle, type } from '../stand.tsx';
import { patient, rows, visit } from './practice.tsx';

/** Each look at the clock is later than a stretch may last, so that every step of long work is one of its own, as on the slowest phone. */
const slowClock = () => {
  let millis = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    millis += 1000;
    return millis;
  });
};

/** All that the page says from now on, one text for each change of it. */
const said = () => {
  const texts: string[] = [];
  const observer = new MutationObserver(() => texts.push(document.body.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { texts, stop: () => observer.disconnect() };
};

const many = Array.from({ length: 400 }, (_, index) => patient(index + 1, { last_name: index === 300 ? 'زرگر' : 'احمدی' }));
const search = (page: ParentNode) => page.querySelector<HTMLInputElement>('input[type="search"]') as HTMLInputElement;
const names = (page: ParentNode) => [...page.querySelectorAll('li [data-aside="true"] > :first-child')].map(({ textContent }) => textContent);

beforeEach(slowClock);
afterEach(() => void vi.restoreAllMocks());

it('is never called empty while its rows are got ready', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof rows>>();
  const { page } = await visit('/patients', { 'resource:patients.loadRows': () => answer.promise as never });
  const heard = said();
  await act(async () => answer.resolve(rows(many)));
  await comes(() => {
    expect(names(page).length).toBeGreaterThan(5);
  });
  heard.stop();
  expect(heard.texts.length).toBeGreaterThan(0);
  expect(heard.texts.filter((text) => text.includes('بیمار یافت نشد'))).toEqual([]);
});

const status = (page: ParentNode) => page.querySelector('header [role="status"]')?.textContent;

/** In how many turns of the page a list whose rows come now is there as it was asked for; what somebody does before each of them. */
const turnsUntil = async (query: string, shown: (page: ParentNode) => boolean, meanwhile: (page: ParentNode) => Promise<void> | void = () => {}) => {
  const answer = Promise.withResolvers<ReturnType<typeof rows>>();
  const { page, visited } = await visit('/patients', { 'resource:patients.loadRows': () => answer.promise as never });
  await comes(() => expect(search(page)).not.toBeNull());
  if (query !== '') await type(search(page), query);
  await settle();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const heard = said();
  // A list of its own: what was got ready for one is kept with it.
  await act(async () => answer.resolve(rows([...many])));
  let turns = 0;
  while (!shown(page) && turns < 1000) {
    await meanwhile(page);
    await act(async () => void vi.advanceTimersToNextTimer());
    turns += 1;
  }
  heard.stop();
  vi.useRealTimers();
  expect(shown(page)).toBe(true);
  return { turns, heard: heard.texts, page, visited };
};

it('is searched in turns of its own by whoever searched before it was there, and never says that nobody was found', async () => {
  const plain = await turnsUntil('', (page) => names(page).length > 5);
  const sought = await turnsUntil('زرگر', (page) => names(page).join() === 'سارا زرگر');
  expect(sought.turns - plain.turns).toBeGreaterThanOrEqual(7);
  expect(sought.heard.filter((text) => text.includes('یافت نشد'))).toEqual([]);
});

it('draws whom a search found in a row that is there, and all of that row is theirs', async () => {
  atOnce(searchPatients.prepare(sortPatients(many, 'lastName')));
  const { page } = await visit('/patients', { 'resource:patients.loadRows': () => rows(many) });
  await comes(() => {
    expect(names(page).length).toBeGreaterThan(5);
  });
  const first = page.querySelector('li a');
  await type(search(page), 'زرگر');
  await comes(() => {
    expect(names(page)).toEqual(['سارا زرگر']);
  });
  const found = page.querySelector('li a');
  expect(found).toBe(first);
  expect(found?.getAttribute('href')).toBe('/patient/301');
  expect(page.querySelector('li [aria-haspopup]')?.getAttribute('aria-label')).toContain('سارا زرگر');
  await type(search(page), '');
  await comes(() => {
    expect(names(page).length).toBeGreaterThan(5);
  });
  expect(new Set([...page.querySelectorAll('li a')].map((row) => row.getAttribute('href'))).size).toBe(names(page).length);
});

it('leaves a row that somebody has in hand to whom it is of', async () => {
  const { page } = await visit('/patients', { 'resource:patients.loadRows': () => rows(many) });
  await comes(() => {
    expect(names(page).length).toBeGreaterThan(5);
  });
  const first = page.querySelector<HTMLElement>('li a');
  first?.focus();
  expect(document.activeElement).toBe(first);
  await type(search(page), 'زرگر');
  await comes(() => {
    expect(names(page)).toEqual(['سارا زرگر']);
  });
  expect(page.querySelector('li a')).not.toBe(first);
  expect(first?.getAttribute('href')).not.toBe('/patient/301');
});

describe('while nobody has looked through it for what was typed', () => {
  const found = (page: ParentNode) => status(page) === '۱ از ۴۰۰ بیمار';
  const hit = (key: string) => (page: ParentNode) =>
    act(async () => void search(page).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  beforeEach(() => void Object.assign(window, { innerWidth: 1280 }));
  afterEach(() => void Object.assign(window, { innerWidth: 390 }));

  it('has nobody whom Enter opens at the desk, but the one who was sought as soon as that is known', async () => {
    const { page, visited } = await turnsUntil('زرگر', found, hit('Enter'));
    expect(visited).toEqual(['/patients']);
    await hit('Enter')(page);
    await settle();
    expect(visited).toEqual(['/patients', '/patient/301']);
  });

  it('opens nobody at the desk who answers what stood there before', async () => {
    const { page, visited } = await turnsUntil('زرگر', found);
    await act(async () => {
      enter(search(page), 'احمدی');
      await hit('Enter')(page);
    });
    expect(visited).toEqual(['/patients']);
  });

  it.each([
    ['at the desk', 1280],
    ['on the phone', 390],
  ])('is not printed %s', async (_, innerWidth) => {
    Object.assign(window, { innerWidth });
    const print = (page: ParentNode) => find<HTMLButtonElement>(page, 'button', 'چاپ');
    const offered: boolean[] = [];
    const { page } = await turnsUntil('زرگر', found, (page) => void offered.push(!print(page).disabled));
    expect(offered).not.toContain(true);
    expect(print(page).disabled).toBe(false);
  });
});
