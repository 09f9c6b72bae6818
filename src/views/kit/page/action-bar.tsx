import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { BAR, colour, space, WIDE } from '../theme/tokens.ts';

const bar = css`
  position: sticky;
  z-index: 12;
  inset-block-end: ${BAR};
  margin-block-start: auto;
  background: ${colour.surface};
  border-block-start: 1px solid ${colour.line};
  & > div {
    display: flex;
    gap: ${space(3)};
    max-inline-size: 720px;
    margin-inline: auto;
    padding: ${space(3)} var(--gutter);
  }
  & > div > * {
    flex: 1;
  }
  &[data-alone='true'] {
    inset-block-end: 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
  :global(body:has([data-alone='true'])) {
    --bar: 0px;
  }
  :global(body:has([data-alone='true']) [data-bottom-bar]) {
    display: none;
    ${WIDE} {
      display: grid;
    }
  }
  @media print {
    display: none;
  }
`;

export interface ActionBarProps {
  readonly children: ReactNode;
  /** Takes the place of the bottom bar, for screens with a task to finish; otherwise it stands above it. */
  readonly alone?: boolean;
}

/** A screen's own actions, where the thumb is. */
export const ActionBar = ({ children, alone = true }: ActionBarProps) => (
  <div className={bar} data-alone={alone}>
    <div>{children}</div>
  </div>
);
