import { Effect } from 'effect';
import type { ResourceName, Row } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Services } from '../ports.ts';
import { anyRepository } from './repository.ts';
import type { AnyPayload, AnyRow, Payload } from './rows.ts';

interface StagedEffects<N extends ResourceName> {
  readonly findAlike: (input: { readonly payloads: readonly Partial<Row<N>>[] }) => Effect.Effect<{ readonly rows: readonly Row<N>[] }, Failure, Services>;
  readonly sendRow: (input: { readonly payload: Partial<Row<N>> }) => Effect.Effect<Row<N>, Failure, Services>;
}

type Alike<P, R> = (payload: P, row: R) => boolean;

const anyStagedEffects = (name: ResourceName, isAlike: Alike<AnyPayload, AnyRow>) => {
  const rows = anyRepository(name);
  return {
    findAlike: ({ payloads }: { readonly payloads: readonly AnyPayload[] }) =>
      // Where nothing new is to be sent there is nothing to compare.
      payloads.length === 0
        ? Effect.succeed({ rows: [] })
        : Effect.map(rows.list, (found) => ({ rows: found.rows.filter((row) => payloads.some((payload) => isAlike(payload, row))) })),
    sendRow: ({ payload }: { readonly payload: AnyPayload }) => rows.create(payload),
  };
};

/** The effects of a staged list; `isAlike` compares what identifies a record. */
export const stagedEffects = <N extends ResourceName>(name: N, isAlike: Alike<Payload<N>, Row<N>>): StagedEffects<N> =>
  anyStagedEffects(name, isAlike as unknown as Alike<AnyPayload, AnyRow>) as unknown as StagedEffects<N>;
