import { useMemo } from 'react';
import { appointmentsOn, earliestFirst } from '../../../machines/appointments/day.ts';
import { isWithin } from '../../../schema/accounting/day-range.ts';
import { type Appointment, dayIn } from '../../../schema/appointments/appointment.ts';
import { useRows } from '../../kit/resources.ts';
import { useNow, useStanding } from '../standing.ts';

/** The one day that is shown, as an ISO day; null where a range is. */
export const useShownDay = (): string | null => {
  const { view, day } = useStanding();
  const { today } = useNow();
  return view === 'range' ? null : view === 'date' ? (day ?? today) : today;
};

/** The appointments that are shown, the earliest first. */
export const useChosen = (): readonly Appointment[] => {
  const rows = useRows('appointments');
  const { range } = useStanding();
  const day = useShownDay();
  return useMemo(() => (day === null ? earliestFirst(rows).filter((row) => isWithin(dayIn(row), range)) : appointmentsOn(rows, day)), [rows, day, range]);
};
