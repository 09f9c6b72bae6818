import { Clock, Effect } from 'effect';
import { type ResourceName, type Row, resources } from '../../../schema/api.ts';
import { type Failure, isFinal } from '../../../schema/kit/failure.ts';
import { normaliseLines } from '../../../schema/kit/persian-text.ts';
import { type Call, Http } from '../http.ts';
import type { Answer } from '../transport/exchange.ts';
import { refusal } from '../transport/refusal.ts';
import type { Does, Repository } from './contract.ts';
import { rowReader, type Wire } from './rows.ts';
import { saidIn, saysNo, unlessNo } from './said.ts';
import { filled, isWhole, written } from './written.ts';

export { rowsAlike } from './alike.ts';
export { saved } from './saved.ts';
export { stillThere } from './still-there.ts';

const alike = (one: unknown, other: unknown) => normaliseLines(String(one ?? '')) === normaliseLines(String(other ?? ''));

const holds = (row: Wire, sent: Wire): boolean => Object.entries(sent).every(([field, value]) => alike(row[field], value));

/** What a repository does besides reading. */
export type Writer<N extends ResourceName> = Pick<Repository<N>, 'create' | 'change' | 'replace' | 'remove'>;

/** What writes the rows of a resource, out of what reads them. */
export const writerOf = <N extends ResourceName>(name: N, { list, one }: Pick<Repository<N>, 'list' | 'one'>): Writer<N> => {
  const { path } = resources[name];
  const read = rowReader(name);
  const itemPath = (id: number) => `${path}${id}/`;
  const send = (method: Call['method'], to: string, body?: Wire) =>
    Effect.flatMap(Http, (http) => http.send({ method, path: to, bearer: true, ...(body ? { body } : {}) }));

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
    create: Effect.fnUntraced(function* (payload) {
      const whole = filled(name, payload);
      const body = yield* written(name, whole);
      return yield* stored(yield* send('POST', path, body), body, whole, newest(whole));
    }),
    change: Effect.fnUntraced(function* (id, payload) {
      const body = yield* written(name, payload);
      if (Object.keys(body).length === 0) return yield* one(id);
      return yield* stored(yield* send('PATCH', itemPath(id), body), { ...body, id }, payload, one(id));
    }),
    replace: Effect.fnUntraced(function* (row) {
      const body = yield* written(name, row);
      return yield* stored(yield* send('PUT', itemPath(row.id), body), { ...body, id: row.id }, row, one(row.id));
    }),
    remove: (id) => Effect.flatMap(send('DELETE', itemPath(id)), unlessNo),
  };
};
