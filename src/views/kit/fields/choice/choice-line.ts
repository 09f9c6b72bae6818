import { css } from '@linaria/core';
import { colour, hairline, motion, radius, space, TARGET, weight } from '../../theme/tokens.ts';

/** Choices in one line that scrolls: what is below must not move when they are others. */
export const choiceLine = css`
  display: flex;
  align-items: start;
  gap: ${space(2)};
  /* Taken before the choices are there: what is below must not move. */
  min-block-size: ${TARGET};
  margin-inline: -${space(4)};
  padding-inline: ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
  /* A mouse has no finger to push it with. */
  @media (hover: hover) and (pointer: fine) {
    scrollbar-width: thin;
  }
  & > button {
    flex: none;
    /* One that is longer than the line is seen whole, in two. */
    max-inline-size: 100%;
    min-block-size: ${TARGET};
    padding-inline: ${space(4)};
    border: ${hairline};
    border-radius: ${radius.round};
    background: ${colour.surface};
    transition: background-color ${motion.quick};
  }
  & > button[aria-pressed='true'] {
    border-color: ${colour.accent};
    background: ${colour.tint};
    color: ${colour.onTint};
    font-weight: ${weight.medium};
  }
  & > button[data-warned] {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    border-color: ${colour.danger};
    color: ${colour.danger};
  }
  & > button:focus-visible {
    outline-offset: -3px;
  }
`;
