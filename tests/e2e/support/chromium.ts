import { existsSync } from 'node:fs';

/** A whole browser, with all that one remembers of a visit. */
export const EXECUTABLE = process.env.MATAB_CHROMIUM ?? '/usr/bin/chromium';

const DEBIANS_SHELL = '/usr/bin/chromium-headless-shell';
/** The same engine with no browser around it, which leaves a third of the processor to the page; the whole one where that was named, or is all there is. */
export const SHELL = process.env.MATAB_CHROMIUM_SHELL ?? process.env.MATAB_CHROMIUM ?? (existsSync(DEBIANS_SHELL) ? DEBIANS_SHELL : EXECUTABLE);

/** How either is started so that it asks nobody for anything. */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
