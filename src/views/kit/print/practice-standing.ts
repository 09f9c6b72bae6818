import type { Failure } from '../../../schema/kit/failure.ts';
import { useListState } from '../resources.ts';
import { usePaperHead } from './letterhead.ts';

/** What is known of the practice in the head of papers: whether the provider said what it has, could not, or is being asked. */
export type PracticeStanding = 'known' | 'unknown' | 'reading';

export const usePracticeStanding = (): PracticeStanding => {
  const { known, failure, unreadable } = useListState('clinics');
  const { practice } = usePaperHead().head;
  // A clinic that could not be read may be the dentist's own.
  if (known) return practice || unreadable === 0 ? 'known' : 'unknown';
  return failure === null ? 'reading' : 'unknown';
};

const UNREADABLE: Failure = { _tag: 'Unreadable', where: 'clinics' };

/** Why nobody knows it; null where it is known, or on its way. */
export const usePracticeTrouble = (): Failure | null => {
  const { failure } = useListState('clinics');
  return usePracticeStanding() === 'unknown' ? (failure ?? UNREADABLE) : null;
};
