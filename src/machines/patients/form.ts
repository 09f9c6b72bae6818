import { hasValidControlDigit } from '../../schema/kit/national-number.ts';
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
import type { Patient } from '../../schema/patients/patient.ts';
import type { FormRules } from '../kit/form/context.ts';
import { recordForm } from '../kit/form/record-form.ts';

/** A doubt about a patient that a second confirmation overrules: the control digit is wrong, another patient has the number, or nobody could look whether one has. */
export type PatientWarning = 'controlDigit' | 'twin' | 'twinUnknown';

const rules: FormRules<PatientDraft, Patient> = {
  resource: 'patients',
  listPath: '/patients',
  wants: ['insurances'],
  opened: () => emptyPatientDraft,
  draftOf: patientDraftOf,
  passedOf: ({ patient }) => patient ?? null,
  revised: revisedPatient,
  problems: patientProblems,
  newPayload: newPatientPayload,
  changedPayload: changedPatientPayload,
  warnings: ({ national_number }, alike): readonly PatientWarning[] => {
    if (national_number == null) return [];
    const twin = alike === null ? (['twinUnknown'] as const) : alike.length > 0 ? (['twin'] as const) : [];
    return [...(hasValidControlDigit(national_number) ? [] : (['controlDigit'] as const)), ...twin];
  },
  comparesFirst: ({ national_number }) => national_number != null,
  isAsSent: isPatientAsSent,
};

/** Adding a patient, or editing one. */
export const patientFormMachine = recordForm(patientFormWorkflow, rules);
