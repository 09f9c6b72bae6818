/** A search that was begun elsewhere, on its way to the list that it is of. */
interface Taken {
  readonly to: string;
  readonly typed: string;
}

let taken: Taken | null = null;

/** Begins a search for the list at an address; null when none is under way any more. */
export const knock = (search: Taken | null): void => {
  taken = search;
};

/** The search that was begun for the list at this address, once; null for none. */
export const takeSearch = (path: string): string | null => {
  if (taken?.to !== path) return null;
  const { typed } = taken;
  taken = null;
  return typed;
};
