import { fullName } from '../../schema/patients/patient.ts';
import {
  revisedTreatment,
  type TreatmentDraft,
  type TreatmentFacts,
  treatmentDraft,
  treatmentEntries,
  treatmentProblems,
} from '../../schema/treatments/draft.ts';
import { newTreatmentsWorkflow } from '../../schema/treatments/new-workflow.ts';
import { isAlikeTreatment, newTreatmentPayload } from '../../schema/treatments/payload.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import { lastNumber, numberParam, type Opening } from '../kit/screen.ts';
import type { StagedRules } from '../kit/staged/context.ts';
import { stagedList } from '../kit/staged/list.ts';
import { TREATMENT_LISTS } from './facts.ts';

const chosen = (ids: readonly string[] | undefined) => {
  const id = lastNumber(ids);
  return id === null ? null : { id };
};
/** Tariffs are remembered by the insurance of the patient: that of another one's would be wrong. */
const tariffKey = (insurance: number | null) => `insurance_tariff/${insurance ?? 'none'}`;

/** The form of a treatment: on the patient that the address or the screen before is about, where the last one was done. */
const opened = ({ params, passed, last }: Opening): TreatmentDraft => {
  const id = numberParam(params ?? {}, 'patient') ?? passed?.patient?.id ?? null;
  const known = passed?.patient?.id === id ? passed.patient : null;
  return {
    ...treatmentDraft.empty,
    patient: id ? { id, ...(known ? { name: fullName(known), insurance: known.insurance ?? null } : {}) } : null,
    clinic: chosen(last?.clinic),
    insurance_tariff: known ? chosen(last?.[tariffKey(known.insurance ?? null)]) : null,
  };
};

const lasting: StagedRules<TreatmentDraft, TreatmentFacts, Surgery>['lasting'] = ({ patient, procedure_type, clinic, insurance_tariff }) => ({
  ...(procedure_type ? { procedure_type: String(procedure_type.id) } : {}),
  ...(clinic ? { clinic: String(clinic.id) } : {}),
  // Of a patient opened by address alone nobody knows the insurance here.
  ...(patient?.insurance !== undefined && insurance_tariff ? { [tariffKey(patient.insurance)]: String(insurance_tariff.id) } : {}),
});

const patientPath = (id: number | undefined) => (id === undefined ? '/patients' : `/patient/${id}`);

const rules: StagedRules<TreatmentDraft, TreatmentFacts, Surgery> = {
  resource: 'surgeries',
  wants: TREATMENT_LISTS,
  opened,
  revised: revisedTreatment('new'),
  entries: treatmentEntries,
  cleared: ({ patient, clinic, insurance_tariff }) => ({
    ...treatmentDraft.empty,
    patient: patient ?? null,
    clinic: clinic ?? null,
    insurance_tariff: insurance_tariff ?? null,
  }),
  day: 'surgery_time',
  lasting,
  problems: treatmentProblems,
  payload: newTreatmentPayload,
  isAlike: isAlikeTreatment,
  next: (entries) => patientPath(entries.at(-1)?.patient?.id),
  fallback: ({ patient }) => patientPath(patient ? Number(patient) : undefined),
  linger: 0,
};

/** Staging treatments and sending them, one call each (TRT-FORM-1, TRT-SEND-5). */
export const newTreatmentsMachine = stagedList(newTreatmentsWorkflow, rules);
