import { useMemo } from 'react';
import { resourceId } from '../../../machines/app/context.ts';
import { isKnown, type ResourceSnapshot } from '../../../machines/kit/resource.ts';
import type { Row } from '../../../schema/api.ts';
import { listName } from '../../../schema/kit/wire/scope.ts';
import { balanceBy } from '../../../schema/patients/balance.ts';
import type { FinancialStatus } from '../../../schema/patients/financial-status.ts';
import { useIsRecording, useSelectedIfOpen } from '../actors.tsx';
import { rowsIn, useRead } from '../resources.ts';

const none: readonly never[] = [];
const noRows = (): readonly unknown[] => none;
const isWhole = (snapshot: ResourceSnapshot): boolean => isKnown(snapshot) && snapshot.context.unreadable === 0;

/** A patient's rows, as their own list has them, or that of all, whichever is there as a whole; null otherwise, and unless `wanted`. */
const useKept = <N extends 'surgeries' | 'incomes'>(list: N, patient: number, wanted: boolean): readonly Row<N>[] | null => {
  const own = listName(list, { field: 'patient', id: patient });
  const holder = useSelectedIfOpen(resourceId(own), isWhole) ? own : list;
  const whole = useSelectedIfOpen(resourceId(holder), isWhole) === true;
  const rows = useRead(holder, wanted ? rowsIn : noRows) as readonly Row<N>[] | null;
  const there = wanted && whole ? rows : null;
  return useMemo(() => there?.filter((row) => row.patient === patient) ?? null, [there, patient]);
};

/** Figures of an account that are worked out on the device. */
interface KeptFinances {
  /** Null in a recording, which knows no more than that there were figures: it lacks rows of which only sums were shown. */
  readonly sums: FinancialStatus | null;
}

/**
 * How a patient's account stands by the treatments and payments that are on the device, in toman, where the provider's word for it
 * could not be had (`lost`); null where they are not all there.
 */
export const useKeptFinances = (patient: number, lost: boolean): KeptFinances | null => {
  const isRecording = useIsRecording();
  const surgeries = useKept('surgeries', patient, lost);
  const incomes = useKept('incomes', patient, lost);
  return surgeries && incomes && { sums: isRecording ? null : balanceBy(surgeries, incomes) };
};
