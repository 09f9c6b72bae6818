import { Effect } from 'effect';
import type { ResourceName } from '../../../schema/api.ts';
import type { Alike } from './alike.ts';
import { repositoryOf, writing } from './repository.ts';
import type { Payload } from './rows.ts';

/** The effects of a staged list. */
export const stagedEffects = <N extends ResourceName>(name: N, isAlike: Alike<N>) => {
  const rows = repositoryOf(name);
  return {
    findAlike: ({ payloads }: { readonly payloads: readonly Payload<N>[] }) =>
      Effect.flatMap(writing, ({ rowsAlike }) => rowsAlike(rows, isAlike, payloads, { sure: true })),
    sendRow: ({ id, payload }: { readonly id?: number | null; readonly payload: Payload<N> }) =>
      typeof id === 'number' ? rows.change(id, payload) : rows.create(payload),
  };
};
