import { DayField } from '../../kit/fields/day-field.tsx';
import { DayRangeField } from '../../kit/fields/typed/day-range-field.tsx';
import { useNow, useSendAppointments, useStanding } from '../standing.ts';
import { list } from '../texts.ts';

/** The first and the last day of the range (APT-LIST-1). */
export const RangeFields = () => {
  const standing = useStanding();
  const { today } = useNow();
  const send = useSendAppointments();
  return <DayRangeField label={list.rangeLabel} today={today} value={standing} onType={(side, value) => send({ type: 'range.typed', side, value })} />;
};

/** The one day that is shown, typed or picked from the calendar (APT-LIST-1). */
export const DateField = () => {
  const { typed } = useStanding();
  const { today } = useNow();
  const send = useSendAppointments();
  return <DayField label={list.dayLabel} value={typed.day} today={today} onChange={(value) => send({ type: 'day.typed', value })} />;
};
