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
  /** Whether it is on the disk already: from there its owner may have taken it. */
  readonly isSealed: boolean;
}

const waits: Then = async () => true;

/** Keeps parcels under the owner's key; in memory where there is no key, or no room even after the log has gone. */
export const keepParcels = (key: OwnerKey | null, now: number) => {
  let unkept: Put[] = [];
  let began = false;
  let isInMemory = false;
  let isGone = false;

  const attempt = async ({ parcel, then, isSealed }: Put): Promise<void> => {
    let sealed = isSealed;
    try {
      if (key !== null) {
        if (!sealed) await sealParcel(key, parcel, { at: now, day: daysOfUse(now) });
        sealed = true;
        const stays = await then();
        began ||= stays && parcel.begun;
        return;
      }
    } catch {
      // Tried once more, then held in the page, which says so.
    }
    unkept.push({ parcel, then, isSealed: sealed });
  };

  return {
    put: (parcel: Parcel, then = waits): Promise<void> => attempt({ parcel, then, isSealed: false }),
    /** Tries once more what could not be kept: a disk that was full has room now. */
    again: async (): Promise<void> => {
      const waiting = unkept;
      unkept = [];
      for (const one of waiting) await attempt(one);
      began ||= unkept.some(({ parcel, isSealed }) => isSealed && parcel.begun);
      const left = unkept.flatMap(({ parcel, isSealed }) => (isSealed ? [] : parcel));
      const held = holdInMemory(left, key?.owner ?? pageOwner());
      isInMemory = held.some(({ begun }) => begun);
      isGone = left.some((parcel) => parcel.begun && !held.includes(parcel));
    },
    kept: (): Exclude<Kept, 'left'> => (isInMemory ? 'held' : isGone ? 'gone' : began ? 'kept' : 'nothing'),
  };
};
