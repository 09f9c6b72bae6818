import type { BrowserContext, Page } from '@playwright/test';

/** Longer than a write whose answer was lost may still be on its way. */
const PATIENCE_MILLIS = 15_000;

/** From now on a story may let time pass in these pages, and what waits for it happens at once. */
export const holdTime = ({ clock }: Page | BrowserContext): Promise<void> => clock.install();

/** Lets as much time pass as the program waits before it looks what became of a lost write. */
export const waitOut = ({ clock }: Page | BrowserContext): Promise<void> => clock.fastForward(PATIENCE_MILLIS);
