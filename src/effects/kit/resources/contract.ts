import type { Effect } from 'effect';
import type { ResourceName, Row } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Http } from '../http.ts';
import type { Rows } from './decoded.ts';
import type { Payload } from './rows.ts';

export type Does<A> = Effect.Effect<A, Failure, Http>;

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
