import { digitsOnly } from '../kit/digits.ts';
import { isNationalNumber } from '../kit/national-number.ts';
import { isPersianName, normalise } from '../kit/persian-text.ts';
import { internationalPhone } from '../kit/phone.ts';
import { code, nationalNumber, optional, phone, ref, type StructOf, text, typedDay, typedTags } from '../kit/shape.ts';
import { joinTags, splitTags } from '../kit/tags.ts';
import { FEMALE, type Patient } from './patient.ts';

/** The patient form as it stands, complete or not. */
export const patientDraftFields = {
  first_name: text(),
  last_name: text(),
  national_number: nationalNumber(),
  gender: code([1, 2]),
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

const noTags = { tags: [], typed: '' } as const;

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
