import { rowById } from '../../../machines/kit/rows.ts';
import { numberParam } from '../../../machines/kit/screen.ts';
import type { ChequeFacts } from '../../../schema/installments/cheque-draft.ts';
import type { Installment, InstallmentCheck } from '../../../schema/installments/installment.ts';
import { type Listed, type PlanRest, restOf, type WholePlan } from '../../../schema/installments/plan-rest.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { useApp } from '../../kit/actors.tsx';
import { isSettled, useListState, useRows } from '../../kit/resources.ts';
import { chequesOf, plansWorkflow, scopeOf, useBalance, usePatient, useStoredCheques } from '../plans-state.ts';

/** What is known of the plan whose cheques are entered. */
export interface PlanFacts {
  readonly patient: Patient | null;
  /** In toman; null while nobody knows. */
  readonly debt: number | null;
  /** Something was changed since that the balance is made of. */
  readonly oldBalance: boolean;
  /** It could not be loaded, or not read. */
  readonly lostBalance: boolean;
  readonly today: string;
  readonly plan: Installment | null;
  /** Who the patient is, or which plans they have, is on its way. */
  readonly waiting: boolean;
  /** The provider has no such plan of this patient. */
  readonly gone: boolean;
  readonly facts: Partial<ChequeFacts>;
  /** The stored cheques of all plans of the patient; null while they are not known, or not all of them. */
  readonly stored: readonly InstallmentCheck[] | null;
  /** The one of them that was stored last, of this plan before others. */
  readonly before: InstallmentCheck | null;
  /** Those of all patients. */
  readonly all: readonly InstallmentCheck[];
}

const lastOf = (cheques: readonly InstallmentCheck[]): InstallmentCheck | null => cheques.toSorted((a, b) => b.id - a.id)[0] ?? null;

/** What is known of the plan in the address. */
export const usePlanFacts = (patient: number, installment: number): PlanFacts => {
  const workflow = plansWorkflow(patient);
  const plans = useRows('installments', scopeOf(patient));
  const { known, busy, unreadable, failure } = useListState('installments', scopeOf(patient));
  const all = useRows('installmentChecks');
  const balance = useBalance(workflow);
  const part = usePatient(workflow);
  const plan = rowById(plans, installment) ?? null;
  const gone = plan === null && known && !busy && unreadable === 0 && failure === null;
  return {
    patient: part.value,
    debt: balance.value?.debt ?? null,
    oldBalance: balance.behind,
    lostBalance: balance.value === null && balance.failure !== null,
    today: useApp(({ at }) => tehranDay(at)),
    plan,
    waiting: !isSettled({ known, failure }) || (part.value === null && part.failure === null),
    gone,
    facts: plan ? { installment: true } : gone ? { installment: false } : {},
    stored: useStoredCheques(patient),
    before: lastOf(chequesOf(all, installment)) ?? lastOf(plans.flatMap(({ id }) => chequesOf(all, id))),
    all,
  };
};

/** The numbers of an address of this screen. */
export const numbersIn = (params: Readonly<Record<string, string>>) => ({
  patient: numberParam(params, 'patientId') ?? 0,
  installment: numberParam(params, 'installmentId') ?? 0,
});

const wholePlan = ({ id, number_of_installments, payment_period }: Installment): WholePlan | null =>
  number_of_installments == null || payment_period == null ? null : { id, number_of_installments, payment_period };

/** What the next cheques most likely are; null while that would be a guess. */
export const suggestionOf = ({ plan: known, debt, oldBalance, stored, today }: PlanFacts, rows: readonly Listed[]): PlanRest | null => {
  const plan = known && wholePlan(known);
  return plan && stored ? restOf({ plan, debt: oldBalance ? null : debt, stored, rows }, today) : null;
};
