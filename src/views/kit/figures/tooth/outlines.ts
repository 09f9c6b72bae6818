/**
 * The shapes of teeth as one sees them from the front, in a box 20 wide and 48 high: the roots reach up to 0, the edge
 * that bites stands at 48. Lower teeth are drawn upside down.
 */
export interface Outline {
  readonly crown: string;
  readonly root: string;
}

const incisor: Outline = {
  crown: 'M4 25C2 31 1.4 39 2 45.4C2.3 47.4 3.4 48 5 48H15C16.6 48 17.7 47.4 18 45.4C18.6 39 18 31 16 25C13 22.4 7 22.4 4 25Z',
  root: 'M4.6 25.4C5 17 7 6 10 2.4C13 6 15 17 15.4 25.4',
};
const canine: Outline = {
  crown: 'M3.4 25C1.8 31 1.2 36.4 2.2 40.6C4 44 7.6 46.4 10 48C12.4 46.4 16 44 17.8 40.6C18.8 36.4 18.2 31 16.6 25C13.4 22.2 6.6 22.2 3.4 25Z',
  root: 'M4.2 25.2C4.4 15.4 6.8 4 10 0.6C13.2 4 15.6 15.4 15.8 25.2',
};
const premolar: Outline = {
  crown: 'M3 27C1.6 32.6 1.2 38.6 2.2 43C4.2 45.6 7.6 45.4 10 47.8C12.4 45.4 15.8 45.6 17.8 43C18.8 38.6 18.4 32.6 17 27C13.8 24.4 6.2 24.4 3 27Z',
  root: 'M4 26.6C4 18.4 6.8 8 10 5C13.2 8 16 18.4 16 26.6',
};
const molar: Outline = {
  crown: 'M2.2 28.4C0.9 33.6 0.8 40 1.8 44.4C3.4 47.6 7.4 48 10 46C12.6 48 16.6 47.6 18.2 44.4C19.2 40 19.1 33.6 17.8 28.4C14.4 25.8 5.6 25.8 2.2 28.4Z',
  root: 'M2.8 28C1.6 20.4 1.8 12.4 4.4 7.4C7.2 10.6 8.2 16.6 9.2 22.4C9.5 23.8 10.5 23.8 10.8 22.4C11.8 16.6 12.8 10.6 15.6 7.4C18.2 12.4 18.4 20.4 17.2 28',
};

const ADULT = [incisor, incisor, canine, premolar, premolar, molar, molar, molar];
const CHILD = [incisor, incisor, canine, molar, molar];

export const outlineOf = (child: boolean, place: number): Outline => (child ? CHILD : ADULT)[place - 1] ?? molar;

/** How wide teeth are, in tenths of a millimetre, from the midline outwards. */
const WIDTHS = {
  adult: { upper: [85, 66, 76, 71, 66, 102, 94, 86], lower: [54, 59, 68, 70, 71, 108, 104, 98] },
  child: { upper: [65, 52, 68, 73, 86], lower: [42, 47, 58, 78, 98] },
};

export interface Standing {
  readonly place: number;
  /** The middle of the tooth from the midline, and its width, as parts of the quarter's width. */
  readonly centre: number;
  readonly width: number;
}

/** Milk teeth fill less of the jaw. */
const CHILD_SPAN = 0.8;

/** Where the teeth of a quarter stand, from the midline outwards. */
export const standingOf = (child: boolean, upper: boolean): readonly Standing[] => {
  const widths = WIDTHS[child ? 'child' : 'adult'][upper ? 'upper' : 'lower'];
  const scale = (child ? CHILD_SPAN : 1) / widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, index) => {
    const before = widths.slice(0, index).reduce((sum, each) => sum + each, 0);
    return { place: index + 1, centre: (before + width / 2) * scale, width: width * scale };
  });
};
