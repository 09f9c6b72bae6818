/** The browser that stories and the random user look through, and how it is started so that it asks nobody for anything. */
export const EXECUTABLE = process.env.MATAB_CHROMIUM ?? '/usr/bin/chromium';
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
