import { useListState, useRows } from '../resources.ts';

/** What is known of the practice in the head of papers: whether the provider said what it has, could not, or is being asked. */
export type PracticeStanding = 'known' | 'unknown' | 'reading';

export const usePracticeStanding = (): PracticeStanding => {
  const { known, failure, unreadable } = useListState('clinics');
  const own = useRows('clinics').some(({ is_personal }) => is_personal);
  // A clinic that could not be read may be the dentist's own.
  if (known) return own || unreadable === 0 ? 'known' : 'unknown';
  return failure === null ? 'reading' : 'unknown';
};
