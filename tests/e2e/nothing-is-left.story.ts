import type { Page } from '@playwright/test';
import { type Device, test } from './own-profile.ts';
import { patientForm } from './patient-form.ts';
import { expect, type Practice } from './practice.ts';
import { loginForm, signIn } from './signing-in.ts';
import { QUIET, stored } from './support/device.ts';
import { holding, tokenIn, untilWrittenDown } from './support/profile.ts';

/** A patient of the practice, and what is typed of another who is not saved yet: no two alike, and no word. */
const PATIENT = { first: 'ذخضظ', last: 'kanarienlast', phone: '9197364655' };
const TYPED = { first: 'ژقصچگان', last: 'ژغپچگان', phone: '9197364656' };
const CANARIES = [PATIENT.last, PATIENT.phone, TYPED.first, TYPED.last, TYPED.phone];

test.use({ signedIn: false });

/** What a page of this origin can read of what the browser keeps, the HTTP cache among it. */
const readable = async (page: Page): Promise<string> => {
  const elsewhere = await page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), document.cookie, location.href];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) found.push(request.url, await (await cache.match(request))?.text());
    }
    for (const path of ['/api/patients/', '/api/surgeries/', '/api/incomes/', '/dj-rest-auth/user/', '/api/download-profile-picture/']) {
      const answer = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
      found.push(path, answer && answer.status !== 504 ? await answer.text() : null);
    }
    return JSON.stringify(found);
  });
  return elsewhere + (await stored(page));
};

const foundIn = (text: string) => CANARIES.filter((canary) => text.includes(canary));

/** Signs in by the form, looks at a patient, and begins to enter another. */
const work = async (page: Page, practice: Practice): Promise<void> => {
  await page.goto('/patients');
  await signIn(page, practice);
  await page.getByRole('searchbox').fill(PATIENT.last);
  await page.getByRole('link', { name: PATIENT.last }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(PATIENT.last);
  await page.goto('/new-patient');
  await write(page);
  // The search finds what is there: in the log of whoever is signed in.
  await expect.poll(async () => foundIn(await readable(page))).toEqual(expect.arrayContaining([PATIENT.last, TYPED.first, TYPED.last]));
};

const write = async (page: Page): Promise<void> => {
  const form = patientForm(page);
  await form.firstName.fill(TYPED.first);
  await form.lastName.fill(TYPED.last);
  await form.phone.fill(`0${TYPED.phone}`);
};

const confirmSignOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /خروج/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /خروج/ }).click();
};

const leave = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await confirmSignOut(page);
};

const atTheDoor = async (page: Page): Promise<void> => {
  await expect(loginForm(page).submit).toBeVisible();
  expect(foundIn(await readable(page))).toEqual([]);
};

/** Looks at every frame whether the way in is painted that comes with the page, before the program has closed anything; answers whether it ever was. */
const paintedDoor = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('[data-painted-for="stranger"]')?.checkVisibility()) document.documentElement.dataset.early = 'true';
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => document.documentElement.dataset.early === 'true');
};

/**
 * No page can read anything any more from the moment the way in is shown. A browser writes its files anew in the background,
 * a moment later: how much later is printed. Then it is closed, and every file of its profile is looked through again.
 */
const nothingInFiles = async ({ close, profile }: Device): Promise<void> => {
  const shown = performance.now();
  await expect.poll(() => holding(profile, ...CANARIES)).toEqual([]);
  process.stdout.write(`  nothing in the files of the profile ${Math.round(performance.now() - shown)} ms after the way in was shown\n`);
  await close();
  expect(await holding(profile, ...CANARIES)).toEqual([]);
};

const comesBack = async (page: Page, practice: Practice): Promise<void> => {
  await signIn(page, practice);
  await expect(page).not.toHaveURL('/login');
  await page.goto('/new-patient');
  const form = patientForm(page);
  await expect(form.firstName).toHaveValue(TYPED.first);
  await expect(form.lastName).toHaveValue(TYPED.last);
};

test.beforeEach(async ({ practice }) => {
  await practice.provider.create('patients', {
    first_name: PATIENT.first,
    last_name: PATIENT.last,
    national_number: 7316498200,
    gender: 2,
    phone: `+98${PATIENT.phone}`,
  });
});

test('after a sign-out nothing of a patient is left on the device, and what was begun comes back with its owner', async ({ device, practice }) => {
  const page = await device.open();
  await work(page, practice);
  await leave(page);
  await atTheDoor(page);
  await nothingInFiles(device);
  const next = await device.open();
  await next.goto('/');
  await atTheDoor(next);
  await comesBack(next, practice);
});

