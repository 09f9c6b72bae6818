/** Below the bars, which a page is scrolled under, and above every message (`MESSAGES`): what could hurt a patient is covered by none (D-217). */
export const aboveMessages = `
  position: relative;
  z-index: 9;
`;

/** On which layer messages stand, with the strips below them. */
export const MESSAGES = 8;
