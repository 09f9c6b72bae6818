import type { ResourceName } from '../../../../schema/api.ts';
import { useListState } from '../../resources.ts';

/** Whether a cached list can say that something is not there: as a whole, and neither on its way nor as it was before a failure. */
export const useIsWhole = (list: ResourceName): boolean => {
  const { known, busy, failure, unreadable } = useListState(list);
  return known && !busy && failure === null && unreadable === 0;
};

/** What cached lists say of choices, a `false` among it only where the list of that choice is `whole`. */
export const believed = <Facts extends object>(facts: Facts, whole: { readonly [Fact in keyof Facts]?: boolean }): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([fact, said]) => said !== false || whole[fact as keyof Facts] !== false)) as Facts;
