/**
 * For whoever sees all in a few colours of their own, where backgrounds and shadows are gone: what tells a button from words, a message from what
 * it lies over, what is chosen from the rest, and the bars of a picture from none. An icon alone is a button as it is, and that has a title. Pages
 * hold it, and not the frame: what is painted first has no room for it.
 */
export const forcedColours = `
  @media (forced-colors: active) {
    :global(a[data-tone]:not([title])),
    :global(button:not([title])),
    :global([data-toast]) {
      border: 1px solid;
    }
    :global(:is([aria-selected='true'], [aria-pressed='true'], [aria-current='page'], [data-moving='true']:enabled):not(:focus-visible)),
    :global(label:has(> :checked)) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    :global([data-area]),
    :global([data-series]) {
      forced-color-adjust: none;
    }
  }`;
