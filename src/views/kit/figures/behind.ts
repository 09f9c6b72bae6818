import { css } from '@linaria/core';
import { motion } from '../theme/tokens.ts';

/** A figure steps back while that of other days, or after a change, is on its way, so that it is not taken for it. */
export const behindStyle = css`
  transition: opacity ${motion.quick};
  &[data-behind='true'] {
    opacity: 0.45;
  }
`;
