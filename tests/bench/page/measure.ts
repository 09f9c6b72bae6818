import type { BrowserContext, Page } from '@playwright/test';
import { newContext, openPage, type Phone } from './phone.ts';
import type { Program, World } from './world.ts';

export interface Figure {
  readonly name: string;
  readonly bar: number;
  readonly unit: 'ms' | 'kB' | 'files' | 'score' | 'MB';
  readonly digits?: number;
}

export interface Measure {
  readonly name: string;
  /** Whether the bare page can do the same. */
  readonly bare: boolean;
  readonly figures: readonly Figure[];
  /** One round: a value for each figure. */
  readonly take: (world: World, program: Program) => Promise<readonly number[]>;
}

export const ms = (name: string, bar: number): Figure => ({ name, bar, unit: 'ms' });
export const LIST_ROW = 'main a[href^="/patient/"]';

const inContext = async <T>(context: Promise<BrowserContext>, work: (context: BrowserContext) => Promise<T>): Promise<T> => {
  const opened = await context;
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
};

export const onPage = async <T>(context: BrowserContext, work: (phone: Phone) => Promise<T>): Promise<T> => {
  const phone = await openPage(context);
  try {
    return await work(phone);
  } finally {
    await phone.close();
  }
};

/** A browser that has never been here. */
export const visitor = <T>({ browser }: World, work: (phone: Phone) => Promise<T>): Promise<T> =>
  inContext(newContext(browser), (context) => onPage(context, work));

/** A browser in which somebody is signed in, with nothing in its caches. */
export const cold = <T>({ browser }: World, { state }: Program, work: (phone: Phone, context: BrowserContext) => Promise<T>): Promise<T> =>
  inContext(newContext(browser, state), (context) => onPage(context, (phone) => work(phone, context)));

export const longestOf = (page: Page): Promise<number> => page.evaluate(() => window.probes.longest);
