import type { Kept, OwnerKey } from '../../../schema/session/keeping.ts';
import { daysOfUse } from '../session/days-of-use.ts';
import { pageOwner } from '../session/owner.ts';
import { holdInMemory } from './memory.ts';
import type { Parcel } from './parcel.ts';
import { sealParcel } from './waiting.ts';

/** What is done once a parcel is on the disk; answers whether it waits there still. */
type Then = () => Promise<boolean>;

interface Put {
  readonly parcel: Parcel;
  readonly then: Then;
}

const waits: Then = async () => true;

/** Keeps parcels under the owner's key; in memory where there is no key, or no room even after the log has gone. */
export const keepParcels = (key: OwnerKey | null, now: number) => {
  let unkept: Put[] = [];
  let began = false;
  let isInMemory = false;
  let isGone = false;

  const sealed = async ({ parcel, then }: Put): Promise<boolean> => {
    if (key === null) return false;
    try {
      await sealParcel(key, parcel, { at: now, day: daysOfUse(now) });
      began ||= (await then()) && parcel.begun;
      return true;
    } catch {
      // Tried once more, then held in the page, which says so.
      return false;
    }
  };
  const put = async (parcel: Parcel, then = waits): Promise<void> => {
    if (!(await sealed({ parcel, then }))) unkept.push({ parcel, then });
  };

  return {
    put,
    /** Tries once more what could not be kept: a disk that was full has room now. */
    again: async (): Promise<void> => {
      const waiting = unkept;
      unkept = [];
      for (const { parcel, then } of waiting) await put(parcel, then);
      const left = unkept.map(({ parcel }) => parcel);
      const held = holdInMemory(left, key?.owner ?? pageOwner());
      isInMemory = held.some(({ begun }) => begun);
      isGone = left.some((parcel) => parcel.begun && !held.includes(parcel));
    },
    kept: (): Exclude<Kept, 'left'> => (isInMemory ? 'held' : isGone ? 'gone' : began ? 'kept' : 'nothing'),
  };
};
