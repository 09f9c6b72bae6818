import { type Gap, gapsOf } from '../../../machines/appointments/gaps.ts';
import { useListState, useRows } from '../../kit/resources.ts';
import { useMoveStep, useNow, useStanding } from '../standing.ts';

/**
 * The free times of a day; what is being moved leaves its own place, so that it can go on by a quarter of an hour. Where nothing could be read
 * nobody knows what is free: null.
 */
export const useGaps = (day: string): readonly Gap[] | null => {
  const rows = useRows('appointments');
  const { known, unreadable } = useListState('appointments');
  const { at } = useNow();
  const { move } = useStanding();
  const picking = useMoveStep() === 'picking';
  if (!known || (unreadable > 0 && rows.length === 0)) return null;
  return gapsOf(picking ? rows.filter(({ id }) => id !== move?.row.id) : rows, day, at);
};
