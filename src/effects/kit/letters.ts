/** The page's own letters, as its style sheet names them. */
const OWN = '1em Vazirmatn';

/** Has a page's own letters come. The device's can be read as well: what does not come is done without until the next visit. */
export const askForLetters = (fonts: Pick<FontFaceSet, 'load'> = document.fonts): Promise<unknown> => fonts.load(OWN).catch(() => {});

/**
 * From now on the page is written in its own letters, if they are here. Only to be told while it is drawn anyway: letters that
 * come while somebody reads wrap other lines than before, and move what stands below them (Layout Instability API).
 */
export const applyLetters = (): void => {
  if (document.fonts.check(OWN)) document.documentElement.dataset.letters = 'own';
};
