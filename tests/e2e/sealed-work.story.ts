import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { type LabServer, serveLab } from '../log/lab/server.ts';

const DAY = 86_400_000;
const ENTRIES = { first_name: 'سارا', last_name: 'آرام' };

const test = base.extend<{ lab: Page }, { served: LabServer }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await serveLab(join(import.meta.dirname, '../log/lab/waiting-page.ts'));
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  lab: async ({ page, served }, use) => {
    await page.goto(served.url);
    await page.waitForFunction(() => 'waiting' in window);
    await use(page);
  },
});

const make = (lab: Page, name: string, username: string, password: string) =>
  lab.evaluate((given) => window.waiting.make(...given), [name, username, password] as const);
const seal = (lab: Page, name: string, sid: string, entries: unknown, at?: number, begun?: boolean, day?: number) =>
  lab.evaluate(([by, session, what, when, was, on]) => window.waiting.seal(by, session, what, when, was, on), [name, sid, entries, at, begun, day] as const);
const open = (lab: Page, name: string, sid: string) => lab.evaluate((given) => window.waiting.open(...given), [name, sid] as const);

test('what a password sealed opens with it, however the name is written, and with no other password and for nobody else', async ({ lab }) => {
  const owner = await make(lab, 'own', 'Dr.Sara', 'رمز ۱۲ é');
  await seal(lab, 'own', 's1', ENTRIES);
  expect(await make(lab, 'again', ' dr.sara ', 'رمز ۱۲ é'.normalize('NFD'))).toBe(owner);
  expect(await open(lab, 'again', 's1')).toEqual(ENTRIES);
  expect(await make(lab, 'other', 'dr.sara', 'رمز ۱۳ é')).toBe(owner);
  expect(await open(lab, 'other', 's1')).toBeNull();
  expect(await make(lab, 'somebody', 'dr.reza', 'رمز ۱۲ é')).not.toBe(owner);
  expect(await open(lab, 'somebody', 's1')).toBeNull();
  expect(owner).not.toContain('sara');
});

test('the key of another password is made without the name, and is the one that the name would have made', async ({ lab }) => {
  await make(lab, 'former', 'sara', 'پیشین');
  await seal(lab, 'former', 's1', ENTRIES);
  await make(lab, 'own', 'sara', 'تازه');
  await lab.evaluate(() => window.waiting.makeUnder('under', 'own', 'پیشین'));
  expect(await open(lab, 'under', 's1')).toEqual(ENTRIES);
});

test('what is put in the place of another session, or under another owner, is refused', async ({ lab }) => {
  await make(lab, 'own', 'sara', 'رمز');
  const reza = await make(lab, 'reza', 'reza', 'رمز');
  await seal(lab, 'own', 's1', ENTRIES);
  await seal(lab, 'own', 's2', { first_name: 'دیگری' });
  await lab.evaluate(() => window.waiting.pretend('s2', { sid: 's1' }));
  expect(await open(lab, 'own', 's1')).toBeNull();
  expect(await open(lab, 'own', 's2')).toEqual({ first_name: 'دیگری' });
  await lab.evaluate((owner) => window.waiting.pretend('s2', { owner }), reza);
  expect([await open(lab, 'own', 's2'), await open(lab, 'reza', 's2')]).toEqual([null, null]);
});

test('one bit that is turned, wherever it is, has it refused', async ({ lab }) => {
  await make(lab, 'own', 'sara', 'رمز');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('cipher' as const, 'iv' as const), fc.nat(100_000), async (part, bit) => {
      await seal(lab, 'own', 's1', ENTRIES);
      await lab.evaluate(([where, which]) => window.waiting.flip('s1', where, which), [part, bit] as const);
      expect(await open(lab, 'own', 's1')).toBeNull();
    }),
    { numRuns: 60 },
  );
});

