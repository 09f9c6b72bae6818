import { LABS } from '../../schema/lab/dispatch.ts';
import { type DispatchDraft, dispatchDraft, dispatchEntries } from '../../schema/lab/draft.ts';
import { labDispatchWorkflow } from '../../schema/lab/workflow.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { lastNumber, numberParam, type Opening } from '../kit/screen.ts';
import type { WorksheetRules } from '../kit/staged/worksheet/context.ts';
import { worksheet } from '../kit/staged/worksheet/worksheet.ts';

/** The form of a piece of work: on the patient that the address or the screen before is about, for the laboratory that was chosen last. */
const opened = ({ params, passed, last }: Opening): DispatchDraft => {
  const id = numberParam(params ?? {}, 'patient') ?? passed?.patient?.id ?? null;
  const known = passed?.patient?.id === id ? passed.patient : null;
  const lab = lastNumber(last?.lab);
  return { ...dispatchDraft.empty, lab: LABS.find((each) => each === lab) ?? null, patient: id ? { id, ...(known ? { name: fullName(known) } : {}) } : null };
};

const rules: WorksheetRules<Record<never, never>, DispatchDraft> = {
  // Of the clinics the dentist's own one is in the head of the papers.
  wants: ['patients', 'procedureTypes', 'clinics'],
  head: () => ({}),
  opened,
  revised: dispatchDraft.revised,
  // Of who came by an address alone the name comes with the first entry, which nobody typed.
  known: (opened, { patient }) => (patient && opened.patient?.id === patient.id ? { ...opened, patient } : opened),
  entries: dispatchEntries,
  // Work for one patient mostly goes to one place in one shade; the day of one that was taken back is its own (D-357).
  cleared: ({ patient, lab, shade, date }, opened, again) => ({
    ...dispatchDraft.empty,
    patient: patient ?? null,
    lab: lab ?? null,
    shade,
    date: (again ? opened.date : date) ?? null,
  }),
  lasting: 'lab',
  problems: dispatchDraft.problems,
  headProblems: () => [],
  fallback: ({ patient }) => (patient ? `/patient/${Number(patient)}` : '/'),
  handsOver: true,
};

/** Putting together what goes to laboratories, and sending it as far as this version does (DOC-LAB-1, DOC-LAB-4). */
export const labDispatchMachine = worksheet(labDispatchWorkflow, rules);
