import { tehranDay } from '../../schema/kit/tehran.ts';
import { type DispatchDraft, dispatchDraft, dispatchEntries, emptyDispatch } from '../../schema/lab/draft.ts';
import { labDispatchWorkflow } from '../../schema/lab/workflow.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { numberParam, type Opening } from '../kit/screen.ts';
import type { WorksheetRules } from '../kit/staged/worksheet/context.ts';
import { worksheet } from '../kit/staged/worksheet/worksheet.ts';

/** The form for today's work: on the patient that the address or the screen before is about. */
const opened = ({ params, passed, at }: Opening): DispatchDraft => {
  const id = numberParam(params ?? {}, 'patient') ?? passed?.patient?.id ?? null;
  const known = passed?.patient?.id === id ? passed.patient : null;
  return { ...emptyDispatch(tehranDay(at)), patient: id ? { id, ...(known ? { name: fullName(known) } : {}) } : null };
};

const rules: WorksheetRules<Record<never, never>, DispatchDraft> = {
  wants: ['patients', 'procedureTypes'],
  head: () => ({}),
  opened,
  revised: dispatchDraft.revised,
  entries: dispatchEntries,
  // Work for one patient mostly goes to one place in one shade.
  cleared: ({ patient, lab, shade, date }) => ({ ...emptyDispatch(null), patient: patient ?? null, lab: lab ?? null, shade, date }),
  problems: dispatchDraft.problems,
  headProblems: () => [],
  fallback: ({ patient }) => (patient ? `/patient/${Number(patient)}` : '/'),
  handsOver: true,
};

/** Putting together what goes to laboratories, and sending it as far as this version does (DOC-LAB-1, DOC-LAB-4). */
export const labDispatchMachine = worksheet(labDispatchWorkflow, rules);
