import type { Language } from '../http/messages.ts';

/** How one server runs. */
export interface Configuration {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder of the embedded database; not touched with `databaseUrl` or `provider`. */
  readonly data: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** Folder of the built app. */
  readonly dist: string;
  /** Origin of another provider whose API the served app shall use; empty serves the API here. */
  readonly provider: string;
  /** Whether browsers keep the program, so that it opens without a network; otherwise they are told to let go of it. */
  readonly offline: boolean;
  /** The practice put into an empty database, or none. */
  readonly demo: { readonly patients: number } | null;
  /** Other origins whose pages may call this API with credentials. */
  readonly origins: readonly string[];
  /** Addresses of proxies whose `X-Forwarded-*` headers are believed. */
  readonly proxies: readonly string[];
  /** Names under which this server is asked for; without any, those of this machine, and over TLS any. */
  readonly hosts: readonly string[];
  /** For which names browsers shall come back over TLS only: this one, or those beneath it as well. */
  readonly hsts: (typeof HSTS_NAMES)[number];
  /** Requests a minute that one account, or one network of people who are not signed in, may send; 0 for any number. */
  readonly rate: number;
  /** Of everything that the server says to people. */
  readonly language: Language;
  /** From which the signing keys are derived; without it they are generated and kept in the database. */
  readonly secret: string | null;
  /** What was signed with it still counts; new signatures are of `secret`. */
  readonly previousSecret: string | null;
  readonly logLevel: LogLevel;
  /** Variables that look like this server's and are read by nothing. */
  readonly unread: readonly string[];
  /** Milliseconds that a stop leaves to requests under way. */
  readonly patience: number;
  /** Milliseconds that a request waits for a database that is locked or does not answer. */
  readonly databasePatience: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export const HSTS_NAMES = ['host', 'subdomains'] as const;

export const LANGUAGES = ['fa', 'en'] as const;

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export const DEFAULTS: Configuration = {
  host: '127.0.0.1',
  port: 8080,
  data: 'data',
  databaseUrl: null,
  dist: 'dist',
  provider: '',
  offline: true,
  demo: { patients: 2000 },
  origins: [],
  proxies: [],
  hosts: [],
  hsts: 'host',
  rate: 600,
  language: 'fa',
  secret: null,
  previousSecret: null,
  logLevel: 'warn',
  unread: [],
  // As long as the app waits for an answer.
  patience: 10_000,
  // A little less, so that it is answered while it waits.
  databasePatience: 9000,
  clock: Date.now,
};
