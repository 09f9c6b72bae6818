import { Clock, Effect } from 'effect';
import type { ResourceName, Row } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Http } from '../http.ts';
import type { Repository } from './contract.ts';
import type { Payload } from './rows.ts';

/** Whether a stored row could be what a payload became: compares what identifies a record. */
export type Alike<N extends ResourceName> = (payload: Payload<N>, row: Row<N>) => boolean;

/** What was found, and when that was so, in milliseconds since 1970: a page may have slept over the answer. */
export interface Found<N extends ResourceName> {
  readonly rows: readonly Row<N>[];
  readonly readAt: number;
}

const found = <N extends ResourceName>(rows: readonly Row<N>[]): Effect.Effect<Found<N>> => Effect.map(Clock.currentTimeMillis, (readAt) => ({ rows, readAt }));

/**
 * The provider's rows, never from a cache, that look like one of the payloads; `except` is the row that is known to. Where none does and
 * some could not be read, one of those may: whoever is `sure` of nothing less hears that nobody knows.
 */
export const rowsAlike = <N extends ResourceName>(
  { list }: Repository<N>,
  isAlike: Alike<N>,
  payloads: readonly Payload<N>[],
  { except = null, sure = false }: { readonly except?: number | null | undefined; readonly sure?: boolean } = {},
): Effect.Effect<Found<N>, Failure, Http> =>
  // Where nothing new is to be sent there is nothing to compare, and nothing else is like nothing.
  payloads.every((payload) => Object.keys(payload).length === 0)
    ? found<N>([])
    : Effect.flatMap(list, ({ rows, unreadable }) => {
        const alike = rows.filter((row) => row.id !== except && payloads.some((payload) => isAlike(payload, row)));
        return sure && alike.length === 0 && unreadable > 0 ? Effect.fail<Failure>({ _tag: 'Unreadable', where: 'alike' }) : found(alike);
      });
