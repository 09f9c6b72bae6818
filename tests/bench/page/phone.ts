import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page, type Request } from '@playwright/test';
import { FLAGS, SHELL } from '../../e2e/support/chromium.ts';
import { probe } from './probes.ts';

/** The phone and the line of the figures: a quarter of this processor, 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PROCESSOR = 4;

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A file that a page asked for, as it is when packed with gzip, whatever the server packed it with. */
export interface Asked {
  readonly path: string;
  readonly gzip: number;
}

export interface Phone {
  readonly page: Page;
  readonly asked: () => Promise<readonly Asked[]>;
  readonly close: () => Promise<void>;
}

/** The engine alone where the machine has it: a whole browser's address bar is a page of 400 scripts, begun anew beside each page. */
export const launch = (): Promise<Browser> => chromium.launch({ executablePath: SHELL, args: [...FLAGS] });

export const newContext = (browser: Browser, storageState?: State): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fa-IR', ...(storageState ? { storageState } : {}) });

const isProgram = (url: string): boolean => /\.(js|css)$/.test(new URL(url).pathname);

const asking = new WeakMap<Page, Set<Request>>();

/** Whether a page waits for the end of an answer. */
export const isAsking = (page: Page): boolean => (asking.get(page)?.size ?? 0) > 0;

/** How a session hears of requests without keeping their bodies. Kept to be looked at, each stops the page when it ends, the longest for a second. */
const WITHOUT_BODIES = { maxTotalBufferSize: 1, maxResourceBufferSize: 1 };

/** A page within the driver. */
interface Inner {
  readonly delegate: { readonly _mainFrameSession: { readonly _client: Pick<CDPSession, 'send'> } };
}

/** The session in which the driver itself hears of requests. It has no name for it, and keeps every body there. */
const ownSession = (page: Page): Pick<CDPSession, 'send'> => {
  const { _connection: driver } = page as unknown as { readonly _connection: { toImpl: (page: Page) => Inner } };
  return driver.toImpl(page).delegate._mainFrameSession._client;
};

/** Opens a page of that phone on that line; the context says what is there already. */
export const openPage = async (context: BrowserContext, slow = true): Promise<Phone> => {
  const page = await context.newPage();
  const open = new Set<Request>();
  asking.set(page, open);
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => open.delete(request));
  await page.addInitScript(probe);
  if (slow) {
    const session = await context.newCDPSession(page);
    for (const hearing of [session, ownSession(page)]) await hearing.send('Network.enable', WITHOUT_BODIES);
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  }
  const answers: string[] = [];
  page.on('response', (response) => {
    if (isProgram(response.url())) answers.push(response.url());
  });
  const weighed = async (url: string): Promise<Asked> => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`There is no ${url} to weigh.`);
    return { path: new URL(url).pathname, gzip: gzipSync(await answer.arrayBuffer(), { level: 9 }).length };
  };
  const asked = () => Promise.all(answers.map(weighed));
  return { page, asked, close: () => page.close() };
};
