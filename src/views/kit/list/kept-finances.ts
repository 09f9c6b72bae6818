import { useMemo } from 'react';
import { resourceId } from '../../../machines/app/context.ts';
import type { ResourceSnapshot } from '../../../machines/kit/resource.ts';
import type { ResourceName, Row } from '../../../schema/api.ts';
import { listName } from '../../../schema/kit/wire/scope.ts';
import { balanceBy } from '../../../schema/patients/balance.ts';
import type { FinancialStatus } from '../../../schema/patients/financial-status.ts';
import { useIsRecording, useSelectedIfOpen } from '../actors.tsx';
import { rowsIn, useRead } from '../resources.ts';

const none: readonly never[] = [];
const noRows = (): readonly unknown[] => none;
/** Since when a list is there as a whole; 0 where it is not. */
const wholeSince = ({ context }: ResourceSnapshot): number => (context.unreadable === 0 ? (context.loadedAt ?? 0) : 0);

const ownName = (list: ResourceName, patient: number): string => listName(list, { field: 'patient', id: patient });
const useWholeSince = (name: string): number => useSelectedIfOpen(resourceId(name), wholeSince) ?? 0;

/** A patient's rows of a list, their own or that of all, that is there as a whole (`holder`); null otherwise. */
const useKept = <N extends 'surgeries' | 'incomes'>(list: N, holder: string | null, patient: number): readonly Row<N>[] | null => {
  const rows = useRead(holder ?? list, holder ? rowsIn : noRows) as readonly Row<N>[] | null;
  const there = holder ? rows : null;
  return useMemo(() => there?.filter((row) => row.patient === patient) ?? null, [there, patient]);
};

/** Figures of an account that are worked out on the device. */
interface KeptFinances {
  /** Null in a recording, which knows no more than that there were figures: it lacks rows of which only sums were shown. */
  readonly sums: FinancialStatus | null;
}

/**
 * How a patient's account stands by the treatments and payments that are on the device, in toman, where the provider's word for it
 * could not be had (`lost`); null where they are not all there. Both are their own lists, or both those of all, whichever two are
 * the younger: of two ages they would come to a sum that nobody ever owed.
 */
export const useKeptFinances = (patient: number, lost: boolean): KeptFinances | null => {
  const isRecording = useIsRecording();
  const own = Math.min(useWholeSince(ownName('surgeries', patient)), useWholeSince(ownName('incomes', patient)));
  const all = Math.min(useWholeSince('surgeries'), useWholeSince('incomes'));
  const holderOf = (list: ResourceName) => (!lost || Math.max(own, all) === 0 ? null : own > all ? ownName(list, patient) : list);
  const surgeries = useKept('surgeries', holderOf('surgeries'), patient);
  const incomes = useKept('incomes', holderOf('incomes'), patient);
  return surgeries && incomes && { sums: isRecording ? null : balanceBy(surgeries, incomes) };
};
