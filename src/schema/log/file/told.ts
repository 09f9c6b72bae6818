/** The line of a report's file that holds what a person told of it; none where that is nothing. */
const toldLine = (told: string): string => (told.trim() === '' ? '' : `"told":${JSON.stringify(told.trim())},\n`);

/** The same file with what a person told of it, in a line of its own behind the first. */
export const withTold = (text: string, told: string): string => text.replace('\n', () => `\n${toldLine(told)}`);

/** How much larger the file is with it, in bytes. */
export const toldBytes = (told: string): number => new TextEncoder().encode(toldLine(told)).length;
