import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Brings the chosen one of a box that scrolls sideways, or both ways, to the middle of its box: at once when it is first
 * shown, gently after that, and never by scrolling the page. The chosen one is marked `data-chosen="true"`.
 */
export const useInSight = (box: RefObject<HTMLElement | null>, chosen: string | null, ways: 'sideways' | 'both' = 'sideways'): void => {
  const last = useRef<{ readonly chosen: string | null } | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    const one = before?.chosen === chosen ? null : box.current?.querySelector('[data-chosen="true"]');
    const frame = box.current;
    if (!frame || !one) return;
    last.current = { chosen };
    const bring = () => {
      const [within, its] = [frame.getBoundingClientRect(), one.getBoundingClientRect()];
      const still = before === null || matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = ways === 'both' ? its.top + its.height / 2 - (within.top + within.height / 2) : 0;
      frame.scrollBy({ left: its.left + its.width / 2 - (within.left + within.width / 2), top, behavior: still ? 'instant' : 'smooth' });
    };
    // Later on with the next frame, which lays the page out in any case: asked for at once, that would be done twice, and within a tap.
    if (before === null) bring();
    else requestAnimationFrame(bring);
  });
  // Letters that grow, or a page that becomes narrower, would leave it beside its box.
  useEffect(() => {
    const frame = box.current;
    if (!frame || ways === 'both') return;
    const observer = new ResizeObserver(() => {
      const one = frame.querySelector('[data-chosen="true"]');
      if (!one) return;
      const [within, its] = [frame.getBoundingClientRect(), one.getBoundingClientRect()];
      const beyond = its.right > within.right ? its.right - within.right : Math.min(0, its.left - within.left);
      if (beyond !== 0) frame.scrollBy({ left: beyond, behavior: 'instant' });
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [box, ways]);
};
