import { type Standings, standingsOf } from '../../machines/patients/standings.ts';
import { useListState, useRows } from '../kit/resources.ts';

/**
 * How patients stand by the cached treatments and payments; null while either list is unknown, or holds rows that could
 * not be read: nobody is told a sum that may be another.
 */
export const useStandings = (): Standings | null => {
  const surgeries = useRows('surgeries');
  const incomes = useRows('incomes');
  const states = [useListState('surgeries'), useListState('incomes')];
  return states.every(({ known, unreadable }) => known && unreadable === 0) ? standingsOf(surgeries, incomes) : null;
};
