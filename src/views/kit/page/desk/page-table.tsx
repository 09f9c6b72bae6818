import { type ReactNode, useEffect, useRef } from 'react';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import type { Column } from '../../print/print-table.tsx';
import { useSendList } from '../list/list-state.ts';
import { RowMenu } from '../list/record-row.tsx';
import { pageWords } from '../texts.ts';
import { fromPaper, indexColumn, type Track } from './columns.tsx';
import { DeskTable, type TableHandle } from './desk-table.tsx';
import { intoRows } from './search-keys.ts';

export interface PageTableProps<R extends AnyRow> {
  readonly workflow: string;
  readonly label: string;
  readonly rows: readonly R[];
  /** As on paper, each with its track. */
  readonly columns: readonly Column<R>[];
  readonly tracks: readonly Track[];
  /** Which of them names the row. */
  readonly named: number;
  /** What a person calls it. */
  readonly nameOf: (row: R) => string;
  /** Where it is changed. */
  readonly to: (row: R) => string;
  /** What the rows answer, where they are searched. */
  readonly query?: string;
}

/** Names of Latin letters are read in their own direction; one that its column is too narrow for is told whole to whoever stays on it. */
const apart = (cell: ReactNode): ReactNode => (typeof cell === 'string' ? <bdi title={cell}>{cell}</bdi> : cell);

const searchField = () => document.querySelector<HTMLInputElement>('[data-search]');

/** The rows of a list as a table among what else its page has, counted and with the columns of its paper; Enter changes one. */
export const PageTable = <R extends AnyRow>(props: PageTableProps<R> & { readonly fresh: number | null }) => {
  const { workflow, rows, columns, tracks, named, nameOf, query = '', ...shown } = props;
  const send = useSendList<R>(workflow);
  const handle = useRef<TableHandle>(null);
  useEffect(() => {
    const field = searchField();
    const pressed = (event: KeyboardEvent) => intoRows(event, { query, rows, table: handle.current, onOpen: (row) => send({ type: 'row.edit', row }) });
    field?.addEventListener('keydown', pressed);
    return () => field?.removeEventListener('keydown', pressed);
  }, [query, rows, send]);
  return (
    <DeskTable
      {...shown}
      ref={handle}
      flows
      rows={rows}
      columns={[indexColumn('2.5rem'), ...fromPaper(columns, tracks, apart)]}
      named={named + 1}
      onOpen={(row) => send({ type: 'row.edit', row })}
      current={null}
      endLabel={pageWords.more}
      end={(row, tabIndex) => <RowMenu workflow={workflow} row={row} name={nameOf(row)} tabIndex={tabIndex} />}
      onLeave={() => searchField()?.focus()}
    />
  );
};
