import { ROW } from './place-in-list.ts';

/** So many frames alike, and nothing is measured any more. */
const STILL = 4;
/** Longer than this, in milliseconds, nobody is kept from going elsewhere. */
const LONGEST_MILLIS = 2000;
/** What takes both keys for itself, and may take the focus meanwhile. */
const FIELDS = 'input, textarea, select';
/** What somebody does that wants to be elsewhere. */
const OTHERWISE = ['keydown', 'pointerdown', 'wheel'] as const;

/** Whether a key means something else where it is pressed, or what it means is done by the browser well enough. */
const isOthers = ({ target, defaultPrevented, altKey, shiftKey, metaKey }: KeyboardEvent): boolean =>
  defaultPrevented ||
  altKey ||
  shiftKey ||
  metaKey ||
  (target as Element).matches(FIELDS) ||
  document.querySelector('dialog[open]') !== null ||
  document.querySelector(ROW) === null;

/** Goes to an end of the page until that stays where it is; rows on the way are measured as they come, and move it. */
const goTo = (isEnd: boolean): void => {
  const page = document.documentElement;
  const row = document.activeElement?.closest(ROW);
  const list = row?.parentElement;
  const index = isEnd ? row?.getAttribute('aria-setsize') : 1;
  const until = performance.now() + LONGEST_MILLIS;
  const other = new AbortController();
  // The press that leads here is still on its way.
  setTimeout(() => {
    for (const sign of OTHERWISE) window.addEventListener(sign, () => other.abort(), { signal: other.signal, capture: true, passive: true });
  });
  const go = (before: string, alike: number): void => {
    if (other.signal.aborted) return;
    window.scrollTo({ top: isEnd ? page.scrollHeight : 0, behavior: 'instant' });
    // Whoever was at a row that is too far away to be drawn is at the last one then, or at the first.
    const last = row?.isConnected === false && list?.querySelector(`[aria-posinset="${index}"]`);
    const at = document.activeElement;
    if (last && !last.contains(at) && !at?.matches(FIELDS)) last.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    const now = `${page.scrollHeight} ${window.scrollY}`;
    if (now === before && alike === STILL) other.abort();
    else if (performance.now() < until) requestAnimationFrame(() => go(now, now === before ? alike + 1 : 0));
    else other.abort();
  };
  go('', 0);
};

/**
 * Home and End lead to the very ends of a page at the first press. The browser goes to where the end was when it was pressed, and stops on the way
 * whenever a virtual list moves rows that it measures.
 */
export const goToTheVeryEnds = (): void =>
  document.addEventListener('keydown', (event) => {
    const { key } = event;
    if ((key !== 'End' && key !== 'Home') || isOthers(event)) return;
    event.preventDefault();
    goTo(key === 'End');
  });
