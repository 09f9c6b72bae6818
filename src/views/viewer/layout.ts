/** From here on the screen, the records and the details stand side by side. */
export const DESK = '@media (min-width: 1080px)';
/** Below it one of them at a time. */
export const NARROW = '@media (max-width: 1079.98px)';
