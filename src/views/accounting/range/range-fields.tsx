import { DayRangeField } from '../../kit/fields/typed/day-range-field.tsx';
import { useAsked, useSendSummary } from '../standing.ts';
import { range as texts } from '../texts.ts';
import { useToday } from './today.ts';

/** The first and the last day that are summed (ACC-SUM-2). */
export const RangeFields = () => {
  const value = { typed: useAsked('typed'), side: useAsked('side') };
  const send = useSendSummary();
  return <DayRangeField label={texts.label} today={useToday()} value={value} onType={(side, typed) => send({ type: 'range.typed', side, value: typed })} />;
};
