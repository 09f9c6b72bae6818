import type { PlansOf } from '../../machines/installments/plans.ts';
import { rowsIn } from '../../machines/kit/rows.ts';
import type { Row } from '../../schema/api.ts';
import type { InstallmentCheck } from '../../schema/installments/installment.ts';
import type { Scope } from '../../schema/kit/wire/scope.ts';
import { usePart, useRowPart } from '../kit/page/list/list-state.ts';
import { useListState, useRows } from '../kit/resources.ts';

/** The workflow that knows a patient's plans, who they are and what they owe: along with every screen of this area. */
export const plansWorkflow = (patient: number | string): string => `patientPlans:${patient}`;

/** Whose plans they are. */
export const usePatient = (workflow: string) => useRowPart<PlansOf, 'patient'>(workflow, 'patient', 'patients');
/** What they owe. */
export const useBalance = (workflow: string) => usePart<PlansOf, 'balance'>(workflow, 'balance');

export const scopeOf = (patient: number): Scope => ({ field: 'patient', id: patient });

/** The plans of a patient, the newest first. */
export const usePlans = (patient: number): readonly Row<'installments'>[] => useRows('installments', scopeOf(patient)).toSorted((a, b) => b.id - a.id);

/** The stored cheques of all plans of a patient; null while they are not known, or not all of them, or nobody can say whether they are still so: amounts are taken from them. */
export const useStoredCheques = (patient: number): readonly InstallmentCheck[] | null => {
  const plans = useRows('installments', scopeOf(patient));
  const all = useRows('installmentChecks');
  const whole = [useListState('installments', scopeOf(patient)), useListState('installmentChecks')].every(
    ({ known, unreadable, asOf }) => known && unreadable === 0 && asOf === null,
  );
  return whole ? plans.flatMap(({ id }) => rowsIn(all, 'installment', id)) : null;
};

/** The cheques of a plan, as they are due. */
export const chequesOf = (cheques: readonly InstallmentCheck[], plan: number): readonly InstallmentCheck[] =>
  rowsIn(cheques, 'installment', plan).toSorted((a, b) => (a.due_date === b.due_date ? a.id - b.id : a.due_date < b.due_date ? -1 : 1));
