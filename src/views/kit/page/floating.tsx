import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { BAR, colour, LOW, space } from '../theme/tokens.ts';

// It comes before the list for whoever goes by keyboard, and stays at the thumb for whoever sees it.
const floating = css`
  position: fixed;
  z-index: 8;
  /* Clear of the plus in the middle of the bar, however long its words and large their letters are. */
  inset-block-end: calc(${BAR} + 30px);
  inset-inline-start: calc(var(--rail) + var(--gutter) + max(0px, 100vw - var(--rail) - 720px) / 2);
  border-radius: 14px;
  box-shadow: 0 4px 16px ${colour.shadow};
  :global(body:has([data-floating]) [data-foot]) {
    --foot: 94px;
  }
  /* There is hardly a row that it would not hide: it goes with the page, before them. */
  ${LOW} {
    position: static;
    align-self: start;
    box-shadow: none;
    :global(body:has([data-floating]) [data-foot]) {
      --foot: 28px;
    }
  }
  @media print {
    display: none;
  }
`;
/** The last row can be drawn clear of the button. */
const clearance = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding-block-end: 72px;
`;

/** A screen's main action over a long list, at the thumb. */
export const Floating = ({ children }: { readonly children: ReactNode }) => (
  <div className={floating} data-floating="">
    {children}
  </div>
);

/** What scrolls under a floating action. */
export const UnderFloating = ({ children }: { readonly children: ReactNode }) => <div className={clearance}>{children}</div>;
