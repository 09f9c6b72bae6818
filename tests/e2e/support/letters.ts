/**
 * What a printed text says, for comparing: a reader of the file sets blanks as it likes where digits meet letters, turns
 * brackets with the line, and tells the two letters of «لا» in either order.
 */
export const letters = (text: string): string =>
  text
    .replace(/[\s<>()[\]/]/g, '')
    .replace(/\u200c/g, '')
    .replace(/ال|لا/g, 'لا');
