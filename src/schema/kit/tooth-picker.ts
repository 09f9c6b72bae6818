import { fdiOf, toothOf } from './tooth.ts';

/** The quarter of the mouth, from the patient's upper right, around: 1 upper right, 2 upper left, 3 lower left, 4 lower right. */
export const QUADRANTS = [1, 2, 3, 4] as const;

/** What the picker offers inside a quarter: 1–8 are permanent teeth from the midline, 9–13 milk teeth A–E (specification §3). */
export const PICKER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
const ADULT = 8;

/** Where a tooth stands in the picker; null while it is not chosen. */
export interface Picked {
  readonly quadrant?: number | null;
  readonly tooth_number?: number | null;
}

export const isQuadrant = (value: unknown): value is 1 | 2 | 3 | 4 => (QUADRANTS as readonly unknown[]).includes(value);
export const isPickerValue = (value: unknown): value is number => (PICKER_VALUES as readonly unknown[]).includes(value);

/** The two digits of what was picked; null while it is no tooth. */
export const pickedTooth = ({ quadrant, tooth_number: value }: Picked): string | null => {
  if (!isQuadrant(quadrant) || !isPickerValue(value)) return null;
  const child = value > ADULT;
  return fdiOf({ quadrant, child, place: child ? value - ADULT : value });
};

/** Where the picker stands for a tooth; nothing is chosen for a text that names none. */
export const pickOf = (fdi: string): { readonly quadrant: number | null; readonly tooth_number: number | null } => {
  const tooth = toothOf(fdi);
  return tooth ? { quadrant: tooth.quadrant, tooth_number: tooth.place + (tooth.child ? ADULT : 0) } : { quadrant: null, tooth_number: null };
};
