import type { FormContext } from '../../../machines/kit/form/context.ts';
import type { PatientWarning } from '../../../machines/patients/form.ts';
import type { PatientDraft, PatientDraftField, PatientProblem } from '../../../schema/patients/draft.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { failureText } from '../../kit/feedback/failure-text.ts';
import { fieldErrors } from '../../kit/feedback/wording.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { problems, warnings } from '../texts.ts';

/** The patient form as it stands. */
export type PatientFormContext = FormContext<PatientDraft, Patient>;

/** The fields whose refusal speaks for the whole form, in order (PAT-ERR-1); after them any that the form does not have. */
const SPEAKING: readonly PatientDraftField[] = [
  'underlying_diseases',
  'national_number',
  'phone',
  'birth_date',
  'current_medications',
  'drug_allergies',
  'insurance',
];

export const fieldError = fieldErrors<PatientDraft>(({ code }) => (code === 'required' ? problems.requiredField : problems[code as PatientProblem]));

/** What is wrong with the form as a whole: that something is missing, else why the save was refused. Any other problem stands at its field, in the same words. */
export const formError = ({ draft, problems: found, failure }: PatientFormContext): string | null => {
  if (found.length > 0) return found.some(({ code }) => code === 'required') ? problems.required : null;
  if (!failure) return null;
  const strange = Object.keys('fields' in failure ? failure.fields : {}).filter((field) => !(field in draft));
  return failureText(failure, { fallback: problems.save, fields: [...SPEAKING, ...strange] });
};

/** The doubts about a draft, in words. */
export const warningTexts = ({ warnings: codes, alike }: PatientFormContext): readonly string[] =>
  (codes as readonly PatientWarning[]).flatMap((code) =>
    code === 'twin' ? (alike ?? []).map((other) => warnings.twin(fullName(other) || pageWords.unknown)) : [warnings[code]],
  );
