import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { DESK, space } from '../../kit/theme/tokens.ts';
import { behindStyle } from './behind.ts';

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
  & > div:nth-child(2) {
    container-type: inline-size;
  }
  ${DESK} {
    &:has(> div:nth-child(2):not(:empty)) {
      display: grid;
      grid-template: 'figures picture' auto 'rows picture' 1fr / minmax(0, 3fr) minmax(0, 5fr);
      align-items: start;
      & > div:nth-child(1) {
        grid-area: figures;
      }
      & > div:nth-child(2) {
        grid-area: picture;
      }
      & > div:nth-child(3) {
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
    <div>{figures}</div>
    <div className={behindStyle} aria-busy={behind} data-behind={behind}>
      {picture}
    </div>
    <div className={behindStyle} aria-busy={behind} data-behind={behind}>
      {children}
    </div>
  </div>
);
