const OWNER = 'matab.owner';

/** By what this device knows whoever is signed in, in any tab; null where nobody is, or nobody typed a password here. */
const notedOwner = (): string | null => {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    // Storage is denied: nothing is kept either, whoever it belongs to.
    return null;
  }
};

const note = (owner: string | null): void => {
  try {
    if (owner === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, owner);
  } catch {
    // As above.
  }
};

/** Whose this page is: what it records is theirs, whoever signs in elsewhere meanwhile. */
let own = notedOwner();
export const pageOwner = (): string | null => own;

/** Somebody is let in, who is known by a key they hold, or as whoever another tab let in. */
export const letIn = (owner: string | null): void => {
  own = owner ?? notedOwner();
  note(own);
};

/** Nobody is signed in any more, unless somebody else is by now. */
export const letOut = (): void => {
  if (notedOwner() === own) note(null);
};
