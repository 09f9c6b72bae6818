import type { OwnerKey } from './key.ts';
import { holdInMemory } from './memory.ts';
import type { Parcel } from './parcel.ts';
import { sealParcel } from './waiting.ts';

/**
 * What became of what was begun: it waits under the owner's key, in the memory of this page alone, or nothing had been
 * begun.
 */
export type Kept = 'kept' | 'held' | 'nothing';

/** Keeps parcels under the owner's key; in memory where there is no key, or no room even after the log has gone. */
export const keepParcels = (key: OwnerKey | null, now: number) => {
  let unkept: Parcel[] = [];
  let began = false;
  let isInMemory = false;

  const put = async (parcel: Parcel): Promise<void> => {
    began ||= parcel.begun;
    const failed =
      key === null ||
      (await sealParcel(key, parcel, now).then(
        () => false,
        () => true,
      ));
    if (failed) unkept.push(parcel);
  };

  return {
    put,
    /** Tries once more what could not be kept: a disk that was full has room now. */
    again: async (): Promise<void> => {
      const waiting = unkept;
      unkept = [];
      for (const parcel of waiting) await put(parcel);
      holdInMemory(unkept);
      isInMemory = unkept.some(({ begun }) => begun);
    },
    kept: (): Kept => (isInMemory ? 'held' : began ? 'kept' : 'nothing'),
  };
};
