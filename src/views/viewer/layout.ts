/** From here on the screen, the records and the details stand side by side. */
export const DESK = '@media (min-width: 1080px)';
/** A phone: no keyboard, and room for what one cannot do without. */
export const PHONE = '@media (max-width: 519.98px)';
export const SMALL = '@media (max-width: 359.98px)';
/** Below it one of them at a time. */
export const NARROW = '@media (max-width: 1079.98px)';
