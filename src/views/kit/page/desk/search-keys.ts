import type { TableHandle } from './desk-table.tsx';

/** What of a key in a search is looked at, wherever it is heard. */
interface SearchKey {
  readonly key: string;
  readonly currentTarget: EventTarget | null;
  readonly preventDefault: () => void;
}

interface Answer<R> {
  readonly query: string;
  readonly rows: readonly R[];
  readonly table: TableHandle | null;
  readonly onOpen: (row: R) => void;
}

/** From the search of a table into it: down to its rows, or with Enter to the first that was found. */
export const intoRows = <R>(event: SearchKey, { query, rows, table, onOpen }: Answer<R>): void => {
  // Where there is no keyboard of glass to be put away, who finds nobody types on.
  if (event.key === 'Enter' && matchMedia('(hover: hover)').matches) event.preventDefault();
  // Rows that answer what stood there before are nobody's answer yet.
  if ((event.currentTarget as HTMLInputElement).value !== query) return;
  const [first] = rows;
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    table?.enter();
  } else if (event.key === 'Enter' && first && query.trim() !== '') onOpen(first);
};
