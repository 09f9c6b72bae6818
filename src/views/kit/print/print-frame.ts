import { css } from '@linaria/core';

/** The margins of a page, in millimetres: above and beside what stands on it, and below, where its number is. */
export const MARGINS = { A5: { around: 11, below: 15 }, A4: { around: 15, below: 18 } } as const;
/** Width and height of a page, in millimetres. */
export const SIZES = { A5: [148, 210], A4: [210, 297] } as const;

const margins = ({ around, below }: { readonly around: number; readonly below: number }) => `${around}mm ${around}mm ${below}mm`;

/** What only the printer gets, in place of everything else on the page. */
export const printFrame = css`
  display: none;
  @page {
    size: A5;
    margin: ${margins(MARGINS.A5)};
  }
  @page a4 {
    size: A4;
    margin: ${margins(MARGINS.A4)};
  }
  @media print {
    display: block;
    color: #000;
    background: #fff;
    &[data-paper='A4'] {
      page: a4;
    }
    & * {
      /* Ink is black whatever the theme on the screen. */
      color: inherit !important;
    }
    :global(body:has(> [data-print-sheet]) > :not([data-print-sheet])) {
      display: none !important;
    }
  }
`;
