import { Clock, Effect } from 'effect';
import { type Operation, type ResourceName, type Row, resources } from '../../../schema/api.ts';
import { type Failure, isFinal } from '../../../schema/kit/failure.ts';
import { normaliseLines } from '../../../schema/kit/persian-text.ts';
import { withoutPart } from '../bind.ts';
import { type Call, Http } from '../http.ts';
import type { Answer } from '../transport/exchange.ts';
import { refusal } from '../transport/refusal.ts';
import { decodedRows, type Rows } from './decoded.ts';
import { allRows } from './pages.ts';
import { filled, isWhole, isWire, type Payload, rowReader, type Wire } from './rows.ts';
import { saidIn, saysNo, unlessNo } from './said.ts';

type Does<A> = Effect.Effect<A, Failure, Http>;

/** What can be done with the rows of one resource. Answers are rows as the provider stored them. */
export interface Repository<N extends ResourceName> {
  /** The readable rows, and how many broke the contract. */
  readonly list: Does<Rows<N>>;
  /** Whether the provider answers for one row by itself; of others its list does. */
  readonly hasOne: boolean;
  /** One row; `Rejected` with status 404 when there is none, `Unreadable` where one that broke the contract may be it. */
  readonly one: (id: number) => Does<Row<N>>;
  readonly create: (payload: Payload<N>) => Does<Row<N>>;
  /** Sends what is in the payload; an empty one makes no call but reads the row. Null, or "" in a text, clears. */
  readonly change: (id: number, payload: Payload<N>) => Does<Row<N>>;
  readonly replace: (row: Row<N>) => Does<Row<N>>;
  readonly remove: (id: number) => Does<void>;
}

const mayBe = (wire: unknown, id: number): boolean => !isWire(wire) || wire.id === id || !Number.isInteger(wire.id);
const unreadableIn = (where: string): Failure => ({ _tag: 'Unreadable', where });

/** What checks a write comes with the first one: looking through lists needs none of it. */
const writing = Effect.tryPromise({ try: () => import('./writing.ts'), catch: withoutPart });

const alike = (one: unknown, other: unknown) => normaliseLines(String(one ?? '')) === normaliseLines(String(other ?? ''));

const holds = (row: Wire, sent: Wire): boolean => Object.entries(sent).every(([field, value]) => alike(row[field], value));

/** The repository of a resource, from its row in the table of resources alone. */
export const repositoryOf = <N extends ResourceName>(name: N): Repository<N> => {
  const { path } = resources[name];
  const hasOne = (resources[name].operations as readonly Operation[]).includes('one');
  const read = rowReader(name);
  const write = (payload: Wire) => Effect.flatMap(writing, ({ written }) => written(name, payload));
  const itemPath = (id: number) => `${path}${id}/`;
  const send = (method: Call['method'], to: string, body?: Wire) =>
    Effect.flatMap(Http, (http) => http.send({ method, path: to, bearer: true, ...(body ? { body } : {}) }));

  const list = Effect.flatMap(allRows(path), ({ rows }) => decodedRows(name, rows));

  const one = Effect.fnUntraced(function* (id: number): Effect.fn.Return<Row<N>, Failure, Http> {
    if (!hasOne) {
      const { rows: wires } = yield* allRows(path);
      const { rows } = yield* decodedRows(name, wires);
      const row = rows.find((each) => each.id === id);
      // One that could not be read may be the very one, unless it says which it is.
      return row ?? (yield* Effect.fail(wires.some((wire) => mayBe(wire, id)) ? unreadableIn(path) : refusal(404, null)));
    }
    const http = yield* Http;
    const row = read(yield* http.json({ method: 'GET', path: itemPath(id), bearer: true }));
    return row ?? (yield* Effect.fail(unreadableIn(path)));
  });

  /** The newest row that holds all that was sent. */
  const newest = (sent: Wire) =>
    Effect.map(list, ({ rows }) =>
      rows.filter((row) => holds(row, sent)).reduce<Row<N> | null>((best, row) => (best === null || row.id > best.id ? row : best), null),
    );

  /**
   * The row that an accepted write of `sent` stored: the answer, made whole by what went over the wire. Where both together tell too
   * little, the row is read; where that fails as well, the outcome is not known, but the write did not fail. Where the answer says that
   * it did, nothing but a changed row that holds what was sent says otherwise: a new one cannot be told from an older twin here.
   */
  const stored = Effect.fnUntraced(function* (answer: Answer, body: Wire, sent: Wire, reading: Does<Row<N> | null>): Effect.fn.Return<Row<N>, Failure, Http> {
    const { status, sentAt } = answer;
    const said = saidIn(answer);
    const refused = said !== null && !isWhole(name, said) && saysNo(said);
    if (refused && !('id' in body)) return yield* Effect.fail(refusal(status, said));
    const told = refused ? null : said && { ...body, ...said };
    const whole = told && isWhole(name, told) ? read(told) : null;
    // Null where there is no such row, undefined where nobody could tell.
    const found = whole ?? (yield* Effect.catch(reading, (failure) => Effect.succeed(isFinal(failure) ? null : undefined)));
    const row = refused ? found && holds(found, sent) && found : (found ?? read(told));
    if (row) return row;
    if (refused && found !== undefined) return yield* Effect.fail(refusal(status, said));
    return yield* Effect.fail<Failure>({
      _tag: 'UnknownOutcome',
      ageMillis: (yield* Clock.currentTimeMillis) - sentAt,
      ...(refused ? {} : { accepted: true }),
    });
  });

  return {
    list,
    hasOne,
    one,
    create: Effect.fnUntraced(function* (payload) {
      const whole = filled(name, payload);
      const body = yield* write(whole);
      return yield* stored(yield* send('POST', path, body), body, whole, newest(whole));
    }),
    change: Effect.fnUntraced(function* (id, payload) {
      const body = yield* write(payload);
      if (Object.keys(body).length === 0) return yield* one(id);
      return yield* stored(yield* send('PATCH', itemPath(id), body), { ...body, id }, payload, one(id));
    }),
    replace: Effect.fnUntraced(function* (row) {
      const body = yield* write(row);
      return yield* stored(yield* send('PUT', itemPath(row.id), body), { ...body, id: row.id }, row, one(row.id));
    }),
    remove: (id) => Effect.flatMap(send('DELETE', itemPath(id)), unlessNo),
  };
};
