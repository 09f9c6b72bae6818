import { choiceEntry, codeEntry } from '../kit/draft/choice.ts';
import { todaysEntry } from '../kit/draft/day.ts';
import type { CodeIn } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { ownEntry } from '../kit/draft/own.ts';
import { textEntry } from '../kit/draft/text.ts';
import { integer, list, optional, plain, type StructOf, text } from '../kit/shape.ts';
import { pickedTooth, pickOf } from '../kit/tooth.ts';
import { type Dispatch, dispatchFields } from './dispatch.ts';

/** The form of one dispatch, complete or not; all of it is needed (DOC-LAB-1). */
export const dispatchDraft = draftOf(dispatchFields)({
  patient: choiceEntry({ name: optional(text()) }, { required: 'patientRequired' }),
  lab: codeEntry({ required: 'labRequired' }),
  procedure_type: choiceEntry({ name: optional(text({ disguise: 'keep' })) }, { required: 'treatmentRequired' }),
  shade: textEntry({ required: 'shadeRequired' }),
  /** 1–4, the quarter of the mouth. */
  quadrant: ownEntry(optional(integer()), ({ tooth_number }: Dispatch) => pickOf(tooth_number).quadrant, { required: 'quadrantRequired' }),
  /** 1–13, the tooth in the picker's own counting (DOC-LAB-3). */
  tooth_number: ownEntry(optional(integer()), ({ tooth_number }: Dispatch) => pickOf(tooth_number).tooth_number, { required: 'toothRequired' }),
  /** More teeth, as two digits, for which the same is made: each is a dispatch of its own. */
  other_teeth: ownEntry(optional(list(plain())), (_: Dispatch): readonly string[] | null => null),
  /** Of the day on which it goes into the list, unless one was chosen. */
  date: todaysEntry({ required: 'dateRequired', invalid: 'dateInvalid' }),
  description: textEntry({ required: 'descriptionRequired', long: 'descriptionLong' }),
}).beside({ rules: { tooth_number: (draft) => pickedTooth(draft) ?? '' } });

export type DispatchDraft = StructOf<typeof dispatchDraft.fields>;
export type DispatchField = keyof DispatchDraft;
/** What is wrong with a field; views put it in words. */
export type DispatchProblem = CodeIn<typeof dispatchDraft>;

/** The dispatches of a form, one for each tooth, in the order in which they were chosen; `today` is Tehran's. */
export const dispatchEntries = ({ other_teeth, ...draft }: DispatchDraft, today: string): readonly DispatchDraft[] => {
  const first = { ...dispatchDraft.asOf(draft, today), other_teeth: null };
  return [first, ...(other_teeth ?? []).map((fdi) => ({ ...first, ...pickOf(fdi) }))];
};

/** The fields that keep a dispatch out of the list; `today` is Tehran's. */
export const missingOfDispatch = (draft: DispatchDraft, today: string): readonly DispatchField[] =>
  dispatchDraft.problems(draft, today).map(({ field }) => field);
