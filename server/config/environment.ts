import { isIP } from 'node:net';
import path from 'node:path';
import { type Configuration, DEFAULTS, HSTS_NAMES, LANGUAGES, LOG_LEVELS } from './configuration.ts';
import { type Environment, given, givenSecretly } from './given.ts';
import { isForThisMachine } from './loopback.ts';
import { checkSecret } from './secret.ts';
import { StartProblem } from './start-problem.ts';

const integer = (environment: Environment, name: string, from: number, to: number, fallback: number): number => {
  const text = given(environment, name);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < from || number > to) throw new StartProblem(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
  return number;
};

const oneOf = <T extends string>(environment: Environment, name: string, words: readonly T[], fallback: T): T => {
  const text = given(environment, name);
  const found = words.find((word) => word === (text ?? fallback));
  if (found === undefined) throw new StartProblem(`${name} must be one of ${words.join(', ')}, not "${text}".`);
  return found;
};

const originOf = (name: string, text: string): string => {
  if (!URL.canParse(text)) throw new StartProblem(`${name} must hold addresses like https://clinic.example, not "${text}".`);
  const url = new URL(text);
  const bare = (url.protocol === 'https:' || url.protocol === 'http:') && url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (!bare) throw new StartProblem(`${name} must hold only scheme, host and port, like https://clinic.example, not "${text}".`);
  return url.origin;
};

const listOf = (environment: Environment, name: string): readonly string[] =>
  (given(environment, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0 || bits === undefined) return family !== 0;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
};

const proxies = (environment: Environment): readonly string[] => {
  const list = listOf(environment, 'MATAB_PROXIES');
  const wrong = list.find((text) => !NAMED_PROXIES.includes(text) && !isNetwork(text));
  if (wrong !== undefined) throw new StartProblem(`MATAB_PROXIES must hold addresses or networks like 10.0.0.0/8, not "${wrong}".`);
  return list;
};

const hosts = (environment: Environment): readonly string[] => {
  const list = listOf(environment, 'MATAB_HOSTS').map((text) => text.toLowerCase());
  const wrong = list.find((text) => !/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(text));
  if (wrong !== undefined) throw new StartProblem(`MATAB_HOSTS must hold names like clinic.example, without scheme and port, not "${wrong}".`);
  return list;
};

const databaseUrl = (environment: Environment): string | null => {
  const text = givenSecretly(environment, 'DATABASE_URL');
  if (text === undefined) return null;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new StartProblem('DATABASE_URL must be an address like postgres://user:password@host/database.');
  }
  return text;
};

const secret = (environment: Environment, name: 'MATAB_SECRET' | 'MATAB_SECRET_PREVIOUS'): string | null => {
  const text = givenSecretly(environment, name);
  if (text !== undefined) checkSecret(name, text);
  return text ?? null;
};

const secrets = (environment: Environment): Pick<Configuration, 'secret' | 'previousSecret'> => {
  const [current, previous] = [secret(environment, 'MATAB_SECRET'), secret(environment, 'MATAB_SECRET_PREVIOUS')];
  if (previous !== null && current === null) throw new StartProblem('MATAB_SECRET_PREVIOUS stands beside MATAB_SECRET, which is missing.');
  return { secret: current, previousSecret: previous };
};

/** Every variable of this server; its tests and tools have others of their own. */
const OWN = /^MATAB_(DATA|DEMO|DEMO_PATIENTS|PROVIDER|ORIGINS|PROXIES|HOSTS|HSTS|RATE|LANGUAGE|LOG|OFFLINE|DIST|SECRET(_PREVIOUS)?(_FILE)?)$/;
const OF_TESTS = /^MATAB_(CHROMIUM|CHROMIUM_SHELL|FIREFOX|WEBKIT|MINIBROWSER|XVFB|POSTGRES|TIMES|ONLY_ASKED)$/;

const unread = (environment: Environment): readonly string[] =>
  Object.keys(environment).filter((name) => name.startsWith('MATAB_') && !OWN.test(name) && !OF_TESTS.test(name));

/** Reads the configuration from environment variables; `root` is the folder that relative defaults start from. */
export const readEnvironment = (environment: Environment, root: string): Configuration => {
  const folder = (name: string, fallback: string) => path.resolve(root, given(environment, name) ?? fallback);
  const provider = given(environment, 'MATAB_PROVIDER');
  const database = databaseUrl(environment);
  if (provider !== undefined && database !== null) {
    throw new StartProblem('MATAB_PROVIDER and DATABASE_URL exclude each other: with a provider elsewhere nothing is stored here.');
  }
  const door = {
    host: given(environment, 'HOST') ?? DEFAULTS.host,
    hosts: hosts(environment),
    origins: listOf(environment, 'MATAB_ORIGINS').map((text) => originOf('MATAB_ORIGINS', text)),
    proxies: proxies(environment),
  };
  // Everybody knows its password: where others can reach it, somebody has to have said so.
  const demo = oneOf(environment, 'MATAB_DEMO', ['on', 'off'], isForThisMachine(door) ? 'on' : 'off') === 'on';
  const patients = integer(environment, 'MATAB_DEMO_PATIENTS', 1, 100_000, 2000);
  return {
    ...DEFAULTS,
    ...door,
    port: integer(environment, 'PORT', 0, 65_535, DEFAULTS.port),
    data: folder('MATAB_DATA', DEFAULTS.data),
    databaseUrl: database,
    dist: folder('MATAB_DIST', DEFAULTS.dist),
    provider: provider === undefined ? '' : originOf('MATAB_PROVIDER', provider),
    offline: oneOf(environment, 'MATAB_OFFLINE', ['on', 'off'], 'on') === 'on',
    demo: demo ? { patients } : null,
    hsts: oneOf(environment, 'MATAB_HSTS', HSTS_NAMES, DEFAULTS.hsts),
    rate: integer(environment, 'MATAB_RATE', 0, 1_000_000, DEFAULTS.rate),
    language: oneOf(environment, 'MATAB_LANGUAGE', LANGUAGES, DEFAULTS.language),
    ...secrets(environment),
    unread: unread(environment),
    logLevel: oneOf(environment, 'MATAB_LOG', LOG_LEVELS, DEFAULTS.logLevel),
  };
};
