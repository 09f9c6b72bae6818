import { resourceId } from '../../../../machines/app/context.ts';
import type { ResourceSnapshot } from '../../../../machines/kit/resource.ts';
import type { ResourceName } from '../../../../schema/api.ts';
import { useSelectedIfOpen } from '../../actors.tsx';
import { useCachedRow } from '../../resources.ts';
import { useWhenSettled } from './when-settled.ts';

/** When a cached list is last known to have been the provider's; null while it never was. */
const loadedAt = ({ context }: ResourceSnapshot): number | null => context.loadedAt;

/**
 * Tells a workflow, which sees no list, what the cached one has of a row that it could not load, and when that was so. For
 * what stands in the place of such a row alone: a list that nobody looked into yet is read for it.
 */
export const useKeptRow = <R>(list: ResourceName, id: number, tell: (row: R, at: number) => void): void => {
  const row = useCachedRow(list, id) as R | null;
  const at = useSelectedIfOpen(resourceId(list), loadedAt);
  useWhenSettled(Boolean(row && at), () => {
    if (row && at) tell(row, at);
  });
};
