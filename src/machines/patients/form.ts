import { digitsOnly } from '../../schema/kit/digits.ts';
import { hasValidControlDigit } from '../../schema/kit/national-number.ts';
import { localPhone, phoneToSend } from '../../schema/kit/phone.ts';
import { isTelling } from '../../schema/patients/alike.ts';
import type { PatientDraft } from '../../schema/patients/draft.ts';
import {
  changedPatientPayload,
  emptyPatientDraft,
  isPatientAsSent,
  newPatientPayload,
  patientDraftOf,
  patientProblems,
  revisedPatient,
} from '../../schema/patients/draft.ts';
import { patientFormWorkflow } from '../../schema/patients/form-workflow.ts';
import { fullName, type Patient } from '../../schema/patients/patient.ts';
import type { FormRules } from '../kit/form/context.ts';
import { recordForm } from '../kit/form/record-form.ts';

/** A doubt about a patient that a second confirmation overrules: the control digit is wrong, another patient has the number, or nobody could look whether one has. */
export type PatientWarning = 'controlDigit' | 'twin' | 'twinUnknown';

/** A name as one searches for it: the first of several words is the first name, and one alone is mostly a last name. */
const namesIn = (typed: string): Pick<PatientDraft, 'first_name' | 'last_name'> => {
  const words = typed.split(/\s+/).filter(Boolean);
  return { first_name: words.length > 1 ? (words[0] ?? '') : '', last_name: words.slice(words.length > 1 ? 1 : 0).join(' ') };
};

/** What was searched for, as the form begins with it: a name, a national number or a phone; a piece of a number is none of them. */
const toldBy = (typed: string): Partial<PatientDraft> => {
  if (/\p{L}/u.test(typed)) return namesIn(typed);
  const [number, phone] = [digitsOnly(typed), phoneToSend(typed)];
  // A mobile without its zero has ten digits, too.
  if (number.length === 10 && (phone === null || hasValidControlDigit(number))) return { national_number: number };
  return phone === null ? {} : { phone: localPhone(phone) };
};

const spaced = (typed: string): string => Object.values(toldBy(typed)).join(' ') || typed;

const rules: FormRules<PatientDraft, Patient> = {
  resource: 'patients',
  againstOpened: true,
  listPath: '/patients',
  wants: ['insurances'],
  opened: ({ passed }) => ({ ...emptyPatientDraft, ...toldBy(passed?.named ?? '') }),
  // Nobody is filed under another's name, and nobody's half-filled file is lost for it.
  another: {
    path: '/new-patient',
    isMeant: ({ draft }, { named = '' }) => named !== '' && [fullName(draft), draft.national_number, draft.phone].every((own) => spaced(own) !== spaced(named)),
  },
  draftOf: patientDraftOf,
  passedOf: ({ patient }) => patient ?? null,
  revised: revisedPatient,
  problems: patientProblems,
  newPayload: newPatientPayload,
  changedPayload: changedPatientPayload,
  warnings: ({ national_number }, alike): readonly PatientWarning[] => {
    if (national_number == null) return [];
    const twin = !isTelling(national_number) ? [] : alike === null ? (['twinUnknown'] as const) : alike.length > 0 ? (['twin'] as const) : [];
    return [...(hasValidControlDigit(national_number) ? [] : (['controlDigit'] as const)), ...twin];
  },
  comparesFirst: ({ national_number }) => national_number != null,
  isAsSent: isPatientAsSent,
};

/** Adding a patient, or editing one. */
export const patientFormMachine = recordForm(patientFormWorkflow, rules);
