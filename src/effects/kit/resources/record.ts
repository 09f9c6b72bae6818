import { Effect } from 'effect';
import type { ResourceName } from '../../../schema/api.ts';
import { type Alike, rowsAlike } from './alike.ts';
import { repositoryOf } from './repository.ts';
import type { Payload } from './rows.ts';

interface Save<N extends ResourceName> {
  readonly id?: number | null;
  readonly payload: Payload<N>;
  /** The record as it was opened. */
  readonly known?: Payload<N> | null;
}

type Plain = Readonly<Record<string, unknown>>;

/** What `payload` sends as it was `known`, as it stands `now`, as far as the provider tells. */
const untouched = (payload: Plain, known: Plain, now: Plain): Plain =>
  Object.fromEntries(Object.keys(payload).flatMap((field) => (isSame(payload[field], known[field]) && now[field] !== undefined ? [[field, now[field]]] : [])));

/** Nothing is written in several ways. */
const isSame = (one: unknown, other: unknown): boolean => (one || null) === (other || null);

/** The effects of a form of one record. */
export const recordEffects = <N extends ResourceName>(name: N, isAlike: Alike<N>) => {
  const rows = repositoryOf(name);
  return {
    loadRecord: ({ id }: { readonly id: number }) => rows.one(id),
    findAlike: ({ payload, except }: { readonly payload: Payload<N>; readonly except?: number | null }) => rowsAlike(rows, isAlike, [payload], except),
    saveRecord: Effect.fnUntraced(function* ({ id, payload, known }: Save<N>) {
      if (typeof id !== 'number') return yield* rows.create(payload);
      // A change that sends all of a record would undo what somebody else did to the rest of it meanwhile. Where that cannot be read, it goes as it stands.
      const isWhole = known != null && Object.keys(untouched(payload, known, known)).length > 0;
      const now = isWhole ? yield* Effect.catch(rows.one(id), () => Effect.succeed(null)) : null;
      return yield* rows.change(id, known && now ? { ...payload, ...untouched(payload, known, now) } : payload);
    }),
  };
};
