import type { PlansOf } from '../../machines/installments/plans.ts';
import { rowsIn } from '../../machines/kit/rows.ts';
import type { Row } from '../../schema/api.ts';
import type { InstallmentCheck } from '../../schema/installments/installment.ts';
import type { Scope } from '../../schema/kit/wire/scope.ts';
import { usePart, useRowPart } from '../kit/page/list/list-state.ts';
import { useRows } from '../kit/resources.ts';

/** The workflow that knows a patient's plans, who they are and what they owe: along with every screen of this area. */
export const plansWorkflow = (patient: number | string): string => `patientPlans:${patient}`;

/** Whose plans they are. */
export const usePatient = (workflow: string) => useRowPart<PlansOf, 'patient'>(workflow, 'patient', 'patients');
/** What they owe. */
export const useBalance = (workflow: string) => usePart<PlansOf, 'balance'>(workflow, 'balance');

export const scopeOf = (patient: number): Scope => ({ field: 'patient', id: patient });

/** The plans of a patient, the newest first. */
export const usePlans = (patient: number): readonly Row<'installments'>[] => useRows('installments', scopeOf(patient)).toSorted((a, b) => b.id - a.id);

/** The cheques of a plan, as they are due. */
export const chequesOf = (cheques: readonly InstallmentCheck[], plan: number): readonly InstallmentCheck[] =>
  rowsIn(cheques, 'installment', plan).toSorted((a, b) => (a.due_date === b.due_date ? a.id - b.id : a.due_date < b.due_date ? -1 : 1));
