import { Effect } from 'effect';
import { isMissing } from '../../../machines/kit/outcome.ts';
import { type Operation, type ResourceName, type Row, resources } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import { withoutPart } from '../bind.ts';
import { Http } from '../http.ts';
import { refusal } from '../transport/refusal.ts';
import type { Repository } from './contract.ts';
import { decodedRows } from './decoded.ts';
import { allRows } from './pages.ts';
import { isWire, rowReader } from './rows.ts';

const mayBe = (wire: unknown, id: number): boolean => !isWire(wire) || wire.id === id || !Number.isInteger(wire.id);
const unreadableIn = (where: string): Failure => ({ _tag: 'Unreadable', where });

/** What writes comes with the first write, before anything of it is sent: looking through lists needs none of it. */
export const writing = Effect.tryPromise({ try: () => import('./writing.ts'), catch: withoutPart });

/** The repository of a resource, from its row in the table of resources alone. */
export const repositoryOf = <N extends ResourceName>(name: N): Repository<N> => {
  const { path } = resources[name];
  const hasOne = (resources[name].operations as readonly Operation[]).includes('one');
  const read = rowReader(name);
  const list = Effect.flatMap(allRows(path), ({ rows }) => decodedRows(name, rows));

  const one = Effect.fnUntraced(function* (id: number): Effect.fn.Return<Row<N>, Failure, Http> {
    if (!hasOne) {
      // What is said of a whole list is no word about one of its rows.
      const { rows: wires } = yield* Effect.catchIf(allRows(path), isMissing, () => Effect.fail(unreadableIn(path)));
      const { rows } = yield* decodedRows(name, wires);
      const row = rows.find((each) => each.id === id);
      // One that could not be read may be the very one, unless it says which it is.
      return row ?? (yield* Effect.fail(wires.some((wire) => mayBe(wire, id)) ? unreadableIn(path) : refusal(404, null)));
    }
    const http = yield* Http;
    const row = read(yield* http.json({ method: 'GET', path: `${path}${id}/`, bearer: true }));
    return row ?? (yield* Effect.fail(unreadableIn(path)));
  });

  const writer = Effect.map(writing, ({ writerOf }) => writerOf(name, { list, one }));
  return {
    list,
    hasOne,
    one,
    create: (payload) => Effect.flatMap(writer, ({ create }) => create(payload)),
    change: (id, payload) => Effect.flatMap(writer, ({ change }) => change(id, payload)),
    replace: (row) => Effect.flatMap(writer, ({ replace }) => replace(row)),
    remove: (id) => Effect.flatMap(writer, ({ remove }) => remove(id)),
  };
};
