import { Effect } from 'effect';
import type { ResourceName, Row } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Http } from '../http.ts';
import type { Repository } from './contract.ts';
import type { Payload } from './rows.ts';

/** Whether a stored row could be what a payload became: compares what identifies a record. */
export type Alike<N extends ResourceName> = (payload: Payload<N>, row: Row<N>) => boolean;

/**
 * The provider's rows, never from a cache, that look like one of the payloads; `except` is the row that is known to. Where none does and
 * some could not be read, one of those may: whoever is `sure` of nothing less hears that nobody knows.
 */
export const rowsAlike = <N extends ResourceName>(
  { list }: Repository<N>,
  isAlike: Alike<N>,
  payloads: readonly Payload<N>[],
  { except = null, sure = false }: { readonly except?: number | null | undefined; readonly sure?: boolean } = {},
): Effect.Effect<{ readonly rows: readonly Row<N>[] }, Failure, Http> =>
  // Where nothing new is to be sent there is nothing to compare.
  payloads.length === 0
    ? Effect.succeed({ rows: [] })
    : Effect.flatMap(list, ({ rows, unreadable }) => {
        const found = rows.filter((row) => row.id !== except && payloads.some((payload) => isAlike(payload, row)));
        return sure && found.length === 0 && unreadable > 0 ? Effect.fail<Failure>({ _tag: 'Unreadable', where: 'alike' }) : Effect.succeed({ rows: found });
      });
