import { toothLabel, toothOf } from '../../../schema/kit/tooth.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { treatment } from '../texts.ts';

/** A tooth in words, as the staff says it: its place or letter, and the corner of the mouth. */
export const toothText = (fdi: string): string => {
  const tooth = toothOf(fdi);
  if (tooth === null) return treatment.otherTooth(fdi || pageWords.unknown);
  const corner = treatment.corners[tooth.quadrant];
  return tooth.child ? treatment.childTooth(toothLabel(tooth), corner) : treatment.adultTooth(toothLabel(tooth), corner);
};
