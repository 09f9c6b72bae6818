import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createServer } from '../../../server/create-server.ts';
import { newFolder, runServer, type ServerProcess } from '../support/process.ts';

const FILE = 'matab.sqlite';

const endOf = async (server: ServerProcess) => {
  const { code, stdout, stderr } = await server.ended;
  return { code, stdout, stderr };
};

const practice = async (): Promise<string> => {
  const data = newFolder();
  const server = await createServer({ data, port: 0, demo: { patients: 5 }, logLevel: 'silent', dist: data });
  await server.stop();
  return data;
};

test('an empty file in the place of the database is not taken for a new practice', async () => {
  const data = await practice();
  truncateSync(path.join(data, FILE));
  expect(await endOf(runServer({ MATAB_DATA: data, MATAB_DEMO: 'on' }))).toEqual({
    code: 1,
    stdout: '',
    stderr: `The database ${path.join(data, FILE)} is empty: restore a backup, or delete the file to begin anew.\n`,
  });
  expect(statSync(path.join(data, FILE)).size).toBe(0);
});

test('the last changes of a database that is gone are not thrown away', async () => {
  const data = await practice();
  rmSync(path.join(data, FILE));
  writeFileSync(path.join(data, `${FILE}-wal`), 'the last changes');
  const { code, stderr } = await endOf(runServer({ MATAB_DATA: data, MATAB_DEMO: 'on' }));
  expect([code, stderr.split('\n')]).toEqual([1, [expect.stringMatching(/^The database .*matab\.sqlite is missing, and its last changes are in .*-wal/), '']]);
  expect([existsSync(path.join(data, FILE)), readFileSync(path.join(data, `${FILE}-wal`), 'utf8')]).toEqual([false, 'the last changes']);
});

test('processes that start together on a new folder make one database', async () => {
  const data = newFolder();
  const servers = Array.from({ length: 4 }, () => runServer({ MATAB_DATA: data, MATAB_DEMO: 'on', MATAB_DEMO_PATIENTS: '5' }));
  await Promise.all(servers.map(({ url }) => url));
  for (const { kill } of servers) kill('SIGTERM');
  for (const { code } of await Promise.all(servers.map(({ ended }) => ended))) expect(code).toBe(0);
  expect(readdirSync(data).filter((name) => !name.startsWith('matab.sqlite'))).toEqual([]);
  expect(readdirSync(data).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('what others on the machine could read is closed to them at the next start, which says so once', async () => {
  const data = await practice();
  const file = path.join(data, FILE);
  chmodSync(data, 0o755);
  chmodSync(file, 0o644);
  const mode = (name: string) => (statSync(name).mode & 0o777).toString(8);
  const said = [];
  for (let round = 0; round < 2; round += 1) {
    const server = runServer({ MATAB_DATA: data });
    await server.url;
    expect([mode(data), ...readdirSync(data).map((name) => mode(path.join(data, name)))]).toEqual(['700', '600', '600', '600']);
    server.kill('SIGTERM');
    said.push((await server.ended).stdout.includes(`Others on this machine could get at ${data}, ${file} until now`));
  }
  expect(said).toEqual([true, false]);
});

test('a folder that holds other things keeps its rights, and the database in it is closed', async () => {
  const data = await practice();
  writeFileSync(path.join(data, 'accounts.ods'), '');
  chmodSync(data, 0o755);
  chmodSync(path.join(data, FILE), 0o644);
  const server = runServer({ MATAB_DATA: data });
  await server.url;
  server.kill('SIGTERM');
  await server.ended;
  expect([statSync(data).mode & 0o777, statSync(path.join(data, FILE)).mode & 0o777]).toEqual([0o755, 0o600]);
});

test.each(['/proc/matab', '/sys/matab', '/dev', '/dev/matab'])('%s is no place for data, and that is one line', async (data) => {
  expect(await endOf(runServer({ MATAB_DATA: data }))).toEqual({ code: 1, stdout: '', stderr: `The data folder ${data} is on no disk.\n` });
});
