import { useEffect, useRef } from 'react';
import type { ResourceName } from '../../../../schema/api.ts';
import { useFreshRows } from '../../list/fresh-row.ts';

/** A way from a choice to something that it does not offer yet. */
export interface Adding {
  readonly label: string;
  /** `query` is what was searched for. */
  readonly onAdd: (query: string) => void;
}

/** Takes the row that was added from a choice as chosen, once it is saved; gives back how to say that one is being added now. */
export const useAdopting = (list: ResourceName, onSaved: (id: number) => void): (() => void) => {
  const fresh = useFreshRows(list);
  const before = useRef<readonly number[] | null>(null);
  useEffect(() => {
    const added = before.current && fresh.find((id) => !before.current?.includes(id));
    if (added == null) return;
    before.current = null;
    onSaved(added);
  });
  return () => {
    before.current = fresh;
  };
};
