import { latinDigits } from '../kit/digits.ts';
import { isIsoDay } from '../kit/iso-day.ts';
import { jalaliText } from '../kit/jalali.ts';
import { isNationalNumber } from '../kit/national-number.ts';
import { isPersianName, normalise } from '../kit/persian-text.ts';
import { internationalPhone, isIranianPhone, localPhone } from '../kit/phone.ts';
import {
  code,
  mayBeMissing,
  nationalNumber,
  optional,
  phone,
  ref,
  type Shape,
  type StructOf,
  type TypedDay,
  type TypedTags,
  text,
  typedDay,
  typedTags,
} from '../kit/shape.ts';
import { joinTags, splitTags } from '../kit/tags.ts';
import { FEMALE, type Patient, patientFields } from './patient.ts';

/** The patient form as it stands, complete or not. */
export const patientDraftFields = {
  first_name: text(),
  last_name: text(),
  national_number: nationalNumber(),
  /** Null while the provider does not know it. */
  gender: optional(code([1, 2])),
  birth_date: typedDay,
  phone: phone(),
  insurance: optional(ref('insurances')),
  address: text(),
  underlying_diseases: typedTags,
  current_medications: typedTags,
  drug_allergies: typedTags,
};

export type PatientDraft = StructOf<typeof patientDraftFields>;
export type PatientDraftField = keyof PatientDraft;
/** What is sent of a patient; a change holds only what changed. */
export type PatientPayload = Partial<Omit<Patient, 'id'>>;

const noTags: TypedTags = { tags: [], typed: '' };

export const emptyPatientDraft: PatientDraft = {
  first_name: '',
  last_name: '',
  national_number: '',
  gender: FEMALE,
  birth_date: { typed: '', day: null },
  phone: '',
  insurance: null,
  address: '',
  underlying_diseases: noTags,
  current_medications: noTags,
  drug_allergies: noTags,
};

const typedDayOf = (day: string | null | undefined): TypedDay => (day ? { typed: jalaliText(day), day } : { typed: '', day: null });
const typedTagsOf = (stored: string | null | undefined): TypedTags => ({ tags: splitTags(stored ?? ''), typed: '' });

/** The form filled with a patient's file. */
export const patientDraftOf = (patient: Patient): PatientDraft => ({
  first_name: patient.first_name ?? '',
  last_name: patient.last_name ?? '',
  national_number: patient.national_number,
  gender: patient.gender ?? null,
  birth_date: typedDayOf(patient.birth_date),
  phone: localPhone(patient.phone ?? ''),
  insurance: patient.insurance ?? null,
  address: patient.address ?? '',
  underlying_diseases: typedTagsOf(patient.underlying_diseases),
  current_medications: typedTagsOf(patient.current_medications),
  drug_allergies: typedTagsOf(patient.drug_allergies),
});

/** What is wrong with a field; views put it in words (specification §5, Patient). */
export type PatientProblem = 'required' | 'letters' | 'tenDigits' | 'birthDate' | 'birthDateProcessing';

const REQUIRED = ['first_name', 'last_name', 'national_number'] as const;
const NAMES = ['first_name', 'last_name'] as const;

const birthDateProblem = ({ typed, day }: TypedDay, today: string): PatientProblem | null => {
  if (day === null || day === undefined) return typed.trim() === '' ? null : 'birthDate';
  if (!isIsoDay(day)) return 'birthDateProcessing';
  return day > today ? 'birthDate' : null;
};

/**
 * Everything that is wrong, the first problem being the one to name: what is missing, then letters, then the ten
 * digits, then the birth date, which cannot be after `today` (specification §5, Patient).
 */
export const patientProblems = (draft: PatientDraft, today: string): readonly { readonly field: PatientDraftField; readonly code: PatientProblem }[] => {
  const missing = REQUIRED.filter((field) => normalise(draft[field]) === '');
  const foreign = NAMES.filter((field) => !missing.includes(field) && !isPersianName(draft[field]));
  const short = !missing.includes('national_number') && !isNationalNumber(nationalNumberOf(draft));
  const birth = birthDateProblem(draft.birth_date, today);
  return [
    ...missing.map((field) => ({ field, code: 'required' as const })),
    ...foreign.map((field) => ({ field, code: 'letters' as const })),
    ...(short ? [{ field: 'national_number' as const, code: 'tenDigits' as const }] : []),
    ...(birth ? [{ field: 'birth_date' as const, code: birth }] : []),
  ];
};

/** The national number as typed, in Latin digits and without the spaces and dashes that paper has. */
export const nationalNumberOf = ({ national_number }: PatientDraft): string => latinDigits(national_number).replace(/[\s\u200c-]/g, '');

const phoneOf = (typed: string): string => (isIranianPhone(typed) ? internationalPhone(typed) : latinDigits(typed).trim());
/** A tag still being typed belongs to the list: leaving the field would have added it. */
const tagsOf = ({ tags, typed }: TypedTags): string => joinTags([...new Set([...tags, ...splitTags(typed)])]);

/** The whole of a draft in the form in which it is stored; `""` and null stand for nothing. */
const storedPatient = (draft: PatientDraft): Omit<Patient, 'id'> => ({
  first_name: normalise(draft.first_name),
  last_name: normalise(draft.last_name),
  national_number: nationalNumberOf(draft),
  gender: draft.gender ?? null,
  birth_date: draft.birth_date.day ?? null,
  phone: phoneOf(draft.phone),
  insurance: draft.insurance ?? null,
  address: normalise(draft.address),
  underlying_diseases: tagsOf(draft.underlying_diseases),
  current_medications: tagsOf(draft.current_medications),
  drug_allergies: tagsOf(draft.drug_allergies),
});

const pick = (payload: PatientPayload, keep: (field: keyof PatientPayload) => boolean): PatientPayload =>
  Object.fromEntries(Object.entries(payload).filter(([field]) => keep(field as keyof PatientPayload)));

/** What a new patient is sent as: an optional field only when it is filled (specification §5). */
export const newPatientPayload = (draft: PatientDraft): PatientPayload => {
  const stored = storedPatient(draft);
  return pick(stored, (field) => stored[field] !== '' && stored[field] !== null);
};

/** What an edit is sent as: the fields that differ from how the form opened; null or `""` clears. */
export const changedPatientPayload = (draft: PatientDraft, opened: PatientDraft): PatientPayload => {
  const [now, before] = [storedPatient(draft), storedPatient(opened)];
  return pick(now, (field) => now[field] !== before[field]);
};

/** Whether a provider says nothing of a field, which then speaks for no difference. */
const isUnknown = (patient: Patient, field: keyof PatientPayload): boolean => {
  const described: Shape = patientFields[field];
  return described.required && mayBeMissing(described) && (patient[field] ?? null) === null;
};

/** Whether a stored patient holds all that the payload sent, as far as the provider tells. */
export const isPatientAsSent = (payload: PatientPayload, patient: Patient): boolean => {
  const stored = storedPatient(patientDraftOf(patient));
  const fields = Object.keys(payload) as (keyof PatientPayload)[];
  return fields.every((field) => isUnknown(patient, field) || (stored[field] ?? '') === (payload[field] ?? ''));
};
