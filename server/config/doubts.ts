import type { Configuration } from './configuration.ts';

const isHere = (name: string): boolean => name === '' || name === 'localhost' || name.startsWith('/') || name.startsWith('127.') || name === '::1';

/** True for a database on another machine with which nothing is said about TLS. */
const isUnprotected = (address: string): boolean => {
  const url = new URL(address);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, '$1');
  return !isHere(host) && !url.searchParams.has('sslmode') && !url.searchParams.has('ssl');
};

/** What is allowed and probably not meant, a line for each. */
export const doubtsAbout = ({ databaseUrl }: Configuration): readonly string[] =>
  databaseUrl !== null && isUnprotected(databaseUrl)
    ? [
        'DATABASE_URL names another machine and no sslmode: patients’ data may travel in the open. sslmode=verify-full encrypts, sslmode=disable says that it need not be.',
      ]
    : [];
