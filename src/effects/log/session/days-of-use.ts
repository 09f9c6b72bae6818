import type { SessionHeader } from '../../../schema/log/record.ts';
import { quietly } from '../quietly.ts';

/** Where this device counts the days on which the program was in use: the last one, and how many there were. */
const IN_USE = 'matab.days';
const DAY_MILLIS = 86_400_000;

/** When something was last in hand. */
export interface InHand {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** On which day of use; unknown of what an earlier release wrote. */
  readonly day?: number | undefined;
}

/** The days of use of this device so far; a clock that is set back counts none. */
export const daysOfUse = (now: number): number => {
  const today = Math.floor(now / DAY_MILLIS);
  const [last = 0, count = 0] = quietly(() => `${localStorage.getItem(IN_USE)}`, '')
    .split(' ')
    .map(Number);
  // What cannot be read is no count.
  const days = (today > last ? count + 1 : count) || 0;
  quietly(() => localStorage.setItem(IN_USE, `${today} ${days}`), undefined);
  return days;
};

/** Nothing is given up before as many days have gone by, */
const KEPT_DAYS = 30;
/** and the program was in use on as many of them: a clock that was wrong and is set right makes everything look old, and nothing is. */
const KEPT_DAYS_OF_USE = 7;

/** When a session was last written to. */
export const inHand = ({ seen, t0, day }: SessionHeader): InHand => ({ at: seen ?? t0, day });

/** Whether nobody came back to something for so long that it is given up. */
export const isForgotten = ({ at, day }: InHand, now: number): boolean =>
  now - at > KEPT_DAYS * DAY_MILLIS && (day === undefined || daysOfUse(now) - day >= KEPT_DAYS_OF_USE);