test('whatever was begun is what is opened', async ({ lab }) => {
  await make(lab, 'own', 'sara', 'رمز');
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.string({ minLength: 1, unit: 'binary' }), async (entries, sid) => {
      // A page is told a text as it is written, which a broken pair of it is not.
      fc.pre(sid.isWellFormed() && JSON.stringify(entries).isWellFormed());
      const written = JSON.stringify(JSON.parse(JSON.stringify(entries)));
      // As texts: on its way to a page and back a value loses what is called as the prototype of all.
      const opened = await lab.evaluate(
        async ([session, what]) => {
          await window.waiting.seal('own', session, JSON.parse(what));
          return JSON.stringify(await window.waiting.open('own', session));
        },
        [sid, written] as const,
      );
      expect(opened).toBe(written);
    }),
    { numRuns: 100, examples: [[JSON.parse('{"__proto__":[]}'), 's1']] },
  );
});

test('nothing reads a key, neither as it was made nor as it is held', async ({ lab }) => {
  await make(lab, 'own', 'sara', 'رمز');
  await lab.evaluate(() => window.waiting.hold('own'));
  expect(await lab.evaluate(() => window.waiting.exported('own'))).toEqual(Array(4).fill('InvalidAccessError'));
});

test('what nobody came back for within thirty days is gone, whoever it is of', async ({ lab }) => {
  const now = Date.UTC(2026, 10, 20);
  await make(lab, 'own', 'sara', 'رمز');
  await make(lab, 'reza', 'reza', 'رمز');
  await seal(lab, 'own', 'old', ENTRIES, now - 30 * DAY - 1);
  await seal(lab, 'reza', 'his', ENTRIES, now - 31 * DAY);
  await seal(lab, 'own', 'young', ENTRIES, now - 30 * DAY);
  await seal(lab, 'own', 'new', ENTRIES, now);
  const listed = await lab.evaluate((at) => window.waiting.listed('own', at), now);
  expect(listed.map(({ sid }) => sid)).toEqual(['new', 'young']);
  expect((await lab.evaluate(() => window.waiting.kept())).toSorted()).toEqual(['new', 'young']);
});

test('what a clock that is set right makes look years old waits on, until the device was in use for a week besides', async ({ lab }) => {
  const now = Date.UTC(2026, 10, 20);
  const listed = async (at: number) => (await lab.evaluate((when) => window.waiting.listed('own', when), at)).map(({ sid }) => sid);
  await make(lab, 'own', 'sara', 'رمز');
  await seal(lab, 'own', 'behind', ENTRIES, Date.UTC(2009, 0, 1), true, 0);
  for (const day of [0, 1, 2, 3, 4, 5, 6]) expect(await listed(now + day * DAY)).toEqual(['behind']);
  expect(await listed(now + 7 * DAY)).toEqual([]);
  expect(await lab.evaluate(() => window.waiting.kept())).toEqual([]);
});

test('a change of password seals what waits anew, and leaves what another one had sealed', async ({ lab }) => {
  const at = Date.now() - DAY;
  await make(lab, 'former', 'sara', 'پیش‌پیشین');
  await seal(lab, 'former', 'locked', ENTRIES, at);
  await make(lab, 'own', 'sara', 'پیشین');
  await seal(lab, 'own', 's1', ENTRIES, at);
  await lab.evaluate(async () => {
    await window.waiting.hold('own');
    await window.waiting.relock('sara', 'تازه');
  });
  await make(lab, 'fresh', 'sara', 'تازه');
  expect([await open(lab, 'own', 's1'), await open(lab, 'fresh', 's1')]).toEqual([null, ENTRIES]);
  expect(await open(lab, 'former', 'locked')).toEqual(ENTRIES);
  // It has waited as long as before.
  expect(await lab.evaluate((now) => window.waiting.listed('fresh', now), at + 30 * DAY)).toHaveLength(2);
});

test('nobody is asked for a former password where nothing was begun', async ({ lab }) => {
  await make(lab, 'former', 'sara', 'پیشین');
  await seal(lab, 'former', 'address', ENTRIES, undefined, false);
  await seal(lab, 'former', 'form', ENTRIES);
  await make(lab, 'own', 'sara', 'تازه');
  expect(await lab.evaluate(() => window.waiting.arrive('sara', 'own'))).toEqual({ opened: 0, locked: 1 });
  expect(await lab.evaluate(() => window.waiting.kept())).toEqual(['form']);
});
