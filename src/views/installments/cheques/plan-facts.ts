import { rowById } from '../../../machines/kit/rows.ts';
import { numberParam } from '../../../machines/kit/screen.ts';
import type { ChequeDraft, ChequeFacts } from '../../../schema/installments/cheque-draft.ts';
import type { Installment, InstallmentCheck } from '../../../schema/installments/installment.ts';
import { evenParts, monthsAfter } from '../../../schema/installments/schedule.ts';
import { parseAmount } from '../../../schema/kit/money.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { useApp } from '../../kit/actors.tsx';
import { useListState, useRows } from '../../kit/resources.ts';
import { chequesOf, plansWorkflow, scopeOf, useBalance, usePatient } from '../plans-state.ts';

/** What is known of the plan whose cheques are entered. */
export interface PlanFacts {
  readonly patient: Patient | null;
  /** In toman; null while nobody knows. */
  readonly debt: number | null;
  readonly today: string;
  readonly plan: Installment | null;
  /** The provider has no such plan of this patient. */
  readonly gone: boolean;
  readonly facts: Partial<ChequeFacts>;
  /** The cheques of this plan that are stored, as they are due, and those of all plans. */
  readonly stored: readonly InstallmentCheck[];
  readonly all: readonly InstallmentCheck[];
}

/** What is known of the plan in the address. */
export const usePlanFacts = (patient: number, installment: number): PlanFacts => {
  const workflow = plansWorkflow(patient);
  const plans = useRows('installments', scopeOf(patient));
  const { known, busy, unreadable, failure } = useListState('installments', scopeOf(patient));
  const all = useRows('installmentChecks');
  const plan = rowById(plans, installment) ?? null;
  const gone = plan === null && known && !busy && unreadable === 0 && failure === null;
  return {
    patient: usePatient(workflow).value,
    debt: useBalance(workflow).value?.debt ?? null,
    today: useApp(({ at }) => tehranDay(at)),
    plan,
    gone,
    facts: plan ? { installment: true } : gone ? { installment: false } : {},
    stored: chequesOf(all, installment),
    all,
  };
};

/** The numbers of an address of this screen. */
export const numbersIn = (params: Readonly<Record<string, string>>) => ({
  patient: numberParam(params, 'patientId') ?? 0,
  installment: numberParam(params, 'installmentId') ?? 0,
});

/** What the next cheques most likely are: how many are missing, what is left for them in toman, what one of them comes to, and when the first is due. */
export interface Suggestion {
  readonly missing: number;
  readonly left: number | null;
  readonly part: number | null;
  readonly due: string;
  readonly period: number;
}

type Listed = readonly { readonly draft: Pick<ChequeDraft, 'amount' | 'due_date'> }[];

const MONTHLY = 1;

/** The rest of a plan after what is stored and listed of it. */
export const suggestionOf = ({ plan, debt, stored, today }: PlanFacts, rows: Listed): Suggestion => {
  const count = plan?.number_of_installments ?? 0;
  const period = plan?.payment_period ?? MONTHLY;
  const there = stored.length + rows.length;
  const missing = Math.max(0, count - there);
  const covered = [...stored.map(({ amount }) => amount), ...rows.map(({ draft }) => parseAmount(draft.amount) ?? 0)].reduce((sum, each) => sum + each, 0);
  const left = debt !== null && debt > covered ? debt - covered : null;
  const last = [...stored.map(({ due_date }) => due_date), ...rows.flatMap(({ draft }) => draft.due_date.day ?? [])].toSorted().at(-1);
  return { missing, left, part: left !== null && missing > 0 ? (evenParts(left, missing)[0] ?? null) : null, due: monthsAfter(last ?? today, period), period };
};
