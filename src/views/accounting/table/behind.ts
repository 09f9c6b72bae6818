import { css } from '@linaria/core';
import { motion } from '../../kit/theme/tokens.ts';

/** What stands while other days are being summed steps back, so that it is not taken for theirs. */
export const behindStyle = css`
  transition: opacity ${motion.quick};
  &[data-behind='true'] {
    opacity: 0.45;
  }
`;
