import { useEffect, useRef } from 'react';
import type { ResourceName } from '../../../../schema/api.ts';
import { useApp } from '../../actors.tsx';
import { useFreshRows } from '../../list/fresh-row.ts';

/** A way from a choice to something that it does not offer yet. */
export interface Adding {
  readonly label: string;
  /** `query` is what was searched for. */
  readonly onAdd: (query: string) => void;
}

/**
 * Takes the row that was added from a choice as chosen, once it is saved; gives back how to say that one is being added now. `form` is the
 * workflow that adds it: where it stands open in a sheet as the page comes, it was opened before a reload.
 */
export const useAdopting = (list: ResourceName, onSaved: (id: number) => void, form: string | null = null): (() => void) => {
  const fresh = useFreshRows(list);
  const open = useApp(({ sheet }) => sheet !== null && sheet.workflow === form);
  const before = useRef<readonly number[] | null>(null);
  useEffect(() => {
    if (open) before.current ??= fresh;
    const added = before.current && fresh.find((id) => !before.current?.includes(id));
    if (added == null) return;
    before.current = null;
    onSaved(added);
  });
  return () => {
    before.current = fresh;
  };
};
