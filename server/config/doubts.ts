import type { Configuration } from './configuration.ts';
import { isForThisMachine, isLoopback } from './loopback.ts';

/** True for a database on another machine with which nothing is said about TLS. */
const isUnprotected = (address: string): boolean => {
  const url = new URL(address);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  return !isHere && !url.searchParams.has('sslmode') && !url.searchParams.has('ssl');
};

const OPEN_DATABASE =
  'DATABASE_URL names another machine and no sslmode: patients’ data may travel in the open. sslmode=verify-full encrypts, sslmode=disable says that it need not be.';
const OPEN_DEMO = 'MATAB_DEMO=on where others reach this server: everybody knows the password of the demo account. MATAB_DEMO=off closes it.';

/** Names that are mostly a slip: what was meant is not done, and another database or another key may be taken. */
export const doubtsAboutNames = ({ unread }: Configuration): readonly string[] =>
  unread.map((name) => `${name} is no variable of this server: it is read by nothing.`);

/** What is allowed and probably not meant, a line for each. */
export const doubtsAbout = (configuration: Configuration): readonly string[] => [
  ...doubtsAboutNames(configuration),
  ...(configuration.databaseUrl !== null && isUnprotected(configuration.databaseUrl) ? [OPEN_DATABASE] : []),
  ...(configuration.demo !== null && configuration.provider === '' && !isForThisMachine(configuration) ? [OPEN_DEMO] : []),
];
