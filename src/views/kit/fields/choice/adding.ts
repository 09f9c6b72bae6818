import { useEffect, useRef } from 'react';
import type { ResourceName } from '../../../../schema/api.ts';
import { NEW } from '../../../../schema/app/route.ts';
import { useApp, useSendApp } from '../../actors.tsx';
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
const useAdopting = (list: ResourceName, onSaved: (id: number) => void, form: string): (() => void) => {
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

/** A way to a form in a sheet over the choice, which begins with what was searched for; what is saved there is taken as chosen. */
export const useAddingOver = (list: ResourceName, form: string, label: string, onSaved: (id: number) => void): Adding => {
  const adopt = useAdopting(list, onSaved, form);
  const send = useSendApp();
  return {
    label,
    onAdd: (query) => {
      adopt();
      send({ type: 'sheet.ask', workflow: form, params: { id: NEW }, passed: query === '' ? {} : { named: query } });
    },
  };
};
