import { optional, phone, type StructOf, text } from '../kit/shape.ts';

/**
 * What stands over every paper, as far as the provider does not have it: names of the practice and of the dentist, number at the medical council, licence of the practice, address and phone. It is the dentist's own, and kept on their device (D-135).
 */
export const letterheadFields = {
  practice: optional(text({ max: 200 })),
  dentist: optional(text({ max: 150 })),
  council: optional(text({ max: 20, disguise: 'digits' })),
  licence: optional(text({ max: 50, disguise: 'digits' })),
  address: optional(text({ max: 300 })),
  phone: optional(phone()),
};

export type Letterhead = StructOf<typeof letterheadFields>;
export type LetterheadField = keyof Letterhead;

export const LETTERHEAD_FIELDS = Object.keys(letterheadFields) as readonly LetterheadField[];
