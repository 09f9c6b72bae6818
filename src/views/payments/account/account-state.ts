import { useMemo } from 'react';
import { newestFirst } from '../../../machines/kit/list/newest-first.ts';
import type { Account } from '../../../machines/payments/payer.ts';
import type { Clinic } from '../../../schema/clinics/clinic.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import type { Income } from '../../../schema/payments/income.ts';
import { useKeptFinances } from '../../kit/list/kept-finances.ts';
import { rowsOfDays, useDays } from '../../kit/page/list/days/rows.ts';
import { type PartState, useList, usePart } from '../../kit/page/list/list-state.ts';
import { isLost } from '../../kit/page/list/part-trouble.tsx';
import { isSettled, useCachedRow, useListState, useRows } from '../../kit/resources.ts';

export type Kind = 'patient' | 'clinic';

const LISTS = { patient: 'patients', clinic: 'clinics' } as const;
const nameOf = (listed: Patient | Clinic): string => ('name' in listed ? listed.name : fullName(listed));

/** Whose account it is, and how that stands; until that was asked for, and where it cannot be, the name is the one that the list knows. */
export const usePayer = (workflow: string, kind: Kind): PartState<Account['payer']> & { readonly id: number; readonly lost: boolean } => {
  const id = useList(workflow, ({ context }) => context.id);
  const part = usePart<Account, 'payer'>(workflow, 'payer');
  const listed = useCachedRow(LISTS[kind], id) as Patient | Clinic | null;
  const payer = { ...part, value: part.value ?? (listed && { name: nameOf(listed) }) };
  return { ...payer, id, lost: isLost(payer) };
};

/** Whether a clinic is the dentist's own, where its patients owe and not the clinic; null until the list says so, or cannot. */
export const useIsPersonal = (workflow: string): boolean | null => {
  const id = useList(workflow, ({ context }) => context.id);
  const listed = useCachedRow('clinics', id) as Clinic | null;
  const settled = isSettled(useListState('clinics'));
  return listed?.is_personal ?? (settled ? false : null);
};

/** How the account stands; of a patient by the lists on the device (`kept`) where the provider's word could not be had, which a recording has no figures of. */
export const useBalance = (workflow: string, kind: Kind): PartState<Account['balance']> & { readonly kept: boolean } => {
  const id = useList(workflow, ({ context }) => context.id);
  const part = usePart<Account, 'balance'>(workflow, 'balance');
  const kept = useKeptFinances(id, kind === 'patient' && part.failure !== null && part.value === null);
  return { ...part, value: kept ? kept.sums && { owed: kept.sums.debt, ...kept.sums } : part.value, kept: kept !== null };
};

/** The payer's payments, newest first. */
const usePayments = (kind: Kind, id: number): readonly Income[] => newestFirst(useRows('incomes', { field: kind, id }));

const dayOf = ({ date }: Income): string => date;

/** The same of the days that the address names. */
export const usePaymentsOfDays = (workflow: string, kind: Kind, id: number): readonly Income[] => {
  const payments = usePayments(kind, id);
  const days = useDays(workflow);
  return useMemo(() => rowsOfDays(payments, days, dayOf), [payments, days]);
};
