import { existsSync } from 'node:fs';
import { openFirefox } from './bidi.ts';
import { openChromium } from './chromium.ts';
import type { Browser } from './hand.ts';

/** How a browser is opened, and what is said where it is not installed. */
interface Way {
  readonly open: () => Promise<Browser>;
  readonly lacks?: () => string | null;
}

const FIREFOX = process.env.MATAB_FIREFOX ?? '/usr/bin/firefox-esr';

/** The browsers that paths are walked in. */
export const browsers: Readonly<Record<string, Way>> = {
  chromium: { open: openChromium },
  firefox: {
    open: () => openFirefox(FIREFOX),
    lacks: () => (existsSync(FIREFOX) ? null : `There is no ${FIREFOX}: apt-get install firefox-esr, or name one in MATAB_FIREFOX.`),
  },
};
