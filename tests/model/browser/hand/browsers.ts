import { existsSync, globSync } from 'node:fs';
import { openFirefox } from './bidi.ts';
import { openChromium } from './chromium.ts';
import type { Browser } from './hand.ts';
import { openWebkit } from './webkit.ts';

/** How a browser is opened, and what is said where it is not installed. */
interface Way {
  readonly open: () => Promise<Browser>;
  readonly lacks?: () => string | null;
}

const FIREFOX = process.env.MATAB_FIREFOX ?? '/usr/bin/firefox-esr';

const WEBKIT = process.env.MATAB_WEBKIT ?? '/usr/bin/WebKitWebDriver';
/** The plain browser that comes with it, by the architecture of the machine. */
const [MINI = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

const lacksWebkit = (): string | null => {
  if (!existsSync(WEBKIT) || MINI === '') return `There is no ${WEBKIT}: apt-get install webkit2gtk-driver, or name one in MATAB_WEBKIT.`;
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? null : 'WebKitGTK shows itself on a screen: begin with xvfb-run -a, from apt-get install xvfb.';
};

/** The browsers that paths are walked in. */
export const browsers: Readonly<Record<string, Way>> = {
  chromium: { open: openChromium },
  firefox: {
    open: () => openFirefox(FIREFOX),
    lacks: () => (existsSync(FIREFOX) ? null : `There is no ${FIREFOX}: apt-get install firefox-esr, or name one in MATAB_FIREFOX.`),
  },
  webkit: { open: () => openWebkit(WEBKIT, MINI), lacks: lacksWebkit },
};
