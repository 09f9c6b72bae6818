import { Effect } from 'effect';
import type { ResourceName } from '../../../schema/api.ts';
import type { Alike } from './alike.ts';
import { repositoryOf, writing } from './repository.ts';
import type { Payload } from './rows.ts';
import type { Save } from './saved.ts';

/** The effects of a form of one record. Of `lists`, fields that hold words in one text, a change adds and takes out words: others are somebody else's. */
export const recordEffects = <N extends ResourceName>(name: N, isAlike: Alike<N>, lists: readonly string[] = []) => {
  const rows = repositoryOf(name);
  return {
    loadRecord: ({ id }: { readonly id: number }) => rows.one(id),
    findAlike: ({ payload, except }: { readonly payload: Payload<N>; readonly except?: number | null }) =>
      Effect.flatMap(writing, ({ rowsAlike }) => rowsAlike(rows, isAlike, [payload], { except })),
    saveRecord: (save: Save<N>) => Effect.flatMap(writing, ({ saved }) => saved(name, rows, lists, save)),
  };
};
