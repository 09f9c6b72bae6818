import type { Parcel } from './parcel.ts';

/** What waits where there is no key to keep it under: in this page alone, for as long as it is open. */
let held: readonly Parcel[] = [];

export const holdInMemory = (parcels: readonly Parcel[]): void => {
  held = [...held, ...parcels];
};

/** What this page holds of a person; what it holds of anybody else is given up, since somebody else is here now. */
export const heldInMemory = (username: string | null): readonly Parcel[] => {
  held = held.filter(({ owner }) => owner === null || owner === username);
  return held;
};

/** One of them has been put back. */
export const dropFromMemory = (parcel: Parcel): void => {
  held = held.filter((one) => one !== parcel);
};
