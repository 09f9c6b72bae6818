/**
 * The yardstick: the same four requests by `node:http` and the driver of the database alone, with the same tables, indexes,
 * durability and list versions, and without routing, authentication, validation, references or a query builder.
 * `node tests/bench/server-baseline.ts <file or address>` prints its port.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { resourceTable } from '../../server/store/resource-table.ts';

const { table, fields, writable } = resourceTable('patients');
const COLUMNS = fields.map(([name]) => name).join(', ');
const NAMES = writable.map(([name]) => name);
const PRACTICE = 1;

type Row = Record<string, unknown>;

interface Rows {
  readonly version: () => Promise<number> | number;
  readonly list: () => Promise<Row[]> | Row[];
  readonly one: (id: number) => Promise<Row | undefined> | Row | undefined;
  readonly create: (row: Row) => Promise<number> | number;
}

const RAISE = (first: string, second: string) =>
  `insert into lists (practice_id, name, last_id, version) values (${first}, ${second}, 1, 1)
   on conflict (practice_id, name) do update set last_id = lists.last_id + 1, version = lists.version + 1 returning last_id`;

const sqliteRows = (folder: string): Rows => {
  const db = new Sqlite(path.join(folder, 'matab.sqlite'), { timeout: 10_000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const version = db.prepare('select version from lists where practice_id = ? and name = ?');
  const list = db.prepare(`select ${COLUMNS} from ${table} where practice_id = ? order by id`);
  const one = db.prepare(`select ${COLUMNS} from ${table} where practice_id = ? and id = ?`);
  const raise = db.prepare(RAISE('?', '?'));
  const insert = db.prepare(`insert into ${table} (practice_id, id, ${NAMES.join(', ')}) values (?, ?, ${NAMES.map(() => '?').join(', ')})`);
  const create = db.transaction((row: Row) => {
    const { last_id } = raise.get(PRACTICE, 'patients') as { last_id: number };
    insert.run(PRACTICE, last_id, ...NAMES.map((name) => row[name] ?? null));
    return last_id;
  });
  return {
    version: () => (version.get(PRACTICE, 'patients') as { version: number }).version,
    list: () => list.all(PRACTICE) as Row[],
    one: (id) => one.get(PRACTICE, id) as Row | undefined,
    create: (row) => create.immediate(row),
  };
};

const postgresRows = (url: string): Rows => {
  pg.types.setTypeParser(20, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const insert = `insert into ${table} (practice_id, id, ${NAMES.join(', ')}) values ($1, $2, ${NAMES.map((_, at) => `$${at + 3}`).join(', ')})`;
  const rows = async (text: string, values: unknown[]): Promise<Row[]> => (await pool.query<Row>(text, values)).rows;
  return {
    version: async () => Number((await rows('select version from lists where practice_id = $1 and name = $2', [PRACTICE, 'patients']))[0]?.version),
    list: () => rows(`select ${COLUMNS} from ${table} where practice_id = $1 order by id`, [PRACTICE]),
    one: async (id) => (await rows(`select ${COLUMNS} from ${table} where practice_id = $1 and id = $2`, [PRACTICE, id]))[0],
    create: async (row) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const raised = await client.query<{ last_id: number }>(RAISE('$1', '$2'), [PRACTICE, 'patients']);
        const id = raised.rows[0]?.last_id ?? 0;
        await client.query(insert, [PRACTICE, id, ...NAMES.map((name) => row[name] ?? null)]);
        await client.query('commit');
        return id;
      } finally {
        client.release();
      }
    },
  };
};

const target = process.argv[2] ?? '';
const rows = target.startsWith('postgres') ? postgresRows(target) : sqliteRows(target);
let cached = { version: -1, bytes: Buffer.alloc(0) };

const send = (response: ServerResponse, status: number, bytes: Buffer | string): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(bytes) });
  response.end(bytes);
};

const body = (request: IncomingMessage): Promise<Row> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString()) as Row));
  });

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method === 'POST') {
    const row = await body(request);
    const id = await rows.create(row);
    return send(response, 201, JSON.stringify({ id, ...row }));
  }
  const id = /^\/api\/patients\/(\d+)\/$/.exec(request.url ?? '')?.[1];
  if (id !== undefined) return send(response, 200, JSON.stringify(await rows.one(Number(id))));
  const version = await rows.version();
  if (cached.version !== version) cached = { version, bytes: Buffer.from(JSON.stringify(await rows.list())) };
  send(response, 200, cached.bytes);
};

const server = createServer((request, response) => {
  answer(request, response).catch((cause: unknown) => {
    process.stderr.write(`${String(cause)}\n`);
    process.exit(1);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`Port: ${typeof address === 'object' && address ? address.port : 0}`);
});
