import { css } from '@linaria/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { VList, type VListHandle } from 'virtua';

const list = css`
  overscroll-behavior: contain;
`;

export interface ScrollingListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  /** The item that is kept in sight; -1 for none. */
  readonly current: number;
  /** Height of a row, in pixels. */
  readonly height: number;
  readonly children: (item: T, index: number) => React.JSX.Element;
  /** What stands in the place of rows. */
  readonly empty?: ReactNode;
}

/** A list of any length that scrolls in its own box and follows its current item. */
export const ScrollingList = <T,>({ label, items, current, height, children, empty }: ScrollingListProps<T>) => {
  const handle = useRef<VListHandle>(null);
  useLayoutEffect(() => {
    if (current >= 0) handle.current?.scrollToIndex(current, { align: 'nearest' });
  }, [current]);
  if (items.length === 0) return <>{empty}</>;
  return (
    <VList ref={handle} data={items} itemSize={height} className={list} role="list" aria-label={label}>
      {children}
    </VList>
  );
};
