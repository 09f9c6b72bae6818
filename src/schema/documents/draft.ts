import { parseWhole } from '../kit/digits.ts';
import { chosenOr } from '../kit/draft/day.ts';
import { isIsoDay } from '../kit/iso-day.ts';
import { normalise } from '../kit/persian-text.ts';
import { phoneToSend } from '../kit/phone.ts';
import { optional, phone, plain, record, type StructOf, type TypedDay, text, typedDay, worded } from '../kit/shape.ts';

import { type Advice, advice } from './advice.ts';

/** What is typed for the three papers; the invoice needs nothing but a remark. */
export const documentDraftFields = {
  note: text({ max: 500 }),
  /** Of the certificate; maybe the name of a service. */
  treatment: worded({ max: 200 }),
  /** Nothing where nobody chose one: it is of the day on which it is looked at. */
  day: optional(typedDay),
  restDays: text({ disguise: 'small' }),
  addressee: text({ max: 200 }),
  /** Of the advice: the kind that it was begun from, if any, and how it stands. */
  kind: optional(plain()),
  adviceName: worded({ max: 150 }),
  adviceText: worded({ max: 3000 }),
  phone: phone(),
  /** How the advices of other kinds were left. */
  others: record(advice),
};

export type DocumentDraft = StructOf<typeof documentDraftFields>;
export type DocumentField = keyof DocumentDraft;

/** Papers on which nothing is typed yet. */
export const openedDocuments = (number = ''): DocumentDraft => ({
  note: '',
  treatment: '',
  day: null,
  restDays: '',
  addressee: '',
  kind: null,
  adviceName: '',
  adviceText: '',
  phone: number,
  others: {},
});

/** What may be wrong (DOC-PAPER-3, DOC-PAPER-4, DOC-SMS-1). */
export type DocumentProblemCode =
  | 'treatmentRequired'
  | 'dayInvalid'
  | 'dayFuture'
  | 'restInvalid'
  | 'restTooLong'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'textRequired';
export interface DocumentProblem {
  readonly field: DocumentField;
  readonly code: DocumentProblemCode;
}

type Found = readonly (DocumentProblem | false)[];
const those = (found: Found): readonly DocumentProblem[] => found.filter((each) => each !== false);
const isBlank = (typed: string): boolean => normalise(typed) === '';

/** Days of rest as typed: 0 for nothing, null for what is no whole number from 0 on. */
export const restDaysOf = (typed: string): number | null => (typed.trim() === '' ? 0 : parseWhole(typed));

/** A year: what is longer is a key that was pressed too often, and would stand on a paper that is signed. */
const LONGEST_REST = 365;

const restProblem = (days: number | null): DocumentProblem | false => {
  if (days === null) return { field: 'restDays', code: 'restInvalid' };
  return days > LONGEST_REST && { field: 'restDays', code: 'restTooLong' };
};

/** The day that a certificate is about: the one that was chosen, else today. */
export const dayOn = ({ day }: Pick<DocumentDraft, 'day'>, today: string): TypedDay => chosenOr(today, day);

const isNoDay = ({ day }: TypedDay): boolean => day == null || !isIsoDay(day);

/** What keeps a certificate from being printed on a day. */
export const certificateProblems = (draft: DocumentDraft, today: string): readonly DocumentProblem[] =>
  those([
    isBlank(draft.treatment) && { field: 'treatment', code: 'treatmentRequired' },
    isNoDay(dayOn(draft, today)) ? { field: 'day', code: 'dayInvalid' } : (dayOn(draft, today).day ?? '') > today && { field: 'day', code: 'dayFuture' },
    restProblem(restDaysOf(draft.restDays)),
  ]);

/** What keeps an advice from being printed. */
export const adviceProblems = (draft: DocumentDraft): readonly DocumentProblem[] =>
  those([isBlank(draft.adviceName) && { field: 'adviceName', code: 'treatmentRequired' }]);

/** What keeps an advice from being sent. */
export const messageProblems = (draft: DocumentDraft): readonly DocumentProblem[] =>
  those([
    isBlank(draft.adviceText) && { field: 'adviceText', code: 'textRequired' },
    isBlank(draft.phone) ? { field: 'phone', code: 'phoneRequired' } : phoneToSend(draft.phone) === null && { field: 'phone', code: 'phoneInvalid' },
  ]);

/** The draft with another kind of advice in it: as that was left, else as it begins; the one before is kept as it stands where it was `rewritten`. */
export const withAdvice = (draft: DocumentDraft, kind: string, { name, text: words }: Advice, rewritten = true): DocumentDraft => {
  const stands = { name: draft.adviceName, text: draft.adviceText };
  // Neither a text of one's own that was never begun nor one that stands as the program words it is anything to come back to.
  const isNothing = !rewritten || (draft.kind == null && isBlank(stands.name) && isBlank(stands.text));
  const { [kind]: left, ...others } = isNothing ? draft.others : { ...draft.others, [draft.kind ?? OWN_ADVICE]: stands };
  const next = left ?? { name, text: words };
  return { ...draft, kind: kind === OWN_ADVICE ? null : kind, adviceName: next.name, adviceText: next.text, others };
};

/** The kind of an advice that is written from nothing. */
export const OWN_ADVICE = 'own';
