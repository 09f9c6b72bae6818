/** A row of a list, by its place in it. */
export const ROW = 'li[aria-posinset]';
/** So long after the last movement, in milliseconds, a page has come to rest: sooner a virtual list still measures rows. */
const REST_MILLIS = 200;

/**
 * Writes down where the page stands, in figures: how far it is scrolled, and how tall a row is on the average of all that lie before the
 * screen. With that height for every row the first on the screen comes to lie where it is now, whatever has been measured.
 */
const note = (): void => {
  const row = [...document.querySelectorAll<HTMLElement>(ROW)].find((each) => each.getBoundingClientRect().top >= 0);
  if (!row) return;
  const tall = Number.parseFloat(row.style.top) / (Number(row.getAttribute('aria-posinset')) - 1);
  window.history.replaceState({ ...window.history.state, at: window.scrollY, tall }, '');
};

/**
 * Keeps with an entry of the history where its list stands, for a page that is loaded anew there. A page that is left for another host is
 * told too late to write anything into its entry: it is written whenever the page comes to rest.
 */
export const noteWhereListsStand = (): void => {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(resting);
    resting = setTimeout(note, REST_MILLIS);
  };
  window.addEventListener('scroll', moved, { passive: true });
};
