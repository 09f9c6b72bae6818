import type { ResourceName } from '../../../schema/api.ts';
import type { Scope } from '../../../schema/kit/wire/scope.ts';
import { useListState } from '../resources.ts';
import { leftOutWords } from './files/texts.ts';

/** What a paper of a cached list must say beside its rows: that it never came, that some of it could not be read, since when nobody knows whether it is still right. */
export const useLeftOut = (list: ResourceName, of: Scope | null = null): readonly string[] => {
  const { known, unreadable, asOf } = useListState(list, of);
  if (!known) return [leftOutWords.all];
  return [...(unreadable > 0 ? [leftOutWords.unreadable(unreadable)] : []), ...(asOf === null ? [] : [leftOutWords.asOf(asOf)])];
};
