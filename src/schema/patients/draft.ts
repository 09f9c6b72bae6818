import { presetCodeEntry, refEntry } from '../kit/draft/choice.ts';
import { dayEntry } from '../kit/draft/day.ts';
import type { CodeIn, PayloadIn } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { nationalNumberEntry, phoneEntry, storedNationalNumber, tagsEntry, textEntry } from '../kit/draft/text.ts';
import { isPersianName } from '../kit/persian-text.ts';
import type { StructOf } from '../kit/shape.ts';
import { joinTags, mergedTags, splitTags } from '../kit/tags.ts';
import { FEMALE, type Patient, patientFields } from './patient.ts';
import { WORD_LISTS } from './word-lists.ts';

const name = textEntry({ required: 'required', must: { letters: isPersianName } });

/** The patient form, complete or not; the codes are what may be wrong with a field (PAT-RULE-1 to PAT-RULE-5). */
export const patientDraft = draftOf(patientFields)({
  first_name: name,
  last_name: name,
  national_number: nationalNumberEntry({ required: 'required', invalid: 'tenDigits' }),
  gender: presetCodeEntry(FEMALE),
  birth_date: dayEntry({ invalid: 'birthDate', future: 'birthDate', impossible: 'birthDateProcessing' }),
  phone: phoneEntry(),
  insurance: refEntry(),
  address: textEntry({ long: 'long' }),
  underlying_diseases: tagsEntry({ long: 'tooLong' }),
  current_medications: tagsEntry({ long: 'tooLong' }),
  drug_allergies: tagsEntry({ long: 'tooLong' }),
});

export const {
  fields: patientDraftFields,
  empty: emptyPatientDraft,
  open: patientDraftOf,
  revised: revisedPatient,
  created: newPatientPayload,
  changed: changedPatientPayload,
} = patientDraft;

export type PatientDraft = StructOf<typeof patientDraftFields>;
export type PatientDraftField = keyof PatientDraft;
/** What is sent of a patient; a change holds only what changed. */
export type PatientPayload = PayloadIn<typeof patientDraft>;
/** What is wrong with a field; views put it in words. */
export type PatientProblem = CodeIn<typeof patientDraft>;

/** Whether a stored patient holds all that was sent; of a list, what was added to and taken out of it as it stood in `known`. */
export const isPatientAsSent = (payload: Partial<Patient>, stored: Patient, known: Patient | null = null): boolean => {
  const isHeard = (field: (typeof WORD_LISTS)[number]): boolean => {
    const [now, opened, sent] = [stored[field] ?? '', known?.[field] ?? '', payload[field] ?? ''];
    return known !== null && field in payload && mergedTags(now, opened, sent) === joinTags(splitTags(now));
  };
  const heard = Object.fromEntries(WORD_LISTS.filter(isHeard).map((field) => [field, stored[field]]));
  return patientDraft.isAsSent({ ...payload, ...heard }, stored);
};

/**
 * Everything that is wrong, the first problem being the one to name: what is missing, then letters, then the ten
 * digits, then the birth date, which cannot be after `today`. Of a stored patient whose number nobody told none is asked.
 */
export const patientProblems: typeof patientDraft.problems = (draft, today, facts, before) => {
  const isWithout = before?.opened?.national_number === '';
  const found = patientDraft
    .problems(draft, today, facts, before)
    .filter(({ field, code }) => !(isWithout && field === 'national_number' && code === 'required'));
  return [...found.filter(({ code }) => code === 'required'), ...found.filter(({ code }) => code !== 'required')];
};

/** The national number as it would be stored. */
export const nationalNumberOf = ({ national_number }: PatientDraft): string => storedNationalNumber(national_number);
