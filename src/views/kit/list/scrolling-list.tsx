import { css } from '@linaria/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const box = css`
  position: relative;
  block-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  & > ul {
    position: relative;
  }
  & > ul > li {
    position: absolute;
    inset-inline: 0;
  }
`;

/** Rows beyond the edges that are there before they are seen. */
const SPARE = 8;

export interface ScrollingListProps<T> {
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
export const ScrollingList = <T,>({ label, items, keyOf, current, height, children }: ScrollingListProps<T>) => {
  const element = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ from: 0, to: 40 });

  const look = () => {
    const scroller = element.current;
    if (!scroller) return;
    const from = Math.max(0, Math.floor(scroller.scrollTop / height) - SPARE);
    const to = Math.ceil((scroller.scrollTop + scroller.clientHeight) / height) + SPARE;
    setSeen((last) => (last.from === from && last.to === to ? last : { from, to }));
  };

  const align = useRef(() => {});
  useLayoutEffect(() => {
    align.current = () => {
      const scroller = element.current;
      if (!scroller || current < 0) return;
      const top = current * height;
      // Not at the very edge: what comes next is of interest too.
      if (top < scroller.scrollTop + height) scroller.scrollTop = top - height;
      else if (top + 2 * height > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = top + 2 * height - scroller.clientHeight;
    };
    align.current();
  }, [current, height]);

  useLayoutEffect(() => {
    const scroller = element.current;
    if (!scroller || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      align.current();
      scroller.dispatchEvent(new Event('scroll'));
    });
    watch.observe(scroller);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={element} className={box} onScroll={look}>
      <ul aria-label={label} style={{ blockSize: items.length * height }}>
        {items.slice(seen.from, seen.to).map((item, offset) => {
          const index = seen.from + offset;
          return (
            <li key={keyOf(item)} style={{ insetBlockStart: index * height, blockSize: height }} aria-setsize={items.length} aria-posinset={index + 1}>
              {children(item, index)}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
