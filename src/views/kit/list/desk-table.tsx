import { css } from '@linaria/core';
import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';
import { Link } from 'wouter';
import { colour, motion, radius, space, text, visuallyHidden, weight } from '../theme/tokens.ts';
import { drawnThrough, tappable } from './virtual-list.tsx';

/** The height of every row, in pixels. */
const ROW = 52;
const HEAD_ROW = 41;

const table = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  container-type: inline-size;
`;
const hidden = css`
  ${visuallyHidden}
`;
const line = css`
  position: relative;
  display: grid;
  grid-template-columns: var(--narrow);
  align-items: center;
  gap: ${space(3)};
  padding-inline: ${space(6)} ${space(3)};
  & > [data-roomy] {
    display: none;
  }
  & > [data-end] {
    text-align: end;
  }
  & > * {
    min-inline-size: 0;
  }
  @container (min-width: 760px) {
    grid-template-columns: var(--roomy);
    & > [data-roomy] {
      display: block;
    }
  }
`;
const heads = css`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  block-size: ${HEAD_ROW}px;
  background: ${colour.surface};
  border-block-end: 1px solid ${colour.line};
  ${text.caption}
  color: ${colour.soft};
  font-weight: ${weight.medium};
`;
const box = css`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;
  scroll-padding-block-start: ${HEAD_ROW}px;
  /* A strip floats over the end of it, with as much below as it is high. */
  padding-block-end: calc(var(--strip, 0px) * 2);
`;
const row = css`
  block-size: ${ROW}px;
  border-block-end: 1px solid ${colour.line};
  transition: background-color ${motion.quick};
  font-variant-numeric: tabular-nums;
  &:hover {
    background: ${colour.sunken};
  }
  &[data-current='true'],
  &[data-fresh='true'] {
    background: ${colour.tint};
  }
  &[data-current='true'] {
    box-shadow: inset -4px 0 0 ${colour.accent};
  }
  & > div {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & a[data-row] {
    font-weight: ${weight.bold};
  }
  /* The whole row is the link, but for what is to be pressed in it. */
  & :is(a:not([data-row]), button) {
    position: relative;
    z-index: 1;
  }
  & a[data-row]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.small};
  }
  & a[data-row]:focus-visible {
    outline: none;
  }
  & a[data-row]:focus-visible::after {
    outline: 2px solid ${colour.accent};
    outline-offset: -3px;
  }
  & > div:last-child {
    position: relative;
    overflow: visible;
  }
  /* The menus of rows that nobody is at would be a second stop of the Tab key on every line. */
  @media (hover: hover) {
    &:not(:hover):not(:focus-within) > div:last-child {
      visibility: hidden;
    }
  }
`;

export interface TableColumn<R> {
  readonly head: string;
  readonly cell: (row: R, index: number) => ReactNode;
  /** The track of the grid that it takes. */
  readonly width: string;
  /** Shown only where the table has the page to itself. */
  readonly roomy?: boolean;
  /** Figures stand at the end of their column. */
  readonly end?: boolean;
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
  readonly to: (row: R) => string;
  readonly onOpen: (row: R) => void;
  /** What else can be done with a row. */
  readonly end: (row: R) => ReactNode;
  readonly endLabel: string;
  /** The record that is open, and the one that was just saved; null for none. */
  readonly current: number | null;
  readonly fresh: number | null;
  /** Up from the first row. */
  readonly onLeave?: () => void;
}

/* Only some of the rows are there at a time, each where it belongs: no table of HTML could stand so. What it would say of itself is said by roles. */
const tableOf = (label: string, rows: number) => ({ role: 'table', 'aria-label': label, 'aria-rowcount': rows }) as const;
const lineAt = (place: number) => ({ role: 'row', 'aria-rowindex': place }) as const;
const HEAD = { role: 'columnheader' } as const;
const CELL = { role: 'cell' } as const;
const PLAIN = { role: 'presentation' } as const;

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

const tracks = <R,>(columns: readonly TableColumn<R>[]): CSSProperties =>
  ({
    '--narrow': [...columns.filter(({ roomy }) => !roomy).map(({ width }) => width), '44px'].join(' '),
    '--roomy': [...columns.map(({ width }) => width), '44px'].join(' '),
  }) as CSSProperties;

/** Rows as a table for the desk, of any length, in a box of its own; arrow keys go from row to row, and Tab past all of them. */
export const DeskTable = <R extends { readonly id: number }>(props: DeskTableProps<R>) => {
  const { ref, label, rows, columns, named, to, onOpen, end, endLabel, current, fresh, onLeave } = props;
  const list = useRef<VirtualizerHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const last = rows.length - 1;
  const opened = current === null ? -1 : rows.findIndex(({ id }) => id === current);
  const stop = Math.min(opened >= 0 ? opened : at, last);

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
  const arrived = (index: number) => (link: HTMLElement | null) => {
    if (!link || index !== awaited.current?.index) return;
    if (document.activeElement === awaited.current.from) link.focus();
    else awaited.current = null;
  };
  // However far somebody scrolls, the keyboard keeps its place, and Tab its way in.
  const mounted = useMemo(() => [...new Set([at, stop])].filter((index) => index >= 0 && index <= last), [at, stop, last]);
  useImperativeHandle(ref, () => ({ enter: () => focus(0) }));

  const sought = rows.findIndex(({ id }) => id === (fresh ?? current));
  useEffect(() => {
    if (sought >= 0) list.current?.scrollToIndex(sought, { align: 'center' });
  }, [sought]);

  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const from = Number((event.target as HTMLElement).dataset.row ?? Number.NaN);
    if (Number.isNaN(from)) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: last, PageDown: from + 10, PageUp: from - 10 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 && event.key === 'ArrowUp') onLeave?.();
    else focus(next);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows, heard where all of them are
    <div ref={frame} className={table} style={tracks(columns)} {...tableOf(label, rows.length + 1)} onKeyDown={pressed}>
      <div className={box} {...PLAIN}>
        <div {...lineAt(1)} className={`${line} ${heads}`}>
          {columns.map(({ head, roomy, end: atEnd }) => (
            <div key={head} {...HEAD} data-roomy={roomy ? '' : undefined} data-end={atEnd ? '' : undefined}>
              {head}
            </div>
          ))}
          <div {...HEAD}>
            <span className={hidden}>{endLabel}</span>
          </div>
        </div>
        <Virtualizer ref={list} data={rows} as={Rows} item={Place} itemSize={ROW + 1} bufferSize={8 * ROW} startMargin={HEAD_ROW} keepMounted={mounted}>
          {(entry, index) => (
            <div key={entry.id} {...PLAIN} className={`${line} ${row}`} data-current={entry.id === current} data-fresh={entry.id === fresh}>
              {columns.map(({ head, cell, roomy, end: atEnd }, column) => (
                <div key={head} {...CELL} data-roomy={roomy ? '' : undefined} data-end={atEnd ? '' : undefined}>
                  {column === named ? (
                    <Link
                      ref={arrived(index)}
                      href={to(entry)}
                      data-row={index}
                      tabIndex={index === stop ? 0 : -1}
                      aria-current={entry.id === current ? 'page' : undefined}
                      onFocus={() => {
                        awaited.current = null;
                        setAt(index);
                      }}
                      onClick={(event) => {
                        event.preventDefault();
                        onOpen(entry);
                      }}
                    >
                      {cell(entry, index)}
                    </Link>
                  ) : (
                    cell(entry, index)
                  )}
                </div>
              ))}
              <div {...CELL}>{end(entry)}</div>
            </div>
          )}
        </Virtualizer>
      </div>
    </div>
  );
};
