import type { Parcel } from './parcel.ts';

interface Held {
  readonly parcel: Parcel;
  /** Whose it is by name; null where nobody ever said. */
  readonly name: string | null;
  /** By what this device knows whose it is; null where it does not. */
  readonly by: string | null;
}

/** What waits where there is no key to keep it under: in this page alone, for as long as it is open. */
let held: readonly Held[] = [];

/** Whom this page let in last, by the name that was typed or that the provider gave: work whose owner never became known is theirs. */
let here: string | null = null;

/** Holds those of which it can be said whose they are, and gives these: the others could be opened for nobody. */
export const holdInMemory = (parcels: readonly Parcel[], by: string | null): readonly Parcel[] => {
  const known = parcels
    .map((parcel): Held => ({ parcel, name: parcel.owner ?? (by === null ? here : null), by }))
    .filter(({ name }) => name !== null || by !== null);
  held = [...held, ...known];
  return known.map(({ parcel }) => parcel);
};

/** What this page holds of a person who is let in; what it holds of anybody else is given up, since somebody else is here now. */
export const heldInMemory = (username: string, by: string | null): readonly Parcel[] => {
  here = username;
  held = held.filter((one) => (one.name === null ? one.by === by : one.name === username));
  return held.map(({ parcel }) => parcel);
};

/** One of them has been put back. */
export const dropFromMemory = (parcel: Parcel): void => {
  held = held.filter((one) => one.parcel !== parcel);
};
