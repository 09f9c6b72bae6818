import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../server/demo/account.ts';
import { calls } from '../../src/schema/api.ts';
import { openCopies } from './support/copies.ts';
import { QUIET } from './support/device.ts';
import { startProgram, stopProgram } from './support/program.ts';
import { type Account, createProvider, type Provider } from './support/provider.ts';
import { steadyHand } from './support/steady-hand.ts';

export interface Practice extends Account {
  readonly provider: Provider;
}

/** Leaves in a browser what signing in leaves there. */
const enter = async (page: Page, { url, username, password }: Account): Promise<void> => {
  const answer = await page.request.post(url + calls.login.path, { data: { username, password } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}: ${await answer.text()}`);
  const { access } = (await answer.json()) as { readonly access: string };
  await page.goto(url + QUIET);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), access);
};

interface Shared {
  /** Scheme, host and port of a running program, and a way to add a practice like the demo one to it by its dentist's user name. */
  readonly program: Pick<Account, 'url'> & Pick<ReturnType<typeof openCopies>, 'add'>;
}

interface Own {
  readonly practice: Practice;
  /** Another dentist of the same provider. */
  readonly colleague: Account;
  /** Whether the browser comes with a session of the practice's dentist. */
  readonly signedIn: boolean;
}

/** A dentist of the program with a practice like the demo one. */
const joining = ({ url, add }: Shared['program'], username: string): Account => {
  add(username);
  return { url, username, password: DEMO_ACCOUNT.password };
};

/** A story's page against a running program that its worker keeps, in a practice of the story's own. */
export const test = base.extend<Own, Shared>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const data = mkdtempSync(path.join(tmpdir(), 'matab-'));
      const { url, program } = await startProgram({ MATAB_DATA: data });
      const { add, close } = openCopies(data);
      await use({ url, add });
      close();
      await stopProgram(program);
      rmSync(data, { recursive: true });
    },
    { scope: 'worker' },
  ],
  practice: async ({ program }, use, { testId }) => {
    const account = joining(program, `demo-${testId}`);
    await use({ ...account, provider: createProvider(account) });
  },
  colleague: async ({ program }, use, { testId }) => use(joining(program, `demo-${testId}-2`)),
  signedIn: [true, { option: true }],
  baseURL: async ({ program }, use) => use(program.url),
  page: async ({ page, practice, signedIn }, use) => {
    steadyHand(page);
    if (signedIn) await enter(page, practice);
    await use(page);
  },
});

export { expect } from '@playwright/test';
