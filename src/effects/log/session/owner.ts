import { OWNER } from '../traces.ts';

/** By what this device knows whoever is signed in, in any tab; null where nobody is, or nobody typed a password here. */
const notedOwner = (): string | null => {
  try {
    return localStorage.getItem(OWNER) || null;
  } catch {
    // Storage is denied: nothing is kept either, whoever it belongs to.
    return null;
  }
};

/** Whose this page is: what it records is theirs, whoever signs in elsewhere meanwhile. */
let own = notedOwner();
export const pageOwner = (): string | null => own;

/** Somebody is let in, who is known by a key they hold, or as whoever another tab let in. */
export const letIn = (owner: string | null): void => {
  own = owner ?? notedOwner();
  try {
    localStorage.setItem(OWNER, own ?? '');
  } catch {
    // As above.
  }
};

/** Nobody is signed in any more, unless somebody else is by now. */
export const letOut = (): void => {
  if (notedOwner() !== own) return;
  try {
    localStorage.removeItem(OWNER);
  } catch {
    // As above.
  }
};
