import { type ReactNode, Suspense } from 'react';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { lazyAtDesk, useAtDesk } from './at-desk.ts';
import type { PageTableProps } from './page-table.tsx';

const PageTable = lazyAtDesk(() => import('./page-table.tsx'));

/** How wide a page is that has a table at the desk. */
export const useTableWidth = () => (useAtDesk() ? 'wide' : undefined);

/** How the rows of a list are shown at the desk, as a table; nothing elsewhere, where they stand one below the other. */
export const useTableAtDesk = <R extends AnyRow>(props: PageTableProps<R>): ((fresh: number | null) => ReactNode) | undefined => {
  // What is brought later takes rows of one kind, and is given nothing that looks at others.
  const shown = props as unknown as PageTableProps<AnyRow>;
  return useAtDesk()
    ? (fresh) => (
        <Suspense fallback={null}>
          <PageTable {...shown} fresh={fresh} />
        </Suspense>
      )
    : undefined;
};
