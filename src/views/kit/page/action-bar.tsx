import { css } from '@linaria/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { colour, LOW, space, WIDE } from '../theme/tokens.ts';

const bar = css`
  position: sticky;
  z-index: 12;
  inset-block-end: 0;
  margin-block-start: auto;
  padding-block-end: env(safe-area-inset-bottom);
  background: ${colour.surface};
  border-block-start: 1px solid ${colour.line};
  & > div {
    max-inline-size: 720px;
    margin-inline: auto;
    padding-inline: var(--gutter);
  }
  /* As wide as the column that it ends. */
  [data-width='wide'] ~ & > div {
    max-inline-size: 65rem;
  }
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)};
    padding-block: ${space(3)};
  }
  & > div:last-child > * {
    flex: 1;
    min-inline-size: min-content;
    overflow-wrap: normal;
  }
  /* Buttons with nothing but an icon leave the room to those with words. */
  & > div:last-child > [title] {
    flex: none;
    inline-size: 48px;
    block-size: 48px;
  }
  &[data-dense='true'] > div:last-child {
    gap: ${space(2)};
    & > [data-tone]:not([title]) {
      padding-inline: ${space(2)};
    }
  }
  & > div:first-child:not(:last-child) {
    padding-block-start: ${space(3)};
    &:empty {
      display: none;
    }
  }
  /* The page needs the room, and nothing is hidden behind it then. */
  ${LOW} {
    position: static;
    z-index: auto;
    /* A message, which stands at the foot then, can be scrolled from over the buttons. */
    padding-block-end: calc(env(safe-area-inset-bottom) + 1.5 * var(--strip, 0px));
    body:has([data-toast]) & {
      padding-block-end: calc(108px + var(--strip, 0px));
    }
    :global(html:has([data-alone])) {
      scroll-padding-block-end: ${space(6)} !important;
    }
    :global(html:has([data-alone]):has([data-toast])) {
      scroll-padding-block-end: 120px !important;
    }
    :global(body:has([data-alone]) [data-foot]) {
      --foot: ${space(7)} !important;
    }
    :global(body:has([data-alone]) main > div[data-width]) {
      padding-block-end: ${space(6)} !important;
    }
  }
  :global(body:has([data-alone])) {
    --bar: 0px;
  }
  :global(body:has([data-alone]) [data-bottom-bar]) {
    display: none;
    ${WIDE} {
      display: grid;
    }
  }
  @media print {
    display: none;
  }
`;

/** Between the buttons and a message, in CSS pixels, and between them and what takes the focus: a message may stand there. */
const GAP = 8;
const CLEAR = 80;

export interface ActionBarProps {
  readonly children: ReactNode;
  /** What is to be said about them: why a save was refused, what is being waited for. */
  readonly notice?: ReactNode;
  /** Icons stand beside the words, which move closer together for them. */
  readonly dense?: boolean;
}

/** Messages stand above the buttons, and what takes the focus is not hidden behind them, however many lines these and the words above them take. */
const useFoot = () => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return;
    // On them alone: below anything that holds the page it would be inherited by all of it, which is then styled anew.
    const above = document.querySelectorAll<HTMLElement>('[data-foot]');
    const { style: page } = document.documentElement;
    const observer = new ResizeObserver(() => {
      for (const { style } of above) style.setProperty('--foot', `${current.offsetHeight + GAP}px`);
      page.scrollPaddingBlockEnd = `${current.offsetHeight + CLEAR}px`;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      for (const { style } of above) style.removeProperty('--foot');
      page.scrollPaddingBlockEnd = '';
    };
  }, []);
  return bar;
};

/** A screen's own actions, where the thumb is, in the place of the bottom bar. */
export const ActionBar = ({ children, notice, dense }: ActionBarProps) => (
  <div ref={useFoot()} className={bar} data-alone="" data-dense={dense}>
    {notice === undefined ? null : <div>{notice}</div>}
    <div>{children}</div>
  </div>
);