test('a sign-out in one tab leaves nothing of the other, whose work comes back with its owner', async ({ device, practice }) => {
  const page = await device.open();
  await work(page, practice);
  const other = await device.context().newPage();
  await leave(other);
  await expect(page).toHaveURL('/login');
  await atTheDoor(other);
  await atTheDoor(page);
  await signIn(other, practice);
  await expect(page).toHaveURL('/new-patient');
  await expect(patientForm(page).lastName).toHaveValue(TYPED.last);
  await leave(other);
  await atTheDoor(page);
  await nothingInFiles(device);
});

test('a session that the provider refuses to renew leaves nothing, and leads back to what was typed', async ({ device, practice }) => {
  const page = await device.open();
  await work(page, practice);
  await device.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('accessToken', 'no-longer-good'));
  await patientForm(page).nationalNumber.fill('0012345679');
  await patientForm(page).save.click();
  await atTheDoor(page);
  await signIn(page, practice);
  await expect(page).toHaveURL('/new-patient');
  await expect(patientForm(page).lastName).toHaveValue(TYPED.last);
  await leave(page);
  await atTheDoor(page);
  await nothingInFiles(device);
});

test('a tab that is closed in the moment of the sign-out leaves nothing for the next one to show', async ({ device, practice }) => {
  const page = await device.open();
  await work(page, practice);
  await page.goto('/settings');
  await confirmSignOut(page);
  await page.close();
  const next = await device.open();
  await next.goto('/');
  await atTheDoor(next);
  await comesBack(next, practice);
  await leave(next);
  await atTheDoor(next);
  await nothingInFiles(device);
});

test('an end that broke off after its first step is finished at the next start, before anything is shown', async ({ device, practice }) => {
  const page = await device.open();
  await work(page, practice);
  await page.goto(QUIET);
  // What the end does first, and no more of it.
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await device.close();
  const next = await device.open();
  const early = await paintedDoor(next);
  await next.goto('/');
  await atTheDoor(next);
  expect(await early()).toBe(false);
  await nothingInFiles(device);
  const last = await device.open();
  await last.goto('/');
  await comesBack(last, practice);
});

test('a browser that is killed goes on for whoever is signed in, and leaves nothing once they sign out', async ({ device, practice }) => {
  const page = await device.open();
  await work(page, practice);
  await untilWrittenDown(device.profile, await tokenIn(page));
  await device.kill();
  const next = await device.open();
  await next.goto('/new-patient');
  await expect(patientForm(next).lastName).toHaveValue(TYPED.last);
  await leave(next);
  await atTheDoor(next);
  await nothingInFiles(device);
});

test('a second person finds nothing of the first, who finds everything again', async ({ device, practice, colleague }) => {
  const page = await device.open();
  await work(page, practice);
  await leave(page);
  await atTheDoor(page);
  await signIn(page, colleague);
  await expect(page).toHaveURL('/');
  await page.goto('/new-patient');
  await expect(patientForm(page).firstName).toHaveValue('');
  expect(foundIn(await readable(page))).toEqual([]);
  await leave(page);
  await atTheDoor(page);
  await comesBack(page, practice);
  await leave(page);
  await atTheDoor(page);
  await nothingInFiles(device);
});

test('what is planted is found, in every store and in the files', async ({ device }) => {
  const page = await device.open();
  await page.goto('/');
  await expect(loginForm(page).submit).toBeVisible();
  const [idb = '', local = '', cached = ''] = CANARIES;
  await page.evaluate(
    async ([inDatabase, inStorage, inCache]) => {
      const opening = indexedDB.open('planted');
      await new Promise((resolve) => {
        opening.onupgradeneeded = () => opening.result.createObjectStore('s');
        opening.onsuccess = resolve;
      });
      const tx = opening.result.transaction('s', 'readwrite', { durability: 'strict' });
      tx.objectStore('s').put(inDatabase, 'k');
      await new Promise((resolve) => {
        tx.oncomplete = resolve;
      });
      opening.result.close();
      localStorage.setItem('planted', inStorage ?? '');
      await (await caches.open('planted')).put('/planted', new Response(inCache));
    },
    [idb, local, cached],
  );
  expect(foundIn(await readable(page))).toEqual([idb, local, cached]);
  await device.close();
  const files = await holding(device.profile, idb, local);
  expect(files.some((file) => file.includes('IndexedDB') && file.endsWith(idb))).toBe(true);
  expect(files.some((file) => file.includes('Local Storage') && file.endsWith(local))).toBe(true);
});
