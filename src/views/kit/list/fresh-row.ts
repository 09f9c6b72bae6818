import { createContext } from 'react';
import type { ResourceName } from '../../../schema/api.ts';
import { useApp } from '../actors.tsx';

/** The row of a list that was just saved, for as long as the message stands that says so; null for none. */
export const useFreshRow = (list: ResourceName): number | null =>
  useApp(({ notices }) => {
    const said = notices.findLast(({ notice: { code, values } }) => values.id && (code === `${list}.created` || code === `${list}.updated`));
    return said ? Number(said.notice.values.id) : null;
  });

/** The one of a list's rows, for the rows themselves. */
export const FreshRow = createContext<number | null>(null);
