import type { ReactNode } from 'react';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { partAtDesk, useRoomForTable } from './at-desk.ts';
import type { PageTableProps } from './page-table.tsx';

const usePageTable = partAtDesk(() => import('./page-table.tsx'));

/** How wide a page is that has a table at the desk. */
export const useTableWidth = () => (useRoomForTable() ? 'wide' : undefined);

/** How the rows of a list are shown at the desk, as a table; null while that is on its way, and nothing elsewhere, where they stand one below the other. */
export const useTableAtDesk = <R extends AnyRow>(props: PageTableProps<R>): ((fresh: number | null) => ReactNode) | null | undefined => {
  const part = usePageTable(useRoomForTable());
  return part && ((fresh) => <part.PageTable {...props} fresh={fresh} />);
};
