import type { CodeIn } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { integerEntry } from '../kit/draft/number.ts';
import { textEntry } from '../kit/draft/text.ts';
import { id, integer, optional, type StructOf, struct, text, worded } from '../kit/shape.ts';

/** One drug of a prescription; no provider keeps it (DOC-RX-1). What somebody takes says what they suffer from: its texts, chosen from what the program suggests, are hidden. */
const lineFields = {
  id: id(),
  drug: worded({ max: 120 }),
  /** Pharmaceutical form and strength. */
  form: optional(worded({ max: 120, blank: true })),
  count: integer({ from: 1, to: 999 }),
  /** How it is taken. */
  usage: worded({ max: 300 }),
};

/** The form of a line, complete or not; the codes are what may be wrong with a field. */
export const lineDraft = draftOf(lineFields)({
  drug: textEntry({ required: 'drugRequired', long: 'long' }),
  form: textEntry({ long: 'long' }),
  count: integerEntry({ required: 'countRequired', invalid: 'countInvalid' }),
  usage: textEntry({ required: 'usageRequired', long: 'long' }),
});

export type LineDraft = StructOf<typeof lineDraft.fields>;
/** What all lines have in common: whom they are for. */
export const prescriptionHeadFields = { patient: optional(struct({ id: id(), name: optional(text()) })) };
export type PrescriptionHead = StructOf<typeof prescriptionHeadFields>;
/** What is wrong with a field; views put it in words. */
export type PrescriptionProblem = CodeIn<typeof lineDraft> | 'patientRequired';
