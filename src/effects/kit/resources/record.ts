import type { ResourceName } from '../../../schema/api.ts';
import { type Alike, rowsAlike } from './alike.ts';
import { repositoryOf } from './repository.ts';
import type { Payload } from './rows.ts';

/** The effects of a form of one record. */
export const recordEffects = <N extends ResourceName>(name: N, isAlike: Alike<N>) => {
  const rows = repositoryOf(name);
  return {
    loadRecord: ({ id }: { readonly id: number }) => rows.one(id),
    findAlike: ({ payload, except }: { readonly payload: Payload<N>; readonly except?: number | null }) => rowsAlike(rows, isAlike, [payload], except),
    saveRecord: ({ id, payload }: { readonly id?: number | null; readonly payload: Payload<N> }) =>
      typeof id === 'number' ? rows.change(id, payload) : rows.create(payload),
  };
};
