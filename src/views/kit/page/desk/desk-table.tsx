import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, use, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer, type VirtualizerHandle, WindowVirtualizer } from 'virtua';
import { Link } from 'wouter';
import { FreshRows } from '../../list/fresh-row.ts';
import { drawnThrough, tappable } from '../../list/virtual-list.tsx';
import { hidden } from '../../theme/hidden.ts';
import { box, HEAD_ROW, heads, line, ROW, row, table } from './table-look.ts';

/** Tab comes to what can be pressed in a row only from the row that somebody is at. */
export type TabStop = 0 | -1;

export interface TableColumn<R> {
  readonly head: string;
  /** What can be pressed in it has the `tabIndex` that it is told. */
  readonly cell: (row: R, index: number, tabIndex: TabStop) => ReactNode;
  /** The track of the grid that it takes. */
  readonly width: string;
  /** Shown only where the table has the page to itself. */
  readonly roomy?: boolean;
}

/** What may be done with a table from outside: let the keyboard in. */
export interface TableHandle {
  readonly enter: () => void;
}

export interface DeskTableProps<R> {
  readonly ref?: Ref<TableHandle>;
  readonly label: string;
  readonly rows: readonly R[];
  readonly columns: readonly TableColumn<R>[];
  /** Which of the columns names the row, and is its link. */
  readonly named: number;
  /** Where a row leads; null where that is not known. */
  readonly to: (row: R) => string | null;
  readonly onOpen: (row: R) => void;
  /** What else can be done with a row, where anything can; and what that is called. */
  readonly end?: ((row: R, tabIndex: TabStop) => ReactNode) | undefined;
  readonly endLabel?: string;
  /** The record that is open, and the one that was just saved; null for none. */
  readonly current: number | null;
  readonly fresh: number | null;
  /** Whether it scrolls with the page, as one of several things there, and not in a box of its own. */
  readonly flows?: boolean;
  /** Up from the first row. */
  readonly onLeave?: () => void;
}

/* Only some of the rows are there at a time, each where it belongs: no table of HTML could stand so. What it would say of itself is said by roles. */
const tableOf = (label: string, rows: number) => ({ role: 'table', 'aria-label': label, 'aria-rowcount': rows }) as const;
const lineAt = (place: number) => ({ role: 'row', 'aria-rowindex': place }) as const;
const HEAD = { role: 'columnheader' } as const;
const CELL = { role: 'cell' } as const;
const PLAIN = { role: 'presentation' } as const;
/** The track of the menu of a row. */
const MENU = { width: '44px' } as const;

const Rows = ({ ref, style, children }: CustomContainerComponentProps & { readonly ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} style={tappable(style)} {...PLAIN}>
    {children}
  </div>
);

const Place = ({ index, ref, style, children }: CustomItemComponentProps & { readonly ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} style={drawnThrough(style)} {...lineAt(index + 2)}>
    {children}
  </div>
);

const tracks = (columns: readonly Pick<TableColumn<never>, 'width' | 'roomy'>[]): CSSProperties => {
  const along = (all: typeof columns) => all.map(({ width }) => width).join(' ');
  return { '--narrow': along(columns.filter(({ roomy }) => !roomy)), '--roomy': along(columns) } as CSSProperties;
};

