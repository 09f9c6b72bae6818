import { type RefObject, useEffect, useRef } from 'react';
import { isReturned } from '../page/route-effects.ts';

/**
 * Has a page that is opened at its top show one of its rows, by the ref that is given back, where that would stand below what can be seen.
 * It waits until the rows are `there`, and for the page's own way to its top; whoever returns stands where they left.
 */
export const useOpensAt = <Row extends HTMLElement>(there: boolean): RefObject<Row | null> => {
  const row = useRef<Row>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || !there) return;
    const frame = requestAnimationFrame(() => {
      opened.current = true;
      // In the last quarter stand the bars.
      const isBelow = (row.current?.getBoundingClientRect().bottom ?? 0) > 0.75 * window.innerHeight;
      if (isBelow && window.scrollY === 0 && !isReturned()) row.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [there]);
  return row;
};
