import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { behindStyle } from '../../kit/figures/behind.ts';
import { DESK, space } from '../../kit/theme/tokens.ts';

const grid = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  & > div {
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
    min-inline-size: 0;
    &:empty {
      display: none;
    }
  }
  & > [data-laid='picture'] {
    container-type: inline-size;
  }
  ${DESK} {
    &:has([data-pictures]) {
      display: grid;
      grid-template: 'figures picture' auto 'rows picture' 1fr / minmax(0, 3fr) minmax(0, 5fr);
      align-items: start;
      & > [data-laid='figures'] {
        grid-area: figures;
      }
      & > [data-laid='picture'] {
        grid-area: picture;
      }
      & > [data-laid='rows'] {
        grid-area: rows;
      }
    }
  }
`;

interface LaidProps {
  readonly figures: ReactNode;
  readonly picture: ReactNode;
  /** Whether rows and picture are of other days than those that are asked for. */
  readonly behind?: boolean;
  readonly children: ReactNode;
}

/** The figures, the picture of them and their rows, one below the other; at the desk the picture stands beside both. */
export const Laid = ({ figures, picture, behind = false, children }: LaidProps) => (
  <div className={grid}>
    <div data-laid="figures">{figures}</div>
    <div data-laid="picture" className={behindStyle} aria-busy={behind} data-behind={behind}>
      {picture}
    </div>
    <div data-laid="rows" className={behindStyle} aria-busy={behind} data-behind={behind}>
      {children}
    </div>
  </div>
);
