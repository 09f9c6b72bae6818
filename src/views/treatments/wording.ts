import { rowById } from '../../machines/kit/rows.ts';
import { strayContract, type TreatmentLists } from '../../machines/treatments/facts.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { pickedTooth } from '../../schema/kit/tooth.ts';
import { fullName } from '../../schema/patients/patient.ts';
import type { TreatmentDraft, TreatmentFacts, TreatmentProblem } from '../../schema/treatments/draft.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import { fieldErrors, saveFailure } from '../kit/feedback/wording.ts';
import { briefFdi } from '../kit/figures/tooth/names.ts';
import { pageWords } from '../kit/page/texts.ts';
import { failureWords } from '../kit/texts.ts';
import { failures, fields, form, otherFields, problems, staged } from './texts.ts';

const isProblem = (code: string): code is TreatmentProblem => code in problems;

/** A problem in words. */
const problemText = (code: string, clinic: string): string | null => {
  if (!isProblem(code)) return null;
  const text = problems[code];
  return typeof text === 'string' ? text : text(clinic);
};

export const fieldError = fieldErrors<TreatmentDraft>(({ code }, draft) => problemText(code, draft.clinic?.name ?? pageWords.unknown));

/** Whether the clinic of a treatment has no contract that could count; one that is there no more is said so itself. */
export const lacksContract = (facts: Partial<TreatmentFacts>): boolean => facts.contract === null && facts.clinic !== false;

/** What is to be said of the contract that counts, before anything is sent: there is none, or it does not hold on the day. */
export const contractWarning = (draft: TreatmentDraft, facts: Partial<TreatmentFacts>, { contracts }: TreatmentLists, today: string): string | null => {
  const clinic = draft.clinic?.name || pageWords.unknown;
  if (lacksContract(facts)) return problems.noActiveContract(clinic);
  const stray = strayContract(draft, facts, contracts, today);
  return stray && form.strayContract(clinic, jalaliText(stray.start_date), jalaliText(stray.end_date));
};

const labels: Readonly<Record<string, string>> = { ...fields, ...otherFields };

/** Why a treatment could not be saved (TRT-ERR-3). */
export const createFailure = (failure: Failure): string => saveFailure(failure, { prefix: failures.create, labels, silent: failureWords.connection });
export const updateFailure = (failure: Failure): string => saveFailure(failure, { prefix: failures.update, labels, silent: failureWords.connection });

/** What a person calls an entry of the list. */
export const entryName = (draft: TreatmentDraft): string => staged.entry(draft.procedure_type?.name ?? pageWords.unknown, briefFdi(pickedTooth(draft) ?? ''));

/** What a person calls a stored treatment. */
export const recordName = ({ procedureTypes }: TreatmentLists, surgery: Surgery): string =>
  staged.record(
    rowById(procedureTypes ?? [], surgery.procedure_type)?.name ?? pageWords.unknown,
    briefFdi(surgery.tooth_number),
    jalaliText(surgery.surgery_time ?? ''),
    surgery.total_cost,
  );

/** Where it was done, in words; null while nobody knows. */
export const clinicName = ({ clinics }: TreatmentLists, { clinic }: Pick<TreatmentDraft, 'clinic'>): string | null =>
  clinic?.name ?? (clinic && clinics ? (rowById(clinics, clinic.id)?.name ?? null) : null);

/** Whose treatment it is, in words; null while nobody knows. */
export const patientName = ({ patients }: TreatmentLists, { patient }: Pick<TreatmentDraft, 'patient'>): string | null => {
  const row = patient && patients ? rowById(patients, patient.id) : undefined;
  return patient?.name || (row && fullName(row)) || (row ? pageWords.unknown : null);
};
