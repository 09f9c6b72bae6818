import { quietly } from '../quietly.ts';
import { OWNER } from '../traces.ts';

const noted = (): string | null => quietly(() => localStorage.getItem(OWNER), null);
/** By what this device knows whoever is signed in, in any tab; null where nobody is, or nobody typed a password here. */
const notedOwner = (): string | null => noted() || null;

/** Whether somebody is noted, known by a key or not: of whom all is closed nothing is. */
export const isNoted = (): boolean => noted() !== null;

/** Whose this page is: what it records is theirs, whoever signs in elsewhere meanwhile. */
let own = notedOwner();
export const pageOwner = (): string | null => own;

/** Somebody is let in, who is known by a key they hold, or as whoever another tab let in. */
export const letIn = (owner: string | null): void => {
  own = owner ?? notedOwner();
  quietly(() => localStorage.setItem(OWNER, own ?? ''), undefined);
};

const ENDS = 'matab.ends';

/** How often all that was on this device was closed. */
export const ends = (): number => Number(quietly(() => localStorage.getItem(ENDS), null));

/** All of it is closed: who finds nothing of theirs has not lost it. */
export const noteEnd = (): void => quietly(() => localStorage.setItem(ENDS, `${ends() + 1}`), undefined);

/** Nobody is signed in any more, unless somebody else is by now. */
export const letOut = (): void => {
  if (notedOwner() === own) quietly(() => localStorage.removeItem(OWNER), undefined);
};
