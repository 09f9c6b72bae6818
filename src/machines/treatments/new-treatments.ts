import { tehranDay } from '../../schema/kit/tehran.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { emptyTreatmentDraft, revisedTreatment, type TreatmentDraft, type TreatmentFacts, treatmentProblems } from '../../schema/treatments/draft.ts';
import { newTreatmentsWorkflow } from '../../schema/treatments/new-workflow.ts';
import { isAlikeTreatment, newTreatmentPayload } from '../../schema/treatments/payload.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import type { Opening } from '../kit/screen.ts';
import type { StagedRules } from '../kit/staged/context.ts';
import { stagedList } from '../kit/staged/list.ts';
import { TREATMENT_LISTS } from './facts.ts';

/** The form for today's work, on the patient that the screen before was about. */
const opened = ({ passed, at }: Opening): TreatmentDraft => {
  const patient = passed?.patient;
  return { ...emptyTreatmentDraft(tehranDay(at)), patient: patient ? { id: patient.id, name: fullName(patient) } : null };
};

const patientPath = (id: number | undefined) => (id === undefined ? '/patients' : `/patient/${id}`);

const rules: StagedRules<TreatmentDraft, TreatmentFacts, Surgery> = {
  resource: 'surgeries',
  wants: TREATMENT_LISTS,
  opened,
  revised: revisedTreatment('new'),
  cleared: (_, before) => before,
  problems: treatmentProblems,
  payload: newTreatmentPayload,
  isAlike: isAlikeTreatment,
  next: (entries) => patientPath(entries.at(-1)?.patient?.id),
  fallback: () => '/patients',
  linger: 0,
};

/** Staging treatments and sending them, one call each (TRT-FORM-1, TRT-SEND-5). */
export const newTreatmentsMachine = stagedList(newTreatmentsWorkflow, rules);
