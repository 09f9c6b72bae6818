import { Effect } from 'effect';
import { isBare, isMissing } from '../../../machines/kit/outcome.ts';
import type { ResourceName } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Http } from '../http.ts';
import type { Repository } from './contract.ts';

/** Whether a row is there of which nobody knows whether it was deleted. */
export const stillThere = (rows: Repository<ResourceName>, id: number) =>
  Effect.matchEffect(rows.one(id), {
    onSuccess: () => Effect.succeed({ found: true }),
    onFailure: (failure): Effect.Effect<{ readonly found: boolean }, Failure, Http> => {
      // A row that is there and cannot be read has not been deleted; in a list nobody knows which one that was.
      if (failure._tag === 'Unreadable' && rows.hasOne) return Effect.succeed({ found: true });
      if (isMissing(failure)) return Effect.succeed({ found: false });
      if (!isBare(failure)) return Effect.fail(failure);
      // Where nobody knows who said so, the list does: that is the provider's own.
      return Effect.flatMap(rows.list, (list) => {
        const found = list.rows.some((row) => row.id === id);
        return found || list.unreadable === 0 ? Effect.succeed({ found }) : Effect.fail(failure);
      });
    },
  });
