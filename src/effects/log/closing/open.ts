import type { OwnerKey } from '../../../schema/session/keeping.ts';
import { isLeftBySomebody, type Place, rememberedLeft } from '../session/claim.ts';
import { heldKey, holdKey } from './key.ts';
import { takeFromMemory } from './memory.ts';
import { allSessions, alone, heldSessions } from './others.ts';
import { type Parcel, unpack } from './parcel.ts';
import { forgetParcel, openParcel, parcelsOf, sealParcel } from './waiting.ts';

/** What waited for somebody who has signed in. */
export interface Returned {
  /** The session that this tab goes on with. */
  readonly place: Place | null;
  /** Where it was; null to go on wherever the program begins. */
  readonly address: string | null;
  /** How many parcels are this person's and were sealed with another password. */
  readonly locked: number;
}

/**
 * Of several the one that this very tab was in, else the newest that no other tab will go on with; what is left is found by
 * the next tab, as after a crash.
 */
const chosen = async (opened: readonly (readonly [Parcel, Place])[]): Promise<readonly [Parcel, Place] | null> => {
  const own = opened.find(([, { sid }]) => sid === rememberedLeft());
  if (own) return own;
  for (const one of opened) if (one[0].begun && !(await isLeftBySomebody(one[1].sid))) return one;
  return null;
};

/**
 * Puts back what waits for a person who is about to be signed in, and holds their key from now on.
 *
 * Without a key (another tab knows the password, or none was typed) only what this page or that tab has put back is gone
 * on with.
 */
export const openWaiting = (username: string, key: OwnerKey | null): Promise<Returned> =>
  alone(async () => {
    const now = Date.now();
    const opened: (readonly [Parcel, Place])[] = [];
    let locked = 0;
    const put = async (parcel: Parcel): Promise<void> => {
      const place = await unpack(parcel, now);
      if (place) opened.push([parcel, place]);
    };
    if (key) await holdKey(key);
    for (const parcel of takeFromMemory(username)) await put(parcel);
    for (const sealed of key ? await parcelsOf(key.owner, now) : []) {
      const parcel = key && (await openParcel(key, sealed));
      if (parcel === null) {
        locked += 1;
        continue;
      }
      await put(parcel);
      await forgetParcel(sealed.sid);
    }
    const own = await chosen(opened);
    if (own) return { place: own[1], address: own[0].address, locked };
    return { place: key ? null : await putBackElsewhere(now), address: null, locked };
  });

/** What another tab, which had the key, has put back of this one. */
const putBackElsewhere = async (now: number): Promise<Place | null> => {
  const left = rememberedLeft();
  const found = left === null ? undefined : (await allSessions(now)).find(({ header }) => header.sid === left && header.closed === undefined);
  return found && !(await heldSessions())?.has(found.place.sid) ? found.place : null;
};

/** Whoever is signed in has another password: what still waits for them is sealed anew, and their key is the new one. */
export const relock = (key: OwnerKey | null): Promise<void> =>
  alone(async () => {
    const before = await heldKey();
    if (key === null) return;
    const now = Date.now();
    for (const sealed of before ? await parcelsOf(before.owner, now) : []) {
      const parcel = before && (await openParcel(before, sealed));
      if (parcel) await sealParcel(key, parcel, sealed.at);
    }
    await holdKey(key);
  });
