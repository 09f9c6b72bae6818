import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepParcels } from '../../src/effects/log/closing/keep.ts';
import { dropFromMemory, heldInMemory } from '../../src/effects/log/closing/memory.ts';
import type { Parcel } from '../../src/effects/log/closing/parcel.ts';
import type { OwnerKey } from '../../src/schema/session/keeping.ts';

const NOW = Date.parse('2026-03-01T08:00:00Z');

/** What waits of a session of somebody, if it is known who that is. */
const parcelOf = (sid: string, owner: string | null): Parcel => ({
  header: { format: 1, sid, t0: 0, appVersion: '1', bundle: 'b', root: 'app' },
  checkpoint: null,
  rescued: [],
  address: null,
  begun: true,
  owner,
});

/** Ends the sessions of a device that can seal nothing; answers what is said of what was begun in them. */
const ended = async (key: OwnerKey | null, ...parcels: readonly Parcel[]) => {
  const keep = keepParcels(key, NOW);
  for (const parcel of parcels) await keep.put(parcel);
  await keep.again();
  return keep.kept();
};

/** The sessions that are opened for whoever signs in, by the name that the provider gives them and by what this device knows them. */
const openedFor = (username: string, by: string | null) => heldInMemory(username, by).map(({ header }) => header.sid);

afterEach(() => {
  for (const parcel of heldInMemory('sara', 'of-sara')) dropFromMemory(parcel);
});

describe('what only the memory of a page holds', () => {
  test('is opened for the one whose it is', async () => {
    expect(await ended(null, parcelOf('a', 'sara'))).toBe('held');
    expect(openedFor('sara', null)).toEqual(['a']);
  });

  test('is given up as soon as somebody else signs in', async () => {
    await ended(null, parcelOf('a', 'sara'));
    expect([openedFor('mina', null), openedFor('sara', null)]).toEqual([[], []]);
  });

  test('whose owner never became known is of whom this page let in last', async () => {
    for (const parcel of heldInMemory('sara', null)) dropFromMemory(parcel);
    expect(await ended(null, parcelOf('a', null))).toBe('held');
    expect(openedFor('sara', null)).toEqual(['a']);
    expect([openedFor('mina', null), openedFor('sara', null)]).toEqual([[], []]);
  });

  test('is opened for nobody, and not said to be held, where nobody can say whose it is', async () => {
    vi.resetModules();
    const { holdInMemory, heldInMemory } = await import('../../src/effects/log/closing/memory.ts');
    expect(holdInMemory([parcelOf('a', null)], null)).toEqual([]);
    expect(heldInMemory('mina', null)).toEqual([]);
  });

  test('is said to be gone, where nobody can say whose it is and something was begun in it', async () => {
    // A page that was loaded anew has let nobody in.
    vi.resetModules();
    const { keepParcels } = await import('../../src/effects/log/closing/keep.ts');
    const ended = async (...parcels: readonly Parcel[]) => {
      const keep = keepParcels(null, NOW);
      for (const parcel of parcels) await keep.put(parcel);
      await keep.again();
      return keep.kept();
    };
    expect(await ended(parcelOf('a', null))).toBe('gone');
    expect(await ended({ ...parcelOf('a', null), begun: false })).toBe('nothing');
    // Who must come back in this very page hears of that.
    expect(await ended(parcelOf('a', null), parcelOf('b', 'sara'))).toBe('held');
  });

  test('is opened beside what is known to be theirs', async () => {
    for (const parcel of heldInMemory('mina', null)) dropFromMemory(parcel);
    expect(await ended(null, parcelOf('a', null), parcelOf('b', 'sara'))).toBe('held');
    expect(openedFor('sara', null)).toEqual(['b']);
  });

  test('is opened for the owner of the key that it could not be sealed with, and for nobody else', async () => {
    // The disk takes nothing, and the provider had not said who it was.
    const full = { owner: 'of-sara', salt: new Uint8Array(16) } as OwnerKey;
    expect(await ended(full, parcelOf('a', null))).toBe('held');
    expect(openedFor('whoever', 'of-sara')).toEqual(['a']);
    expect([openedFor('mina', 'of-mina'), openedFor('sara', 'of-sara')]).toEqual([[], []]);
  });
});
