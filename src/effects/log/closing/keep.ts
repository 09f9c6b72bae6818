import type { Kept, OwnerKey } from '../../../schema/session/keeping.ts';
import { daysOfUse } from '../session/days-of-use.ts';
import { pageOwner } from '../session/owner.ts';
import { holdInMemory } from './memory.ts';
import type { Parcel } from './parcel.ts';
import { sealParcel } from './waiting.ts';

/** Keeps parcels under the owner's key; in memory where there is no key, or no room even after the log has gone. */
export const keepParcels = (key: OwnerKey | null, now: number) => {
  let unkept: Parcel[] = [];
  let began = false;
  let isInMemory = false;
  let isGone = false;

  const put = async (parcel: Parcel): Promise<boolean> => {
    const failed =
      key === null ||
      (await sealParcel(key, parcel, { at: now, day: daysOfUse(now) }).then(
        () => false,
        () => true,
      ));
    if (failed) unkept.push(parcel);
    else began ||= parcel.begun;
    return !failed;
  };

  return {
    /** Answers whether it is on the disk. */
    put,
    /** Tries once more what could not be kept: a disk that was full has room now. */
    again: async (): Promise<void> => {
      const waiting = unkept;
      unkept = [];
      for (const parcel of waiting) await put(parcel);
      const held = holdInMemory(unkept, key?.owner ?? pageOwner());
      isInMemory = held.some(({ begun }) => begun);
      isGone = unkept.some((parcel) => parcel.begun && !held.includes(parcel));
    },
    kept: (): Exclude<Kept, 'left'> => (isInMemory ? 'held' : isGone ? 'gone' : began ? 'kept' : 'nothing'),
  };
};
