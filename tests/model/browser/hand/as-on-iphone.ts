/**
 * Lets the focus go where Safari has it when something is tapped: not to a button, a box or a link, as WebKitGTK would, but to what lies
 * around them that can have it, or nowhere. Self-contained, for only its text reaches the page.
 */
export const asOnIphone = (): null => {
  // Heard last, for a browser moves the focus once everybody has heard of the press: a part that came later than this still knows of it by then.
  window.addEventListener('mousedown', (event) => {
    const tapped = event.target instanceof Element ? event.target.closest('button, a[href], summary, [type=radio], [type=checkbox]') : null;
    if (tapped === null) return;
    event.preventDefault();
    const around = tapped.parentElement?.closest<HTMLElement>('[tabindex]');
    if (around) around.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return null;
};
