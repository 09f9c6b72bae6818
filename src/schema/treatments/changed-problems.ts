import { type TreatmentProblem, treatmentProblems } from './draft.ts';

/**
 * Everything that keeps the change of a stored treatment from being complete. What it does not tell, or tells in no word that is known
 * here, is no problem while nobody touches it: what was done, where its provider forgot that, a clinic where its contract says under what it
 * falls, or that could not be read while that is known, and a tooth that the picker cannot name.
 */
export const changedTreatmentProblems: typeof treatmentProblems = (draft, today, facts, before) => {
  const isOnItsTooth = draft.quadrant == null && draft.tooth_number == null;
  const untouched: readonly TreatmentProblem[] = [
    ...(before?.opened?.procedure_type === null ? (['typeRequired'] as const) : []),
    ...(!draft.clinic && facts.contract ? (['clinicRequired'] as const) : []),
    ...(facts.contract && draft.clinic?.id === before?.opened?.clinic?.id ? (['listsNotLoaded'] as const) : []),
    ...(isOnItsTooth ? (['quadrantRequired', 'toothRequired'] as const) : []),
  ];
  return treatmentProblems(draft, today, facts, before).filter(({ code }) => !untouched.includes(code));
};
