import { latinDigits } from './digits.ts';

/** A tooth: the mouth's quarter as on the wire (1–4 permanent, 5–8 milk) and the place from the midline. */
export interface Tooth {
  readonly quadrant: 1 | 2 | 3 | 4;
  readonly child: boolean;
  /** 1–8, or 1–5 for a milk tooth. */
  readonly place: number;
}

const LETTERS = 'ABCDE';

/** Brings the forms a tooth travels in (16, "16", "5A") to two FDI digits; anything else stays. */
export const readTooth = (value: unknown): unknown => {
  if (typeof value !== 'number' && typeof value !== 'string') return value;
  const text = latinDigits(String(value)).trim().toUpperCase();
  const lettered = /^([1-8])([A-E])$/.exec(text);
  if (!lettered) return text;
  const quadrant = Number(lettered[1]);
  return `${quadrant < 5 ? quadrant + 4 : quadrant}${LETTERS.indexOf(lettered[2] ?? '') + 1}`;
};

/** The tooth of two FDI digits, or null when they name none. */
export const toothOf = (fdi: string): Tooth | null => {
  const parts = /^(?:([1-4])([1-8])|([5-8])([1-5]))$/.exec(fdi);
  if (!parts) return null;
  const child = parts[3] !== undefined;
  return { quadrant: (child ? Number(parts[3]) - 4 : Number(parts[1])) as Tooth['quadrant'], child, place: Number(parts[2] ?? parts[4]) };
};

/** The two FDI digits of a tooth. */
export const fdiOf = ({ quadrant, child, place }: Tooth): string => `${child ? quadrant + 4 : quadrant}${place}`;

/** What a person calls the tooth inside its quarter: 1–8, or A–E for a milk tooth. */
export const toothLabel = ({ child, place }: Tooth): string => (child ? (LETTERS[place - 1] ?? '') : String(place));

/** The quarter of the mouth, from the patient's upper right, around: 1 upper right, 2 upper left, 3 lower left, 4 lower right. */
export const QUADRANTS = [1, 2, 3, 4] as const;

/** What the picker offers inside a quarter: 1–8 are permanent teeth from the midline, 9–13 milk teeth A–E (KIT-TOOTH-3). */
export const PICKER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
const ADULT = 8;

/** Where a tooth stands in the picker; null while it is not chosen. */
export interface Picked {
  readonly quadrant?: number | null;
  readonly tooth_number?: number | null;
}

export const isQuadrant = (value: unknown): value is 1 | 2 | 3 | 4 => (QUADRANTS as readonly unknown[]).includes(value);
const isPickerValue = (value: unknown): value is number => (PICKER_VALUES as readonly unknown[]).includes(value);

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

/** Several teeth: where the picker stands for the first, and the two digits of the others. */
export interface PickedTeeth extends Picked {
  readonly other_teeth?: readonly string[] | null;
}

/** The two digits of every tooth that was picked, in order. */
export const pickedTeeth = (picked: PickedTeeth): readonly string[] => [...[pickedTooth(picked)].filter((fdi) => fdi !== null), ...(picked.other_teeth ?? [])];

/** With a tooth picked that was not, or the other way round; the quarter stays where the last tooth is given up. */
export const toggledTooth = (picked: PickedTeeth, fdi: string): Required<PickedTeeth> => {
  const before = pickedTeeth(picked);
  const [first, ...others] = before.includes(fdi) ? before.filter((each) => each !== fdi) : [...before, fdi];
  const { quadrant, tooth_number } = first === undefined ? { quadrant: picked.quadrant ?? null, tooth_number: null } : pickOf(first);
  return { quadrant, tooth_number, other_teeth: others.length === 0 ? null : others };
};
