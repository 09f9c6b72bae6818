import { codeEntry, refEntry } from '../kit/draft/choice.ts';
import type { CodeIn, Problem } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import type { EntryKind } from '../kit/draft/entry.ts';
import { type Field, integer, money, optional, type StructOf } from '../kit/shape.ts';
import { COUNTS, installmentFields, PERIODS } from './installment.ts';

/** What the patient owes, in toman; absent while nobody knows. */
export const planFactFields = { debt: optional(money()) };
export type PlanFacts = StructOf<typeof planFactFields>;

/** One of a few whole numbers, with a first choice. */
const chosenNumber =
  (preset: number): EntryKind<Field<number, true>, number, number, never> =>
  () => ({ shape: integer(), empty: preset, open: (stored) => stored ?? preset, stored: (held) => held, problem: () => null });

/** The form of a plan: what guarantees it is chosen by a person, since that decides what comes next (PLAN-FORM-1). */
export const planDraft = draftOf(
  installmentFields,
  planFactFields,
)({
  patient: refEntry({ required: 'patientRequired' }),
  number_of_installments: chosenNumber(COUNTS[0]),
  payment_period: chosenNumber(PERIODS[0]),
  collateral: codeEntry({ required: 'collateralRequired' }),
});

export type PlanDraft = StructOf<typeof planDraft.fields>;
export type PlanProblem = CodeIn<typeof planDraft> | 'noDebt' | 'debtTooSmall';

/** Why a debt cannot be split so: nothing is owed, or less than a toman for each part; null where it can, and while nobody knows. */
export const debtProblem = (debt: number | null | undefined, count: number): 'noDebt' | 'debtTooSmall' | null => {
  if (debt == null || debt >= count) return null;
  return debt <= 0 ? 'noDebt' : 'debtTooSmall';
};

/** Everything that is wrong with a plan; where nothing is owed there is nothing to split (PLAN-FORM-7). */
export const planProblems = (draft: PlanDraft, today: string, facts: Partial<PlanFacts>): readonly Problem<keyof PlanDraft & string, PlanProblem>[] => {
  const code = debtProblem(facts.debt, draft.number_of_installments);
  return [...planDraft.problems(draft, today, facts), ...(code ? [{ field: 'number_of_installments' as const, code }] : [])];
};
