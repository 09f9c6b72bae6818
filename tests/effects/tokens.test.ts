import { describe, expect, it } from 'vitest';
import { makeTokens } from '../../src/effects/kit/access/tokens.ts';
import { sharedStorage } from './support/device.ts';

const listening = (tokens: ReturnType<typeof makeTokens>) => {
  const heard: (boolean | 'expired')[] = [];
  tokens.onElsewhere((hasToken) => heard.push(hasToken));
  tokens.onExpired(() => heard.push('expired'));
  return heard;
};

describe('tokens', () => {
  it('are kept under the key that every tab knows', () => {
    const { values, tab } = sharedStorage();
    const tokens = makeTokens(tab());
    tokens.begin('one');
    expect([...values]).toEqual([['accessToken', 'one']]);
    tokens.end();
    expect([...values]).toEqual([]);
  });

  it('live in memory where the storage is forbidden, or full', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const full = { getItem: () => null, setItem: forbidden, removeItem: forbidden };
    for (const storage of [forbidden, () => full]) {
      const tokens = makeTokens({ storage, changes: new EventTarget() });
      expect(tokens.read()).toBeNull();
      tokens.begin('one');
      expect(tokens.read()).toBe('one');
      expect(tokens.renew('one', 'two')).toBe(true);
      expect(tokens.read()).toBe('two');
      tokens.end();
      expect(tokens.read()).toBeNull();
    }
  });

  it('do not come back from a storage that cannot remove them', () => {
    const stuck = { getItem: () => 'old', setItem: () => {}, removeItem: () => Promise.reject(new Error()) };
    const refusing = {
      ...stuck,
      removeItem: () => {
        throw new Error('read-only');
      },
    };
    const tokens = makeTokens({ storage: () => refusing, changes: new EventTarget() });
    tokens.end();
    expect(tokens.read()).toBeNull();
  });

  it('tell other tabs of a sign-in, a renewal and a sign-out, and not themselves', () => {
    const { tab } = sharedStorage();
    const [one, other] = [makeTokens(tab()), makeTokens(tab())];
    const [heardByOne, heardByOther] = [listening(one), listening(other)];
    one.begin('a');
    one.renew('a', 'b');
    one.end();
    expect(heardByOther).toEqual([true, true, false]);
    expect(heardByOne).toEqual([]);
  });

  it('of one who signs in over a session that is still there end that one in every tab, and are taken by none for its renewal', () => {
    const { tab } = sharedStorage();
    const [one, other] = [makeTokens(tab()), makeTokens(tab())];
    one.begin('of one');
    const [heard, session] = [listening(one), one.session()];
    other.begin('of another');
    expect(heard).toEqual([false, true]);
    expect(one.session()).not.toBe(session);
    expect(one.read()).toBe('of another');
  });

  it('are a new session after another tab signed out', () => {
    const { tab } = sharedStorage();
    const [one, other] = [makeTokens(tab()), makeTokens(tab())];
    one.begin('a');
    const session = other.session();
    one.renew('a', 'b');
    expect(other.session()).toBe(session);
    one.end();
    expect(other.session()).not.toBe(session);
  });

  it('follow another tab that empties the whole storage', () => {
    const changes = new EventTarget();
    const heard = listening(makeTokens({ storage: sharedStorage().tab().storage, changes }));
    changes.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme', newValue: null }));
    expect(heard).toEqual([]);
    changes.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }));
    expect(heard).toEqual([false]);
  });

  it('expire once, and only the token that is still there', () => {
    const tokens = makeTokens(sharedStorage().tab());
    const heard = listening(tokens);
    tokens.begin('a');
    tokens.renew('a', 'b');
    tokens.expire('a');
    expect(tokens.read()).toBe('b');
    tokens.expire('b');
    tokens.expire('b');
    tokens.expire(null);
    expect(heard).toEqual(['expired']);
  });

  it('of another take no renewal of the one before', () => {
    const tokens = makeTokens(sharedStorage().tab());
    tokens.begin('a');
    tokens.begin('b');
    expect(tokens.renew('a', 'c')).toBe(false);
    expect(tokens.read()).toBe('b');
  });

  it('that are found in the storage expire as well, at the start as later', () => {
    const { values, tab } = sharedStorage();
    values.set('accessToken', 'left from before');
    const started = makeTokens(tab());
    const heard = listening(started);
    started.expire('left from before');
    expect(heard).toEqual(['expired']);
    // A tab that was closed had signed in, and no event came of it.
    values.set('accessToken', 'a');
    started.expire(started.read());
    expect(heard).toEqual(['expired', 'expired']);
  });

  it('that another tab gave up are no session that expired here', () => {
    const { tab } = sharedStorage();
    const [one, other] = [makeTokens(tab()), makeTokens(tab())];
    one.begin('a');
    expect(other.read()).toBe('a');
    const heard = listening(other);
    one.end();
    other.expire(other.read());
    expect(heard).toEqual([false]);
  });

  it('are the storage’s again as soon as it takes them', () => {
    const { values, tab } = sharedStorage();
    const { storage } = tab();
    let refuses = true;
    const moody = () => {
      if (refuses) throw new DOMException('no', 'QuotaExceededError');
      return storage();
    };
    const tokens = makeTokens({ storage: moody, changes: new EventTarget() });
    tokens.begin('a');
    refuses = false;
    expect(tokens.read()).toBe('a');
    tokens.renew('a', 'b');
    values.set('accessToken', 'of another tab');
    expect(tokens.read()).toBe('of another tab');
  });

  it('that vanished from the storage are an expired session', () => {
    const { values, tab } = sharedStorage();
    const tokens = makeTokens(tab());
    const heard = listening(tokens);
    tokens.begin('a');
    values.clear();
    tokens.expire(tokens.read());
    expect(heard).toEqual(['expired']);
  });
});
