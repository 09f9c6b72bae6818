import { useMemo } from 'react';
import { newestFirst } from '../../../machines/kit/list/newest-first.ts';
import type { Account } from '../../../machines/payments/payer.ts';
import type { Income } from '../../../schema/payments/income.ts';
import { rowsOfDays, useDays } from '../../kit/page/list/days/rows.ts';
import { type PartState, useList, usePart } from '../../kit/page/list/list-state.ts';
import { isLost } from '../../kit/page/list/part-trouble.tsx';
import { useRows } from '../../kit/resources.ts';

export type Kind = 'patient' | 'clinic';

/** Whose account it is, and how that stands. */
export const usePayer = (workflow: string): PartState<Account['payer']> & { readonly id: number; readonly lost: boolean } => {
  const id = useList(workflow, ({ context }) => context.id);
  const payer = usePart<Account, 'payer'>(workflow, 'payer');
  return { ...payer, id, lost: isLost(payer) };
};

export const useBalance = (workflow: string): PartState<Account['balance']> => usePart<Account, 'balance'>(workflow, 'balance');

/** The payer's payments, newest first. */
const usePayments = (kind: Kind, id: number): readonly Income[] => newestFirst(useRows('incomes', { field: kind, id }));

const dayOf = ({ date }: Income): string => date;

/** The same of the days that the address names. */
export const usePaymentsOfDays = (workflow: string, kind: Kind, id: number): readonly Income[] => {
  const payments = usePayments(kind, id);
  const days = useDays(workflow);
  return useMemo(() => rowsOfDays(payments, days, dayOf), [payments, days]);
};
