import { rowById } from '../../machines/kit/rows.ts';
import type { TreatmentLists } from '../../machines/treatments/facts.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { pickedTooth } from '../../schema/kit/tooth.ts';
import type { TreatmentDraft, TreatmentField, TreatmentProblem } from '../../schema/treatments/draft.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import { cleanWords, failureReason, providerWords } from '../kit/feedback/failure-text.ts';
import { labelledWords } from '../kit/feedback/labelled-words.ts';
import { briefFdi } from '../kit/figures/tooth/names.ts';
import { failureWords, words } from '../kit/texts.ts';
import { failures, fields, otherFields, problems, staged } from './texts.ts';

/** What is known of the form, wherever it stands. */
export interface FormState {
  readonly draft: TreatmentDraft;
  readonly problems: readonly { readonly field: string; readonly code: string }[];
  readonly refused: Readonly<Record<string, readonly string[]>>;
}

const isProblem = (code: string): code is TreatmentProblem => code in problems;

/** A problem in words. */
const problemText = (code: string, clinic: string): string | null => {
  if (!isProblem(code)) return null;
  const text = problems[code];
  return typeof text === 'string' ? text : text(clinic);
};

/** What is wrong with a field, in words: what was found here, else what the provider said. */
export const fieldError = ({ draft, problems: found, refused }: FormState, field: TreatmentField): string | null => {
  const problem = found.find((each) => each.field === field);
  if (problem) return problemText(problem.code, draft.clinic?.name ?? words.unknown);
  return (refused[field] ?? []).map(cleanWords).find((said) => said !== null) ?? null;
};

/** Why a save failed: the detail, else what was said of each field by its name, else what went wrong on the way (specification §8). */
export const saveFailure = (prefix: string, failure: Failure): string => {
  if (failure._tag !== 'Rejected') return failures.because(prefix, failureReason(failure));
  const whole = providerWords(failure, { fields: [] });
  if (whole !== null) return failures.because(prefix, whole);
  const pairs = labelledWords(failure, { ...fields, ...otherFields });
  if (pairs.length > 0) return failures.because(prefix, pairs.join('، '));
  return failures.because(prefix, failure.status === 401 || failure.status === 403 ? failureReason(failure) : failureWords.connection);
};

/** What a person calls an entry of the list. */
export const entryName = (draft: TreatmentDraft): string => staged.entry(draft.procedure_type?.name ?? words.unknown, briefFdi(pickedTooth(draft) ?? ''));

/** What a person calls a stored treatment. */
export const recordName = ({ procedureTypes }: TreatmentLists, surgery: Surgery): string =>
  staged.record(
    rowById(procedureTypes ?? [], surgery.procedure_type)?.name ?? words.unknown,
    briefFdi(surgery.tooth_number),
    jalaliText(surgery.surgery_time ?? ''),
    surgery.total_cost,
  );
