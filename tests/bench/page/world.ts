import type { Browser } from '@playwright/test';
import { idle, painted, type Sought, signIn } from './journeys.ts';
import { newContext, openPage, type State } from './phone.ts';

/** One program under measurement: where it is, and what a browser holds in which somebody is signed in, caches aside. */
export interface Program {
  readonly url: string;
  readonly state: State;
}

export interface World {
  readonly browser: Browser;
  readonly app: Program;
  readonly baseline: Program;
  readonly sought: Sought;
  /** Patients with treatments, another for each round. */
  readonly treated: readonly number[];
}

interface Named {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
}

const signedIn = async (browser: Browser, url: string, landed: string): Promise<Program> => {
  const context = await newContext(browser);
  const { page } = await openPage(context, false);
  await page.goto(`${url}/login`);
  await signIn(page);
  await painted(page, landed);
  await idle(page);
  const state = await context.storageState();
  await context.close();
  return { url, state };
};

/** Signs in to both, and picks whom to look for and whose files to open. */
export const worldOf = async (browser: Browser, url: string, bare: string): Promise<World> => {
  const [app, baseline] = [await signedIn(browser, url, 'main'), await signedIn(browser, bare, 'main')];
  const token = app.state.origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'accessToken')?.value;
  const read = async <T>(path: string): Promise<readonly T[]> => (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const patients = await read<Named>('/api/patients/');
  const names = patients.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }));
  const counts = Map.groupBy(names, ({ name }) => name);
  const sought = names.slice(Math.floor(names.length * 0.6)).find(({ name }) => counts.get(name)?.length === 1);
  if (!sought) throw new Error('Every name is there twice.');
  const treated = [...new Set((await read<{ patient: number }>('/api/surgeries/')).map(({ patient }) => patient))];
  return { browser, app, baseline, sought, treated };
};
