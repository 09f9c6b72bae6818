import { useListState } from '../resources.ts';

/** What is known of the practice in the head of papers: whether the provider said what it has, could not, or is being asked. */
export type PracticeStanding = 'known' | 'unknown' | 'reading';

export const usePracticeStanding = (): PracticeStanding => {
  const { known, failure } = useListState('clinics');
  return known ? 'known' : failure === null ? 'reading' : 'unknown';
};
