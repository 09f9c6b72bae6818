import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of this test run alone, in a folder of its own. */
export interface Cluster {
  /** Creates an empty database and returns its address. */
  readonly newDatabase: () => Promise<string>;
  /** Stops every process of it as a machine does that hangs: connections stay and nobody answers. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

const INSTALLED = '/usr/lib/postgresql';

/** Where a server program may be: named by MATAB_POSTGRES, in Debian's place, or on the path. */
const candidates = (): readonly string[] => [
  process.env.MATAB_POSTGRES ?? '',
  ...(existsSync(INSTALLED) ? readdirSync(INSTALLED).map((version) => `${INSTALLED}/${version}/bin/postgres`) : []),
  ...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'postgres')),
];

const programs = (): { readonly postgres: string; readonly initdb: string } => {
  const postgres = candidates().find((file) => file !== '' && existsSync(file));
  if (!postgres) throw new Error('These tests need a PostgreSQL server program: install PostgreSQL 15 or newer, or name it in MATAB_POSTGRES.');
  return { postgres, initdb: path.join(path.dirname(realpathSync(postgres)), 'initdb') };
};

/** PostgreSQL refuses to run as root, so root lends the folder to an account that owns nothing else. */
const owner = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('database system is ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });

/** To the server and the processes that it has made, which do not listen to it while it stands still. */
const signal = ({ pid = 0 }: ChildProcess, name: NodeJS.Signals): void => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid);
  for (const one of [pid, ...children.map(([child = pid]) => child)]) process.kill(one, name);
};

const gone = (server: ChildProcess): Promise<void> => new Promise((resolve) => (server.exitCode === null ? server.once('exit', () => resolve()) : resolve()));

/** Starts a throw-away cluster; `durable: false` skips waiting for the disk, which these tests do not ask about. */
export const startCluster = async ({ durable = false }: { readonly durable?: boolean } = {}): Promise<Cluster> => {
  const { postgres, initdb } = programs();
  const folder = mkdtempSync(path.join(tmpdir(), 'matab-postgres-'));
  const account = owner();
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(initdb, ['-D', data, '-U', 'matab', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...account,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
  // Spoken to through its own folder: a port that is free now may be somebody else's in a moment.
  const settings = { listen_addresses: '', unix_socket_directories: folder, fsync: durable ? 'on' : 'off', max_connections: 200 };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(postgres, ['-D', data, ...flags], { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  await ready(server);
  const address = (name: string) => `postgres:///${name}?${new URLSearchParams({ host: folder, user: 'matab' })}`;
  let count = 0;
  let isFrozen = false;
  return {
    newDatabase: async () => {
      count += 1;
      const name = `matab_${count}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    freeze: () => {
      isFrozen = true;
      signal(server, 'SIGSTOP');
    },
    thaw: () => {
      signal(server, 'SIGCONT');
      isFrozen = false;
    },
    stop: async () => {
      process.off('exit', kill);
      // One that runs has processes that come and go meanwhile.
      if (isFrozen) signal(server, 'SIGCONT');
      server.kill('SIGINT');
      await gone(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
