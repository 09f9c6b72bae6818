import { code, day, id, mayBeUnknown, nationalNumber, optional, phone, ref, type StructOf, text } from '../kit/shape.ts';

/** A patient's file (PAT-DATA-1). Diseases, medications and allergies are lists joined by comma and space. */
export const patientFields = {
  id: id(),
  first_name: mayBeUnknown(text({ max: 150 })),
  last_name: mayBeUnknown(text({ max: 150 })),
  national_number: mayBeUnknown(nationalNumber()),
  gender: mayBeUnknown(code([1, 2])),
  phone: optional(phone()),
  birth_date: optional(day()),
  insurance: optional(ref('insurances')),
  address: optional(text({ max: 500, blank: true })),
  underlying_diseases: optional(text({ max: 1000, blank: true })),
  current_medications: optional(text({ max: 1000, blank: true })),
  drug_allergies: optional(text({ max: 1000, blank: true })),
};

export type Patient = StructOf<typeof patientFields>;

export const MALE = 1;
export const FEMALE = 2;

/** «name surname», as Iranians write it; empty where neither is known. */
export const fullName = ({ first_name, last_name }: Pick<Patient, 'first_name' | 'last_name'>): string => `${first_name ?? ''} ${last_name ?? ''}`.trim();
