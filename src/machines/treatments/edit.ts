import { changedTreatmentProblems } from '../../schema/treatments/changed-problems.ts';
import { revisedTreatment, type TreatmentDraft, type TreatmentFacts, treatmentDraft, treatmentDraftOf } from '../../schema/treatments/draft.ts';
import { treatmentEditWorkflow } from '../../schema/treatments/edit-workflow.ts';
import { changedTreatmentPayload, isTreatmentAsSent, newTreatmentPayload } from '../../schema/treatments/payload.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import type { FormRules } from '../kit/form/context.ts';
import { recordForm } from '../kit/form/record-form.ts';
import { TREATMENT_LISTS } from './facts.ts';

const rules: FormRules<TreatmentDraft, Surgery, TreatmentFacts> = {
  resource: 'surgeries',
  editsOnly: true,
  againstOpened: true,
  listPath: '/patients',
  next: ({ patient }) => `/patient/${patient}`,
  wants: TREATMENT_LISTS,
  opened: () => treatmentDraft.empty,
  draftOf: treatmentDraftOf,
  passedOf: ({ surgery }) => surgery ?? null,
  revised: (draft, change, opened) => revisedTreatment('edit')(draft, change, opened),
  problems: changedTreatmentProblems,
  newPayload: newTreatmentPayload,
  changedPayload: changedTreatmentPayload,
  isAsSent: isTreatmentAsSent,
};

/** Changing one stored treatment; success leads to the patient's file (TRT-FORM-1, TRT-FORM-2). */
export const treatmentEditMachine = recordForm(treatmentEditWorkflow, rules);
