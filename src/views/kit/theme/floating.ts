import { MESSAGES } from './above-messages.ts';
import { BAR, colour, text, weight } from './tokens.ts';

/** A strip over the page and never in it, where messages stand, which then stand above it: what is about to be tapped, or written in, must not move when it comes or goes. */
export const floating = `
  position: fixed;
  z-index: ${MESSAGES};
  inset-inline: calc(var(--rail) + 12px) 12px;
  inset-block-end: calc(${BAR} + var(--foot, 28px));
  inline-size: fit-content;
  margin-inline: auto;
  display: flex;
  align-items: center;
  box-shadow: 0 2px 10px ${colour.shadow};
  ${text.caption}
  font-weight: ${weight.medium};
  /* It takes no room, and is there all the same: who listens hears only of what comes into a place that stood before. */
  &:empty {
    min-block-size: 0;
    padding: 0;
    box-shadow: none;
  }
  @media print {
    display: none;
  }
`;
