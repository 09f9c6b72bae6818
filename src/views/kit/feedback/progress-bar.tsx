import { css } from '@linaria/core';
import { words } from '../texts.ts';
import { colour } from '../theme/tokens.ts';

const bar = css`
  position: fixed;
  z-index: 40;
  inset: 0 0 auto;
  block-size: 3px;
  overflow: hidden;
  background: ${colour.tint};
  &::after {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: 40%;
    background: ${colour.accent};
    animation: pass 1.1s ease-in-out infinite;
  }
  @keyframes pass {
    from {
      transform: translateX(110%);
    }
    to {
      transform: translateX(-280%);
    }
  }
`;

/** A thin line at the top while a part of the program is on its way. */
export const ProgressBar = ({ running }: { readonly running: boolean }) =>
  running ? <div className={bar} role="progressbar" aria-label={words.loading} /> : null;
