import { pickedTooth } from '../../schema/kit/tooth.ts';
import type { DispatchDraft, DispatchProblem } from '../../schema/lab/draft.ts';
import { fieldErrors } from '../kit/feedback/wording.ts';
import { briefFdi } from '../kit/figures/tooth/names.ts';
import { pageWords } from '../kit/page/texts.ts';
import { labs, list, problems } from './texts.ts';

const isProblem = (code: string): code is DispatchProblem => code in problems;

export const fieldError = fieldErrors<DispatchDraft>(({ code }) => (isProblem(code) ? problems[code] : null));

/** What a laboratory is called; one that the program does not know is unknown. */
export const labName = (lab: number | string | null | undefined): string => labs[String(lab ?? '')] ?? pageWords.unknown;

/** What a person calls an entry of the list. */
export const entryName = (draft: DispatchDraft): string => list.entry(draft.procedure_type?.name ?? pageWords.unknown, briefFdi(pickedTooth(draft) ?? ''));
