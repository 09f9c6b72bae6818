import { css } from '@linaria/core';
import { useRef } from 'react';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { space } from '../../theme/tokens.ts';
import { ListHeader } from '../list/list-header.tsx';
import { type ListScreenProps, useListed } from '../list/list-screen.tsx';
import { useSendList } from '../list/list-state.ts';
import { RowMenu } from '../list/record-row.tsx';
import { ResourceRows } from '../list/resource-rows.tsx';
import { pageWords } from '../texts.ts';
import { DeskTable, type TableColumn, type TableHandle } from './desk-table.tsx';
import { intoRows } from './search-keys.ts';

const ladder = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  & > :not([role='table'], :has(> h2)) {
    margin-inline: ${space(6)};
  }
`;

export interface DeskListProps<R extends AnyRow> extends Omit<ListScreenProps<R>, 'row'> {
  readonly table: readonly TableColumn<R>[];
  /** Which column names the row. */
  readonly named: number;
  readonly nameOf: (row: R) => string;
  readonly to: (row: R) => string;
  /** The record that stands beside it. */
  readonly current: number | null;
  readonly beside: boolean;
}

/** The list of a screen at the desk: the same search, order and paper, and its rows as a table. */
export const DeskList = <R extends AnyRow>(props: DeskListProps<R>) => {
  const { workflow, list, texts, table, named, nameOf, to, current, beside } = props;
  const { all, rows, query, add, paper, ready } = useListed({ ...props, row: () => null }, !beside);
  const send = useSendList<R>(workflow);
  const handle = useRef<TableHandle>(null);
  const pane = useRef<HTMLDivElement>(null);
  const open = (row: R) => send({ type: 'row.opened', row });
  return (
    <>
      <ListHeader
        workflow={workflow}
        list={list}
        besides={props.besides}
        texts={texts}
        shown={rows.length}
        count={all.length}
        ready={ready}
        title={props.title}
        orders={props.orders}
        printable={props.columns !== undefined && !beside}
        actions={beside ? null : add}
        desk={beside ? 'beside' : 'alone'}
        onSearchKey={(event) => intoRows(event, { query, rows, table: handle.current, onOpen: open })}
      />
      <div ref={pane} className={ladder}>
        {beside ? null : props.children}
        <ResourceRows
          workflow={workflow}
          list={list}
          texts={texts}
          rows={rows}
          count={all.length}
          ready={ready}
          query={query}
          icon={props.icon}
          add={add}
          addFound={props.addFound?.(query.trim())}
          table={(fresh) => (
            <DeskTable
              ref={handle}
              label={texts.title}
              rows={rows}
              columns={table}
              named={named}
              to={to}
              onOpen={open}
              current={current}
              fresh={fresh}
              endLabel={pageWords.more}
              onLeave={() => pane.current?.parentElement?.querySelector<HTMLElement>('[data-search]')?.focus()}
              end={(row, tabIndex) => <RowMenu workflow={workflow} row={row} name={nameOf(row)} tabIndex={tabIndex} />}
            />
          )}
        >
          {() => null}
        </ResourceRows>
      </div>
      {paper}
    </>
  );
};
