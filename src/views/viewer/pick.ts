import { css } from '@linaria/core';
import { colour, radius, space, TARGET, text } from '../kit/theme/tokens.ts';

/** A choice among many in little room; the platform shows the list. */
export const pick = css`
  min-block-size: ${TARGET};
  min-inline-size: ${TARGET};
  padding-inline: ${space(2)};
  border: 1px solid ${colour.edge};
  border-radius: ${radius.control};
  background: ${colour.surface};
  color: ${colour.ink};
  font-family: inherit;
  ${text.caption}
  text-overflow: ellipsis;
  cursor: pointer;
  &[data-chosen='true'] {
    border-color: ${colour.accent};
    background: ${colour.tint};
    color: ${colour.onTint};
  }
`;
