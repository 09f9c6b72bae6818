import { parseAmount } from '../kit/money.ts';
import { normalise } from '../kit/persian-text.ts';
import { type ChequeDraft, type ChequeFacts, type ChequeProblems, chequeDraft } from './cheque-draft.ts';
import { consecutiveNumbers, isSayadNumber, plainChequeNumber } from './cheque-number.ts';
import { drawnOn, dueDays, evenParts, nextDay, readPeriod } from './schedule.ts';

/** Months between two cheques of a plan that does not say it. */
const MONTHLY = 1;

type Numbered = Pick<ChequeDraft, 'check_number' | 'count'>;

/** The numbers of the cheques that a form stands for; none where they cannot be counted on from the first. */
export const numbersOf = ({ check_number, count }: Numbered): readonly string[] =>
  count ? (consecutiveNumbers(check_number, count) ?? []) : [plainChequeNumber(normalise(check_number))];

const typedDay = (day: string) => chequeDraft.filled({ due_date: day }).due_date;

/** The cheques of a form, in the order in which they are due; those of a run are equal, with what is left over in the last one, and on the days of the plan where that was drawn today. */
export const chequeEntries = (draft: ChequeDraft, today: string): readonly ChequeDraft[] => {
  const { count } = draft;
  const period = readPeriod(draft.period ?? MONTHLY);
  const [first, amount] = [draft.due_date.day, parseAmount(draft.amount)];
  if (!count || !first || amount === null) return [{ ...draft, count: null }];
  const amounts = evenParts(amount, count);
  const days = dueDays(first, count, period, drawnOn(today, first));
  return numbersOf(draft).map((check_number, index) => ({
    ...draft,
    check_number,
    amount: String(amounts[index] ?? 0),
    due_date: typedDay(days[index] ?? first),
    count: null,
  }));
};

type Beside = readonly { readonly draft: Numbered }[];

/** The next number in the book that no other entry has; none where it cannot be counted on. */
const nextNumber = (number: string, rows: Beside): string => {
  const taken = new Set(rows.flatMap((row) => numbersOf(row.draft)));
  let next = consecutiveNumbers(number, 2)?.[1];
  while (next !== undefined && taken.has(next)) next = consecutiveNumbers(next, 2)?.[1];
  return next ?? '';
};

/** The form after a cheque was entered: the next one is mostly of the same owner, one period later, the next in the book (PLAN-CHEQUE-12). */
export const nextCheque = (
  draft: ChequeDraft,
  today: string,
  rows: readonly { readonly draft: Numbered & Pick<ChequeDraft, 'due_date'> }[] = [],
): ChequeDraft => {
  const kept = { ...draft, count: null };
  if (draft.count) return { ...kept, check_number: '', amount: '', due_date: chequeDraft.empty.due_date };
  const { day } = draft.due_date;
  const period = readPeriod(draft.period ?? MONTHLY);
  const beside = day ? [...rows.flatMap((row) => row.draft.due_date.day ?? []), ...drawnOn(today, day)] : [];
  return {
    ...kept,
    check_number: nextNumber(draft.check_number, rows),
    due_date: day && draft.period != null ? typedDay(nextDay(day, period, beside)) : chequeDraft.empty.due_date,
  };
};

/** Those of some numbers that an entry of the list has as well. */
export const numbersTwice = (draft: Numbered, rows: Beside): readonly string[] => {
  const taken = new Set(rows.flatMap((row) => numbersOf(row.draft)));
  return numbersOf(draft).filter((number) => number !== '' && taken.has(number));
};

const runProblems = (draft: ChequeDraft): ChequeProblems => {
  const { count } = draft;
  if (!count) return [];
  const amount = parseAmount(draft.amount);
  const unnumbered = draft.check_number.trim() !== '' && consecutiveNumbers(draft.check_number, count) === null;
  return [
    ...(unnumbered ? [{ field: 'check_number', code: 'runUnnumbered' } as const] : []),
    ...(amount !== null && amount > 0 && amount < count ? [{ field: 'amount', code: 'runTooSmall' } as const] : []),
  ];
};

/** Everything that keeps a form out of the list, in the order of the form; a sayad number names one cheque, any other may be another bank's as well. */
export const chequeProblems = (draft: ChequeDraft, today: string, facts: Partial<ChequeFacts>, rows: Beside = []): ChequeProblems => [
  ...chequeDraft.problems(draft, today, facts),
  ...runProblems(draft),
  ...(numbersTwice(draft, rows).some(isSayadNumber) ? [{ field: 'check_number', code: 'numberTwice' } as const] : []),
];
