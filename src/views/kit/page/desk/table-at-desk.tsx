import type { ReactNode } from 'react';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { usePartLater } from '../../list/later.ts';
import { useRoomForTable } from './at-desk.ts';
import type { PageTableProps } from './page-table.tsx';

const load = () => import('./page-table.tsx');

/** How wide a page is that has a table at the desk. */
export const useTableWidth = () => (useRoomForTable() ? 'wide' : undefined);

/** How the rows of a list are shown at the desk, as a table; nothing elsewhere, where they stand one below the other. */
export const useTableAtDesk = <R extends AnyRow>(props: PageTableProps<R>): ((fresh: number | null) => ReactNode) | undefined => {
  const atDesk = useRoomForTable();
  const part = usePartLater(load, false, atDesk);
  return atDesk ? (fresh) => part && <part.PageTable {...props} fresh={fresh} /> : undefined;
};
