import type { Alarm } from '../../schema/prescription/allergens.ts';
import type { LineDraft, PrescriptionHead, PrescriptionProblem } from '../../schema/prescription/line.ts';
import { fieldErrors } from '../kit/feedback/wording.ts';
import { pageWords } from '../kit/page/texts.ts';
import { problems, safety } from './texts.ts';

const isProblem = (code: string): code is PrescriptionProblem => code in problems;

export const fieldError = fieldErrors<LineDraft & PrescriptionHead>(({ code }) => (isProblem(code) ? problems[code] : null));

/** What a person calls a line. */
export const lineName = ({ drug }: Pick<LineDraft, 'drug'>): string => drug.trim() || pageWords.unknown;

/** Why a drug is marked, in words; null where it is not. */
export const alarmText = (alarms: readonly Alarm[]): string | null =>
  alarms.length === 0 ? null : alarms.map(({ kind, allergy }) => safety[kind](allergy)).join('؛ ');
