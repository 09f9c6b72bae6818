import { type ReactNode, Suspense } from 'react';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { lazyAtDesk, useRoomForTable } from './at-desk.ts';
import type { PageTableProps } from './page-table.tsx';

const PageTable = lazyAtDesk(() => import('./page-table.tsx'));

/** How wide a page is that has a table at the desk. */
export const useTableWidth = () => (useRoomForTable() ? 'wide' : undefined);

/** How the rows of a list are shown at the desk, as a table; nothing elsewhere, where they stand one below the other. */
export const useTableAtDesk = <R extends AnyRow>(props: PageTableProps<R>): ((fresh: number | null) => ReactNode) | undefined => {
  // What is brought later takes rows of one kind, and is given nothing that looks at others.
  const shown = props as unknown as PageTableProps<AnyRow>;
  return useRoomForTable()
    ? (fresh) => (
        <Suspense fallback={null}>
          <PageTable {...shown} fresh={fresh} />
        </Suspense>
      )
    : undefined;
};
