import { useEffect, useRef } from 'react';
import type { ResourceName } from '../../../../schema/api.ts';
import { NEW } from '../../../../schema/app/route.ts';
import { useApp, useSendApp } from '../../actors.tsx';
import { workedWith } from './options.ts';

/** A way from a choice to something that it does not offer yet. */
export interface Adding {
  readonly label: string;
  /** `query` is what was searched for. */
  readonly onAdd: (query: string) => void;
}

/**
 * Takes the row that was added from a choice as chosen, once it is saved: where `form`, the workflow that adds it, ends in its sheet by making
 * one. What the same list is told of meanwhile was saved from elsewhere.
 */
const useAdopting = (list: ResourceName, onSaved: (id: number) => void, form: string): void => {
  const open = useApp(({ sheet }) => sheet?.workflow === form);
  const added = useApp(({ notices }) => notices.findLast(({ notice }) => notice.code === `${list}.created`)?.notice.values.id);
  const before = useRef({ open, added });
  useEffect(() => {
    const was = before.current;
    before.current = { open, added };
    if (was.open && !open && added && added !== was.added) onSaved(Number(added));
  });
};

/** A way to a form in a sheet over the choice, which begins with what was searched for; what is saved there is taken as chosen. */
export const useAddingOver = (list: ResourceName, form: string, label: string, onSaved: (id: number) => void): Adding => {
  const send = useSendApp();
  const take = (id: number): void => {
    if (list === 'patients') send(workedWith(id));
    onSaved(id);
  };
  useAdopting(list, take, form);
  return {
    label,
    onAdd: (query) => send({ type: 'sheet.ask', workflow: form, params: { id: NEW }, passed: query === '' ? {} : { named: query } }),
  };
};
