/**
 * The direction of what somebody typed, where it stands alone: with letters that run the other way in it, that of its first letter,
 * so that «500 mg» is not turned round. Figures alone stay in the order of the page, of which no browser's own rule knows.
 */
export const directionOf = (typed: string): 'auto' | undefined => (/[a-z]/i.test(typed) ? 'auto' : undefined);
