import { describe, expect, it } from 'vitest';
import { farewellOf } from '../../src/effects/kit/access/farewell.ts';
import { sharedStorage } from './support/device.ts';

/** A storage of this browser that takes nothing while `refuses` says so. */
const moody = () => {
  const { tab } = sharedStorage();
  const { storage } = tab();
  const mood = { refuses: true };
  const ask = () => {
    if (mood.refuses) throw new DOMException('no', 'SecurityError');
    return storage();
  };
  return { mood, ask };
};

describe('a farewell that the provider did not hear', () => {
  it('is owed by every tab, and by none any more once one of them has settled it', () => {
    const { storage } = sharedStorage().tab();
    const [left, other] = [farewellOf(storage), farewellOf(storage)];
    expect([left.isOwed(), other.isOwed()]).toEqual([false, false]);
    left.owe(true);
    expect([left.isOwed(), other.isOwed()]).toEqual([true, true]);
    // Somebody signs in there: said now, it would end their session.
    other.owe(false);
    expect([left.isOwed(), other.isOwed()]).toEqual([false, false]);
  });

  it('outlives the page that owes it', () => {
    const { storage } = sharedStorage().tab();
    farewellOf(storage).owe(true);
    expect(farewellOf(storage).isOwed()).toBe(true);
  });

  it('is owed as long as the page lives where the storage is forbidden', () => {
    const { ask } = moody();
    const here = farewellOf(ask);
    expect(here.isOwed()).toBe(false);
    here.owe(true);
    expect([here.isOwed(), farewellOf(ask).isOwed()]).toEqual([true, false]);
    here.owe(false);
    expect(here.isOwed()).toBe(false);
  });

  it('is settled for this page where the storage cannot forget it', () => {
    const { mood, ask } = moody();
    mood.refuses = false;
    const here = farewellOf(() => ({
      ...ask(),
      removeItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }));
    here.owe(true);
    here.owe(false);
    expect(here.isOwed()).toBe(false);
  });
});
