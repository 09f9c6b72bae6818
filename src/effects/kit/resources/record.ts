import { Effect } from 'effect';
import type { ResourceName, Row } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Services } from '../ports.ts';
import { anyRepository } from './repository.ts';
import type { AnyPayload, AnyRow, Payload } from './rows.ts';

interface RecordEffects<N extends ResourceName> {
  readonly loadRecord: (input: { readonly id: number }) => Effect.Effect<Row<N>, Failure, Services>;
  readonly findAlike: (input: {
    readonly payload: Partial<Row<N>>;
    readonly except?: number | null;
  }) => Effect.Effect<{ readonly rows: readonly Row<N>[] }, Failure, Services>;
  readonly saveRecord: (input: { readonly id?: number | null; readonly payload: Partial<Row<N>> }) => Effect.Effect<Row<N>, Failure, Services>;
}

type Alike<P, R> = (payload: P, row: R) => boolean;

const anyRecordEffects = (name: ResourceName, isAlike: Alike<AnyPayload, AnyRow>) => {
  const rows = anyRepository(name);
  return {
    loadRecord: ({ id }: { readonly id: number }) => rows.one(id),
    findAlike: ({ payload, except }: { readonly payload: AnyPayload; readonly except?: number | null }) =>
      Effect.map(rows.list, (found) => ({ rows: found.rows.filter((row) => row.id !== except && isAlike(payload, row)) })),
    saveRecord: ({ id, payload }: { readonly id?: number | null; readonly payload: AnyPayload }) =>
      typeof id === 'number' ? rows.change(id, payload) : rows.create(payload),
  };
};

/** The effects of a form of one record; `isAlike` compares what identifies a record. */
export const recordEffects = <N extends ResourceName>(name: N, isAlike: Alike<Payload<N>, Row<N>>): RecordEffects<N> =>
  anyRecordEffects(name, isAlike as unknown as Alike<AnyPayload, AnyRow>) as unknown as RecordEffects<N>;
