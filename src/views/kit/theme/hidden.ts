import { css } from '@linaria/core';
import { visuallyHidden } from './tokens.ts';

/** What is there for whoever hears the page alone, of no page before the sign-in, which fields have their own for. */
export const hidden = css`
  ${visuallyHidden}
`;
