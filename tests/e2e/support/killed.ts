import type { BrowserContext } from '@playwright/test';

/** Ends the processes of a browser without a word, as when a phone runs out of memory. */
export const killed = async (context: BrowserContext): Promise<void> => {
  const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
  const session = await context.browser()?.newBrowserCDPSession();
  const info = (await session?.send('SystemInfo.getProcessInfo')) as { readonly processInfo: readonly { readonly type: string; readonly id: number }[] };
  for (const { id } of info.processInfo) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It went down with the one before.
    }
  }
  await gone;
};
