import { css } from '@linaria/core';
import { colour, LOW, motion, radius, space, text, weight } from '../../theme/tokens.ts';

/** The height of every row, in pixels. */
export const ROW = 52;
export const HEAD_ROW = 41;

export const table = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  container-type: inline-size;
  /* As high as its rows, among what else the page has; it scrolls with them all. */
  &[data-flows='true'] {
    flex: none;
    border-radius: ${radius.card};
    background: ${colour.surface};
    box-shadow: 0 0 0 1px ${colour.line};
    overflow: clip;
  }
`;
export const line = css`
  position: relative;
  display: grid;
  grid-template-columns: var(--narrow);
  align-items: center;
  gap: ${space(2)};
  padding-inline: ${space(6)} ${space(3)};
  & > [data-roomy] {
    display: none;
  }
  & > * {
    min-inline-size: 0;
  }
  /* For the widest of them, in letters as large as its columns are. */
  @container (min-width: 57.5rem) {
    grid-template-columns: var(--roomy);
    gap: ${space(3)};
    & > [data-roomy] {
      display: block;
    }
  }
`;
export const heads = css`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  block-size: ${HEAD_ROW}px;
  background: ${colour.surface};
  border-block-end: 1px solid ${colour.line};
  ${text.caption}
  color: ${colour.soft};
  font-weight: ${weight.medium};
  white-space: nowrap;
  /* Under the head of the page, as high as that is with its title alone, with tabs and with a search. */
  [data-flows='true'] & {
    inset-block-start: calc(3.1rem + 12px);
    html:has([data-below]) & {
      inset-block-start: calc(3.1rem + 61px);
    }
    html:has([data-search]) & {
      inset-block-start: calc(3.1rem + 73px);
    }
    /* Where that goes with the page, there is nothing to stay below. */
    ${LOW} {
      position: relative;
      inset-block-start: 0 !important;
    }
  }
`;
export const box = css`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;
  scroll-padding-block-start: ${HEAD_ROW}px;
  /* A strip floats over the end of it, with as much below as it is high. */
  padding-block-end: calc(var(--strip, 0px) * 2);
`;
export const row = css`
  block-size: ${ROW}px;
  border-block-end: 1px solid ${colour.line};
  transition: background-color ${motion.quick};
  font-variant-numeric: tabular-nums;
  &:hover {
    background: ${colour.sunken};
  }
  &[data-current='true'],
  &[data-fresh='true'] {
    background: ${colour.tint};
  }
  &[data-current='true'] {
    box-shadow: inset -4px 0 0 ${colour.accent};
  }
  & > div {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & a[data-row] {
    font-weight: ${weight.bold};
    scroll-margin-block-start: ${HEAD_ROW}px;
  }
  /* The whole row is the link, but for what is to be pressed in it. */
  & :is(a:not([data-row]), button) {
    position: relative;
    z-index: 1;
  }
  & a[data-row]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.small};
  }
  & a[data-row]:focus-visible {
    outline: none;
  }
  & a[data-row]:focus-visible::after {
    outline: 2px solid ${colour.accent};
    outline-offset: -3px;
  }
  & > [data-menu] {
    position: relative;
    overflow: visible;
  }
  /* The menus of rows that nobody is at are not drawn, but whoever reads without eyes comes to each; where a finger may come, which hovers over nothing, they are seen. */
  @media (hover: hover) and (not (any-pointer: coarse)) {
    &:not(:hover):not(:focus-within) > [data-menu] {
      opacity: 0;
    }
  }
`;
