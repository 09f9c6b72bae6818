import type { Failure } from '../../../../schema/kit/failure.ts';
import { useApp } from '../../actors.tsx';
import { pageWords } from '../texts.ts';

/** Why a save failed, in words, and how grave that is. */
export interface Told {
  readonly text: string | null;
  readonly tone: 'info' | 'problem';
}

/**
 * What is said of a save that failed: of one that was not sent for want of a network, that what was typed waits for the line, and when
 * that is back, that it can go. Nothing is sent by itself: whatever does so one day knows from here which forms wait.
 */
export const useTold = (failure: Failure | null, text: string | null): Told => {
  const online = useApp((context) => context.online);
  if (text === null || failure?._tag !== 'Offline') return { text, tone: 'problem' };
  return online ? { text: pageWords.lineIsBack, tone: 'info' } : { text: `${text} ${pageWords.waitsForLine}`, tone: 'problem' };
};
