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
