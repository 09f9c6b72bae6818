/** Style sheets that did not come. The build asks for each only once, and a part without its own is not fit to be shown. */
const missing = new Set<HTMLLinkElement>();

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  { capture: true },
);

/** Asks again for the style sheets that did not come; rejects while one of them does not. */
export const missingStyles = (): Promise<unknown> =>
  Promise.all(
    [...missing].map(
      (link) =>
        new Promise((come, fail) => {
          missing.delete(link);
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = come;
          again.onerror = fail;
          link.replaceWith(again);
        }),
    ),
  );
