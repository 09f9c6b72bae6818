import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/basics.tsx';
import type { Icon } from '../icons/icon.tsx';
import { colour, radius, space, text, weight } from '../theme/tokens.ts';
import { ReportButton } from './report-button.tsx';

const frame = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  max-inline-size: 380px;
  margin-inline: auto;
  padding: ${space(10)} ${space(4)};
  text-align: center;
  & h2 {
    ${text.lead}
    font-weight: ${weight.bold};
  }
  & p {
    color: ${colour.soft};
  }
`;
const badge = css`
  display: grid;
  place-items: center;
  inline-size: 76px;
  block-size: 76px;
  border-radius: ${radius.sheet};
  background: ${colour.tint};
  color: ${colour.accent};
  &[data-tone='problem'] {
    background: ${colour.dangerTint};
    color: ${colour.danger};
  }
`;
const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
  padding-block-start: ${space(2)};
`;

export interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  /** One sentence that helps. */
  readonly children?: ReactNode;
  /** The next step. */
  readonly actions?: ReactNode;
}

/** Nothing is here, and that is no fault. Whose last row went stands at what it says, not on the button that would make another. */
export const EmptyState = ({ icon: Glyph, title, children, actions }: EmptyStateProps) => (
  <div className={frame}>
    <span className={badge}>
      <Glyph size={36} />
    </span>
    <h2 tabIndex={-1}>{title}</h2>
    {children ? <p>{children}</p> : null}
    {actions ? <div className={ways}>{actions}</div> : null}
  </div>
);

export interface ErrorStateProps {
  /** What could not be done. */
  readonly title: string;
  /** Why, in words. */
  readonly children?: ReactNode;
  /** Trying again first, then a way back; a report comes after them. */
  readonly actions: ReactNode;
}

/** Something failed, and here is a way on. */
export const ErrorState = ({ title, children, actions }: ErrorStateProps) => (
  <div className={frame} role="alert">
    <span className={badge} data-tone="problem">
      <AlertIcon size={36} />
    </span>
    <h2>{title}</h2>
    {children ? <p>{children}</p> : null}
    <div className={ways}>
      {actions}
      <ReportButton />
    </div>
  </div>
);