/** Rows as a table for the desk, of any length; arrow keys go from row to row, and Tab past all of them. */
export const DeskTable = <R extends { readonly id: number }>(props: DeskTableProps<R>) => {
  const { ref, label, rows, columns, named, to, onOpen, end, endLabel, current, fresh, flows = false, onLeave } = props;
  const freshRows = use(FreshRows);
  const list = useRef<VirtualizerHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(-1);
  const last = rows.length - 1;
  const opened = current === null ? -1 : rows.findIndex(({ id }) => id === current);
  const stop = Math.min(opened >= 0 ? opened : Math.max(0, at), last);

  /** Which row is to take the focus as soon as it is there, unless whoever asked for it has gone elsewhere by then. */
  const awaited = useRef<{ readonly index: number; readonly from: Element | null }>(null);
  const focus = (index: number) => {
    const next = Math.max(0, Math.min(index, last));
    const link = frame.current?.querySelector<HTMLElement>(`[data-row="${next}"]`);
    if (link) link.focus();
    else {
      awaited.current = { index: next, from: document.activeElement };
      list.current?.scrollToIndex(next, { align: 'nearest' });
    }
  };
  const arrived =
    (index: number) =>
    (link: HTMLElement | null): void => {
      if (!link || index !== awaited.current?.index) return;
      const { from } = awaited.current;
      // Where the page scrolls, the row that it was asked from has gone by now, and the focus with it.
      if (document.activeElement === (from?.isConnected === false ? document.body : from)) link.focus();
      else awaited.current = null;
    };
  // However far somebody scrolls, the keyboard keeps its place, and Tab its way in; of a page that scrolls, the way in is what is seen of it.
  const mounted = useMemo(() => [...new Set([at, stop])].filter((index) => index >= 0 && index <= last), [at, stop, last]);
  useImperativeHandle(ref, () => ({ enter: () => focus(0) }));

  const followed = () => {
    const { current: shown } = list;
    if (shown && !frame.current?.contains(document.activeElement)) setAt(Math.max(0, shown.findItemIndex(shown.scrollOffset)));
  };

  const sought = rows.findIndex(({ id }) => id === (fresh ?? current));
  useEffect(() => {
    if (sought >= 0) list.current?.scrollToIndex(sought, { align: 'center' });
  }, [sought]);

  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const from = Number((event.target as HTMLElement).dataset.row ?? Number.NaN);
    if (Number.isNaN(from)) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: last, PageDown: from + 10, PageUp: from - 10 };
    const next = steps[event.key];
    // With Alt, Ctrl or ⌘ a key is the browser's.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (next < 0 && event.key === 'ArrowUp') onLeave?.();
    else focus(next);
  };

  const nameOf = (entry: R, index: number, name: ReactNode) => {
    const path = to(entry);
    const place = {
      ref: arrived(index),
      title: typeof name === 'string' ? name : undefined,
      'data-row': index,
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => {
        awaited.current = null;
        setAt(index);
      },
    };
    // What can be pressed in a row that leads nowhere is come to all the same.
    if (path === null) return <span {...place}>{name}</span>;
    return (
      <Link
        {...place}
        href={path}
        aria-current={entry.id === current ? 'page' : undefined}
        onClick={(event) => {
          event.preventDefault();
          onOpen(entry);
        }}
      >
        {name}
      </Link>
    );
  };
  const drawn = (entry: R, index: number) => {
    const tabIndex = index === stop || index === at ? 0 : -1;
    return (
      <div
        key={entry.id}
        {...PLAIN}
        className={`${line} ${row}`}
        data-current={entry.id === current}
        data-fresh={entry.id === fresh || freshRows.includes(entry.id)}
      >
        {columns.map(({ head, cell, roomy }, column) => (
          <div key={head} {...CELL} data-roomy={roomy ? '' : undefined}>
            {column === named ? nameOf(entry, index, cell(entry, index, tabIndex)) : cell(entry, index, tabIndex)}
          </div>
        ))}
        {end ? (
          <div {...CELL} data-menu="">
            {end(entry, tabIndex)}
          </div>
        ) : null}
      </div>
    );
  };
  const rest = { ref: list, data: rows, as: Rows, item: Place, itemSize: ROW + 1, bufferSize: 8 * ROW };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows, heard where all of them are
    <div
      ref={frame}
      className={table}
      style={tracks(end ? [...columns, MENU] : columns)}
      data-flows={flows}
      {...tableOf(label, rows.length + 1)}
      onKeyDown={pressed}
    >
      <div className={flows ? undefined : box} {...PLAIN}>
        <div {...lineAt(1)} className={`${line} ${heads}`}>
          {columns.map(({ head, roomy }) => (
            <div key={head} {...HEAD} data-roomy={roomy ? '' : undefined}>
              {head}
            </div>
          ))}
          {end ? (
            <div {...HEAD}>
              <span className={hidden}>{endLabel}</span>
            </div>
          ) : null}
        </div>
        {flows ? (
          <WindowVirtualizer {...rest} onScrollEnd={followed}>
            {drawn}
          </WindowVirtualizer>
        ) : (
          <Virtualizer {...rest} startMargin={HEAD_ROW} keepMounted={mounted}>
            {drawn}
          </Virtualizer>
        )}
      </div>
    </div>
  );
};
