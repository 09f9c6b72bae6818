import { fullName } from '../../schema/patients/patient.ts';
import { type LineDraft, lineDraft, type PrescriptionHead } from '../../schema/prescription/line.ts';
import { prescriptionWorkflow } from '../../schema/prescription/workflow.ts';
import { numberParam, type Opening } from '../kit/screen.ts';
import type { WorksheetRules } from '../kit/staged/worksheet/context.ts';
import { worksheet } from '../kit/staged/worksheet/worksheet.ts';

const head = ({ params, passed }: Opening): PrescriptionHead => {
  const id = numberParam(params ?? {}, 'patient') ?? passed?.patient?.id ?? null;
  const known = passed?.patient?.id === id ? passed.patient : null;
  return { patient: id ? { id, ...(known ? { name: fullName(known) } : {}) } : null };
};

const rules: WorksheetRules<PrescriptionHead, LineDraft> = {
  // Of the clinics the dentist's own one is in the head of the paper.
  wants: ['patients', 'clinics'],
  head,
  opened: () => lineDraft.empty,
  revised: lineDraft.revised,
  cleared: () => lineDraft.empty,
  problems: (draft, today) => lineDraft.problems(draft, today),
  headProblems: ({ patient }) => (patient ? [] : [{ field: 'patient', code: 'patientRequired' }]),
  fallback: ({ patient }) => (patient ? `/patient/${Number(patient)}` : '/'),
};

/** Writing a prescription: nothing is printed without a patient and a line (DOC-RX-4). */
export const prescriptionMachine = worksheet(prescriptionWorkflow, rules);
