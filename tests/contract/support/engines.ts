import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from '../../../server/config/configuration.ts';
import { createServer, type RunningServer } from '../../../server/create-server.ts';
import { type Cluster, startCluster } from './cluster.ts';

/** A database engine on which servers can be started, each on a database of its own. */
export interface Engine {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** What a server needs to know to use a new, empty database. */
  readonly newDatabase: () => Promise<Pick<Configuration, 'data' | 'databaseUrl'>>;
  readonly dispose: () => Promise<void>;
}

export const sqlite = (): Engine => {
  const folder = mkdtempSync(path.join(tmpdir(), 'matab-sqlite-'));
  return {
    name: 'SQLite',
    newDatabase: async () => ({ data: mkdtempSync(path.join(folder, 'data-')), databaseUrl: null }),
    dispose: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

export const postgres = (): Engine => {
  let cluster: Promise<Cluster> | null = null;
  return {
    name: 'PostgreSQL',
    newDatabase: async () => {
      cluster ??= startCluster();
      return { data: '/nonexistent', databaseUrl: await (await cluster).newDatabase() };
    },
    dispose: async () => (await cluster)?.stop(),
  };
};

/** Both, for suites that must find them equal. */
export const ENGINES: readonly (readonly [name: Engine['name'], open: () => Engine])[] = [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
];

/**
 * Starts a server in this process, on a new database unless the options name one; without `demo` it has no practice. It speaks English, which says
 * more to whoever reads a failing test, and counts nobody's requests.
 */
export const startOn = async (engine: Engine, options: Partial<Configuration> = {}): Promise<RunningServer> => {
  const database = options.data === undefined ? await engine.newDatabase() : {};
  return createServer({ host: '127.0.0.1', port: 0, demo: null, dist: '/nonexistent', logLevel: 'silent', language: 'en', rate: 0, ...database, ...options });
};
