import { type RefObject, useEffect, useRef } from 'react';
import { isReturned } from '../page/route-effects.ts';

/**
 * Has a page that stands at its top show one of its rows, by the ref that is given back, where that would stand below what can be seen: once it
 * is opened, and for each `part` of it that is turned to. It waits until the rows are `there`, and for the page's own way to its top; whoever
 * returns stands where they left.
 */
export const useOpensAt = <Row extends HTMLElement>(there: boolean, part: string): RefObject<Row | null> => {
  const row = useRef<Row>(null);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === part || !there) return;
    const stays = opened.current === null && isReturned();
    const frame = requestAnimationFrame(() => {
      opened.current = part;
      // In the last quarter stand the bars.
      const isBelow = (row.current?.getBoundingClientRect().bottom ?? 0) > 0.75 * window.innerHeight;
      if (isBelow && window.scrollY === 0 && !stays) row.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [there, part]);
  return row;
};
