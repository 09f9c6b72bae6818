import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { Whole } from '../../../schema/kit/money.ts';
import { Bone } from '../../kit/feedback/skeleton.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { behindStyle } from '../../kit/figures/behind.ts';
import { Card } from '../../kit/page/page.tsx';
import { colour, space, text } from '../../kit/theme/tokens.ts';
import { summary } from '../texts.ts';

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  overflow-wrap: anywhere;
  & > span:first-child,
  & > small {
    ${text.caption}
    color: ${colour.soft};
  }
  /* What is said under the figure comes with it: its line is there before. */
  & > small:empty::before {
    content: '\\00a0';
  }
`;

const words = css`
  ${text.lead}
`;

interface TotalCardProps {
  readonly label: string;
  /** Null while it is not known; words where nobody says it. */
  readonly sum: Whole | null | string;
  /** Whether the figure is of other days than those that are asked for. */
  readonly behind?: boolean;
  readonly children?: ReactNode;
}

/** A zero alone is but a dot in Persian, which nobody takes for a figure: it stands as a word. */
const Figure = ({ children: sum }: { readonly children: TotalCardProps['sum'] }) => {
  if (sum === null) return <Bone width="55%" height="40px" />;
  if (typeof sum === 'string' || sum === 0) return <b className={words}>{sum === 0 ? summary.zero : sum}</b>;
  return <Amount toman={sum} size="figure" />;
};

/** The figure that one looks for. */
export const TotalCard = ({ label, sum, behind = false, children }: TotalCardProps) => (
  <Card>
    <div className={`${frame} ${behindStyle}`} aria-busy={sum === null || behind} data-behind={behind}>
      <span>{label}</span>
      <Figure>{sum}</Figure>
      <small>{children}</small>
    </div>
  </Card>
);
