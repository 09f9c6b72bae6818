import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { forcedColours } from '../theme/forced-colours.ts';
import { colour, DESK, radius, space, text, weight } from '../theme/tokens.ts';

const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  flex: 1;
  inline-size: 100%;
  max-inline-size: 720px;
  margin-inline: auto;
  /* What stands last can be drawn clear of a strip: by the column and not below it, where buttons at the foot would be lifted with it. */
  padding: ${space(3)} var(--gutter) calc(${space(8)} + var(--strip, 0px));
  &[data-width='wide'] {
    max-inline-size: 65rem;
  }
  ${forcedColours}
`;
const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.surface};
  box-shadow: 0 0 0 1px ${colour.line};
  & > h2 {
    ${text.lead}
    font-weight: ${weight.bold};
  }
`;

export interface PageProps {
  readonly children: ReactNode;
  readonly width?: 'text' | 'wide' | undefined;
}

const columns = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  & > div {
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
    min-inline-size: 0;
    container-type: inline-size;
  }
  ${DESK} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

/** Two columns beside each other at the desk, one below the other elsewhere. */
export const Columns = ({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) => (
  <div className={columns}>
    <div>{first}</div>
    <div>{second}</div>
  </div>
);

/** The column that a screen stands in. */
export const Page = ({ children, width = 'text' }: PageProps) => (
  <div className={page} data-width={width}>
    {children}
  </div>
);

interface CardProps {
  readonly title?: string;
  /** What is said of it behind the heading, on the same line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A group of things that belong together, with its heading. */
export const Card = ({ title, aside, children }: CardProps) => (
  <section className={card} aria-label={title}>
    {title === undefined ? null : (
      <h2>
        {title} {aside}
      </h2>
    )}
    {children}
  </section>
);
