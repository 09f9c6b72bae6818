import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../server/demo/account.ts';
import { patientForm } from './patient-form.ts';
import { signIn } from './signing-in.ts';
import { untilKept } from './support/device.ts';
import { keptAddresses, untilProgramIsKept } from './support/kept.ts';
import { startProgram, stopProgram } from './support/program.ts';

interface Keeper {
  readonly url: string;
  /** Starts the program anew at its address, with other settings. */
  readonly restart: (env: NodeJS.ProcessEnv) => Promise<void>;
}

/** A program whose keeper changes its mind. */
const test = base.extend<{ keeper: Keeper }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
  keeper: async ({}, use) => {
    const MATAB_DATA = mkdtempSync(path.join(tmpdir(), 'matab-'));
    let { url, program } = await startProgram({ MATAB_DATA, MATAB_DEMO_PATIENTS: '3' });
    await use({
      url,
      restart: async (env) => {
        await stopProgram(program);
        ({ url, program } = await startProgram({ MATAB_DATA, PORT: new URL(url).port, ...env }));
      },
    });
    await stopProgram(program);
    rmSync(MATAB_DATA, { recursive: true });
  },
  baseURL: async ({ keeper }, use) => use(keeper.url),
});
test.use({ serviceWorkers: 'allow' });

const LAST = 'نیک‌اندیش';
const registrations = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('switched off, browsers let go of the program, draw it from the server again, and lose nothing; switched on, they keep it again', async ({
  page,
  keeper,
}) => {
  test.setTimeout(120_000);
  await page.goto('/new-patient');
  await signIn(page, DEMO_ACCOUNT);
  const { lastName } = patientForm(page);
  await lastName.fill(LAST);
  await untilKept(page, LAST);
  await untilProgramIsKept(page);
  expect((await page.reload())?.fromServiceWorker()).toBe(true);

  await keeper.restart({ MATAB_OFFLINE: 'off' });
  await page.reload();
  // It may open itself anew meanwhile: a page that goes answers nothing.
  await expect.poll(() => registrations(page).catch(() => -1)).toBe(0);
  await expect.poll(() => keptAddresses(page).catch(() => ['gone'])).toEqual([]);
  await expect(lastName).toHaveValue(LAST);
  expect((await page.reload())?.fromServiceWorker()).toBe(false);
  await expect(lastName).toHaveValue(LAST);
  // The parts that nobody visited yet are fetched as where there never was a worker.
  await page.waitForResponse(/\/assets\/.*\.js$/);
  expect(await keptAddresses(page)).toEqual([]);

  await keeper.restart({});
  await page.reload();
  await untilProgramIsKept(page);
  await expect(lastName).toHaveValue(LAST);
});
