import { type Tooth, toothLabel, toothOf } from '../../../../schema/kit/tooth.ts';
import { pageWords } from '../../page/texts.ts';
import { toothWords } from './texts.ts';

/** A tooth as it is said: its place or letter, what it is, and where. */
export const spokenTooth = (tooth: Tooth): string => {
  const { quadrant, child, place } = tooth;
  const corner = toothWords.corners[quadrant];
  const name = (child ? toothWords.childNames : toothWords.adultNames)[place - 1] ?? pageWords.unknown;
  return child ? toothWords.childTooth(toothLabel(tooth), name, corner) : toothWords.adultTooth(toothLabel(tooth), name, corner);
};

/** A tooth as the staff calls it, without its full name. */
export const briefFdi = (fdi: string): string => {
  const tooth = toothOf(fdi);
  if (!tooth) return toothWords.otherTooth(fdi || pageWords.unknown);
  const corner = toothWords.corners[tooth.quadrant];
  return tooth.child ? toothWords.briefChild(toothLabel(tooth), corner) : toothWords.briefAdult(toothLabel(tooth), corner);
};
