import { css } from '@linaria/core';
import { Fragment, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { About, Entry, List } from './virtual-list.tsx';

const box = css`
  position: relative;
  block-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export interface BoxedListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  /** The item that is kept in sight; -1 for none. */
  readonly current: number;
  /** The height of every row, in pixels. */
  readonly height: number;
  readonly children: (item: T, index: number) => ReactNode;
}

/** A list of any length whose rows are equally high; it scrolls in its own box and follows its current item. */
export const BoxedList = <T,>({ label, items, keyOf, current, height, children }: BoxedListProps<T>) => {
  const handle = useRef<VirtualizerHandle>(null);
  const last = items.length - 1;
  const follow = useCallback(() => {
    const list = handle.current;
    if (!list || current < 0) return;
    // Not to the very edge: what comes before and next is of interest too.
    const [from, to] = [Math.max(0, current - 1), Math.min(last, current + 1)];
    if (from * height < list.scrollOffset) list.scrollToIndex(from, { align: 'start' });
    else if ((to + 1) * height > list.scrollOffset + list.viewportSize) list.scrollToIndex(to, { align: 'end' });
  }, [current, height, last]);
  useLayoutEffect(follow, [follow]);

  return (
    <div className={box}>
      <About value={{ label, count: items.length }}>
        <Virtualizer ref={handle} data={items} as={List} item={Entry} itemSize={height} bufferSize={8 * height} onResize={follow}>
          {(entry, index) => <Fragment key={keyOf(entry)}>{children(entry, index)}</Fragment>}
        </Virtualizer>
      </About>
    </div>
  );
};
