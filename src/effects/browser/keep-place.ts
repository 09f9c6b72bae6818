const WATCHED_MILLIS = 5000;

const topInPage = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;

/**
 * Keeps the row in the middle of the screen where it is, when rows before it come or go in the next moments because the
 * provider has others: what is about to be tapped must not become its neighbour. At the head of a page nothing is held.
 */
export const keepPlace = (): void => {
  const row = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('li[aria-posinset], [data-flows=true] [role=row]');
  if (!row || window.scrollY === 0) return;
  const before = topInPage(row);
  const watch = new MutationObserver(() => {
    const moved = row.isConnected ? topInPage(row) - before : 0;
    if (Math.abs(moved) < 1) return;
    watch.disconnect();
    window.scrollBy({ top: moved, behavior: 'instant' });
  });
  const kept = ['style', 'aria-posinset', 'aria-rowindex'];
  watch.observe(row.closest('ul, [role=table]') ?? row, { subtree: true, childList: true, attributes: true, attributeFilter: kept });
  setTimeout(() => watch.disconnect(), WATCHED_MILLIS);
};
