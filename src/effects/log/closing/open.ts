import type { OwnerKey } from '../../../schema/session/keeping.ts';
import type { Place } from '../session/claim.ts';
import { letIn, pageOwner } from '../session/owner.ts';
import { allSessions } from '../session/standing.ts';
import { heldKey, holdKey, keyUnder, ownerKey } from './key.ts';
import { isLeftBySomebody, rememberedLeft } from './left.ts';
import { dropFromMemory, heldInMemory } from './memory.ts';
import { alone, heldSessions } from './others.ts';
import { type Parcel, unpack } from './parcel.ts';
import { forgetParcel, openParcel, parcelsOf, type Sealed, sealParcel, substituteOf } from './waiting.ts';

export { isLeftOpen } from './others.ts';

/** What waited for somebody who has signed in. */
export interface Returned {
  /** How many parcels were put back. */
  readonly opened: number;
  /** The session that this tab goes on with. */
  readonly place: Place | null;
  /** Where it was; null to go on wherever the program begins. */
  readonly address: string | null;
  /** Why the key could not be held, if so. */
  readonly trouble?: unknown;
  /** How many parcels with something begun are this person's and were sealed with another password. */
  readonly locked: number;
}

type Open = readonly [Parcel, Place];

/** Puts back what a key opens of what waits, and says what it does not open. */
const putBack = async (
  key: OwnerKey,
  waiting: readonly Sealed[],
  now: number,
): Promise<{ readonly opened: readonly Open[]; readonly locked: readonly Sealed[] }> => {
  const opened: Open[] = [];
  const locked: Sealed[] = [];
  for (const sealed of waiting) {
    const parcel = await openParcel(key, sealed);
    if (parcel === null) {
      locked.push(sealed);
      continue;
    }
    const place = await unpack(parcel, now);
    if (place) opened.push([parcel, place]);
    await forgetParcel(sealed.sid);
  }
  return { opened, locked };
};

/**
 * Of several the one that this very tab was in, else the newest that no other tab will go on with; what is left is found by
 * the next tab, as after a crash.
 */
const chosen = async (opened: readonly Open[]): Promise<Open | null> => {
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
export const openWaiting = (username: string, key: OwnerKey | null, admit: () => void): Promise<Returned> =>
  alone(async () => {
    const now = Date.now();
    const inMemory: Open[] = [];
    letIn(key?.owner ?? null);
    // Without it nothing can wait again, which is no reason to keep back what waits now.
    const unheld = key ? await holdKey(key).catch((error: unknown) => error) : undefined;
    for (const parcel of heldInMemory(username, pageOwner())) {
      const substitute = await substituteOf(parcel.header.sid);
      // Its owner goes on elsewhere with what was sealed in its place.
      const place = substitute?.waits === false ? null : await unpack(parcel, now);
      dropFromMemory(parcel);
      if (substitute?.waits) await forgetParcel(substitute.sid);
      if (place) inMemory.push([parcel, place]);
    }
    const sealed = key ? await putBack(key, await parcelsOf(key.owner, now), now) : { opened: [], locked: [] };
    // Whoever was only to be led back is here by now.
    for (const { sid, begun } of sealed.locked) if (!begun) await forgetParcel(sid);
    const all = [...inMemory, ...sealed.opened];
    const counted = { opened: all.length, locked: sealed.locked.filter(({ begun }) => begun).length };
    const own = await chosen(all);
    const place = own?.[1] ?? (key ? null : await putBackElsewhere(now));
    // Within the lock: a tab that begins now must not close what was put back, taking it for left behind.
    admit();
    return { ...counted, place, address: own?.[0].address ?? null, trouble: unheld };
  });

/** What another tab, which had the key, has put back of this one. */
const putBackElsewhere = async (now: number): Promise<Place | null> => {
  const left = rememberedLeft();
  const found = left === null ? undefined : (await allSessions(now)).find(({ header }) => header.sid === left && header.closed === undefined);
  return found && !(await heldSessions([found]))?.has(found.place.sid) ? found.place : null;
};

/** What waits for whoever holds this key and is not opened by it. */
const lockedFor = async (held: OwnerKey, now: number): Promise<readonly Sealed[]> => {
  const locked: Sealed[] = [];
  for (const sealed of await parcelsOf(held.owner, now)) if ((await openParcel(held, sealed)) === null) locked.push(sealed);
  return locked;
};

/** Puts back what whoever is signed in had under another password; the key that is held stays theirs. */
export const openFormer = (password: string): Promise<Returned> =>
  alone(async () => {
    const now = Date.now();
    const held = await heldKey();
    if (held === null) throw new Error('No key is held: nobody can say whose work that is.');
    const waiting = await lockedFor(held, now);
    const { opened, locked } = await putBack(await keyUnder(held, password), waiting, now);
    const own = await chosen(opened);
    return { opened: waiting.length - locked.length, locked: locked.length, place: own?.[1] ?? null, address: own?.[0].address ?? null };
  });

/** Throws away what whoever is signed in has under another password. */
export const discardLocked = (): Promise<void> =>
  alone(async () => {
    const held = await heldKey();
    if (held === null) throw new Error('No key is held: nobody can say whose work that is.');
    for (const { sid } of await lockedFor(held, Date.now())) await forgetParcel(sid);
  });

/** Whoever is signed in has another password: what still waits for them is sealed anew, and their key is the new one. Answers whether there is one. */
export const relock = (username: string, password: string): Promise<boolean> =>
  alone(async () => {
    const before = await heldKey();
    const key = before ? await keyUnder(before, password) : await ownerKey(username, password);
    if (key === null) return false;
    const now = Date.now();
    for (const sealed of before ? await parcelsOf(before.owner, now) : []) {
      const parcel = before && (await openParcel(before, sealed));
      if (parcel) await sealParcel(key, parcel, sealed);
    }
    await holdKey(key);
    return true;
  });
