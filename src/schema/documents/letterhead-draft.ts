import { draftOf } from '../kit/draft/draft-of.ts';
import { digitsEntry, phoneEntry, textEntry } from '../kit/draft/text.ts';
import type { StructOf } from '../kit/shape.ts';
import { letterheadFields } from './letterhead.ts';

/** The form of it, of which nothing is required; the codes are what may be wrong with a field. */
export const letterheadDraft = draftOf(letterheadFields)({
  practice: textEntry({ long: 'long' }),
  dentist: textEntry({ long: 'long' }),
  council: digitsEntry({ long: 'long' }),
  licence: digitsEntry({ long: 'long' }),
  address: textEntry({ long: 'long' }),
  phone: phoneEntry({ invalid: 'phoneInvalid' }),
});

export type LetterheadDraft = StructOf<typeof letterheadDraft.fields>;
