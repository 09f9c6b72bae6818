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

/** A program of the machine: where it is, what brings it, and the variable that names another. */
interface Tool {
  readonly file: string;
  readonly brings: string;
  readonly variable: string;
}

const FIREFOX: Tool = { file: process.env.MATAB_FIREFOX ?? '/usr/bin/firefox-esr', brings: 'firefox-esr', variable: 'MATAB_FIREFOX' };
const DRIVER: Tool = { file: process.env.MATAB_WEBKIT ?? '/usr/bin/WebKitWebDriver', brings: 'webkit2gtk-driver', variable: 'MATAB_WEBKIT' };
/** The plain browser that comes with the driver's library, by the architecture of the machine. */
const [MINI = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const BROWSER: Tool = { file: process.env.MATAB_MINIBROWSER ?? MINI, brings: 'webkit2gtk-driver', variable: 'MATAB_MINIBROWSER' };
const SCREEN: Tool = { file: process.env.MATAB_XVFB ?? '/usr/bin/Xvfb', brings: 'xvfb', variable: 'MATAB_XVFB' };

/** A line for each tool that is not there; null where nothing is missing. */
const lacking = (tools: readonly Tool[]): string | null => {
  const missing = tools.filter(({ file }) => !existsSync(file));
  return missing.length === 0
    ? null
    : missing.map(({ file, brings, variable }) => `There is no ${file}: apt-get install ${brings}, or name one in ${variable}.`).join('\n');
};

const standing = (): string | undefined => process.env.DISPLAY || undefined;

/** The browsers that paths are walked in. */
export const browsers: Readonly<Record<string, Way>> = {
  chromium: { open: openChromium },
  firefox: { open: () => openFirefox(FIREFOX.file), lacks: () => lacking([FIREFOX]) },
  webkit: {
    open: () => openWebkit(DRIVER.file, BROWSER.file, { program: SCREEN.file, standing: standing() }),
    lacks: () => lacking([DRIVER, BROWSER, ...(standing() ? [] : [SCREEN])]),
  },
};
