import { Effect, Fiber } from 'effect';
import { TestClock } from 'effect/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionEffects } from '../../src/effects/session/ports.ts';
import { payFarewell } from '../../src/effects/session/sign-out.ts';
import type { Keeping } from '../../src/schema/session/keeping.ts';
import { really, withClock } from './support/clock.ts';
import { device, nothingKept, outcome, sharedStorage, signedIn } from './support/device.ts';
import { type Handler, json, startProvider, type TestProvider, text } from './support/provider.ts';

const LOGIN = '/dj-rest-auth/login/';
const LOGOUT = '/dj-rest-auth/logout/';
const REFRESH = '/dj-rest-auth/token/refresh/';
const PICTURE = '/api/download-profile-picture/';

let provider: TestProvider;
const serving = async (handlers: Record<string, Handler>) => {
  provider = await startProvider({ 'GET /config.json': (_, response) => json(response, 200, { provider: null }), ...handlers });
};
afterEach(() => provider.close());

const answering =
  (status: number, value: unknown): Handler =>
  (_, response) =>
    json(response, status, value);
const { signIn, signOut, endSession, loadUser, recognise, loadPicture, requestCode, verifyCode } = sessionEffects;
/** The locks of a tab, and when it first asks for one. */
const waiting = () => {
  const { promise: queued, resolve: queue } = Promise.withResolvers<void>();
  const request = ((name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) => {
    const asked = navigator.locks.request(name, options, callback);
    queue();
    return asked;
  }) as LockManager['request'];
  return { queued, locks: { request } };
};
const user = { username: 'demo', dentist: { id: 1, first_name: 'نگار', last_name: 'راد' } };

describe('signing in', () => {
  it('takes the password from the vault, stores the token and answers the user', async () => {
    await serving({ [`POST ${LOGIN}`]: answering(200, { access: 'fresh', refresh: '', user: { pk: 4, email: '', ...user } }) });
    const tab = device(provider.origin);
    tab.vault.put('password', ' secret ');
    expect(await outcome(tab, signIn({ username: ' demo ' }))).toEqual({ user });
    expect(JSON.parse(provider.on(LOGIN)[0]?.body ?? '')).toEqual({ username: 'demo', password: 'secret' });
    expect(tab.tokens.read()).toBe('fresh');
    expect(tab.vault.peekFilled('password')).toBe(false);
  });

  it.each([{ access_token: 'fresh' }, { access: 'fresh', user: { name: 7 } }, { access: 'fresh', user: null }])(
    'does without a readable user: %j',
    async (answer) => {
      await serving({ [`POST ${LOGIN}`]: answering(200, answer) });
      const tab = device(provider.origin);
      expect(await outcome(tab, signIn({ username: 'demo' }))).toEqual({ user: null });
      expect(tab.tokens.read()).toBe('fresh');
    },
  );

  it("that is refused brings the provider's words, asks for no refresh, and keeps the password for the next try", async () => {
    const refused = { non_field_errors: ['Unable to log in with provided credentials.'] };
    for (const status of [400, 401]) {
      await serving({ [`POST ${LOGIN}`]: answering(status, refused) });
      const tab = device(provider.origin);
      tab.vault.put('password', 'wrong');
      expect(await outcome(tab, signIn({ username: 'demo' }))).toEqual({
        _tag: 'Rejected',
        status,
        detail: null,
        general: refused.non_field_errors,
        fields: {},
      });
      expect(tab.vault.take('password')).toBe('wrong');
      expect(tab.tokens.read()).toBeNull();
      expect(provider.on(REFRESH)).toEqual([]);
      await provider.close();
    }
  });

  it('that is refused in an answer of success is refused in its words, and keeps the password', async () => {
    await serving({ [`POST ${LOGIN}`]: answering(200, { success: false, message: 'نام کاربری یا رمز نادرست است.' }) });
    const tab = device(provider.origin);
    tab.vault.put('password', 'wrong');
    expect(await outcome(tab, signIn({ username: 'demo' }))).toMatchObject({ _tag: 'Rejected', status: 200, detail: 'نام کاربری یا رمز نادرست است.' });
    expect([tab.vault.take('password'), tab.tokens.read()]).toEqual(['wrong', null]);
  });

  it('tells what waits under another password, and begins the session only when what waited was put back', async () => {
    await serving({ [`POST ${LOGIN}`]: answering(200, { access: 'fresh', user }) });
    const heard: unknown[] = [];
    const keeping: Keeping = {
      ...nothingKept,
      keyOf: async (username, password) => {
        heard.push([username, password]);
        return null;
      },
      open: async (username, _key, admit) => {
        heard.push([username, tab.tokens.read()]);
        admit();
        return { locked: 2, goOn: null };
      },
    };
    const tab = device(provider.origin, { keeping });
    tab.vault.put('password', 'secret');
    expect(await outcome(tab, signIn({ username: ' Demo ' }))).toEqual({ user, locked: 2 });
    expect(heard).toEqual([
      ['Demo', 'secret'],
      ['demo', null],
    ]);
    expect(tab.tokens.read()).toBe('fresh');
  });

  it('over a session that is still there ends it everywhere before anything is put back, which is closed as its owner’s by then', async () => {
    await serving({ [`POST ${LOGIN}`]: answering(200, { access: 'of another', user }) });
    const { tab: place } = sharedStorage();
    const other = signedIn(provider.origin, 'of one', { place: place() });
    const heard: unknown[] = [];
    other.tokens.onElsewhere((hasToken) => heard.push(hasToken));
    const keeping: Keeping = {
      ...nothingKept,
      open: (...waiting) => {
        heard.push('opens');
        return nothingKept.open(...waiting);
      },
    };
    const tab = device(provider.origin, { keeping, place: place() });
    await outcome(tab, signIn({ username: 'demo' }));
    expect(heard).toEqual([false, 'opens', true]);
    expect(other.tokens.read()).toBe('of another');
  });

  it.each([
    [400, {}],
    [200, { user }],
  ])('that is answered %i %j ends no session that is there', async (status, answer) => {
    await serving({ [`POST ${LOGIN}`]: answering(status, answer) });
    const { tab: place } = sharedStorage();
    const [tab, other] = [signedIn(provider.origin, 'of one', { place: place() }), device(provider.origin, { place: place() })];
    const heard: boolean[] = [];
    other.tokens.onElsewhere((hasToken) => heard.push(hasToken));
    await outcome(tab, signIn({ username: 'demo' }));
    expect([tab.tokens.read(), heard]).toEqual(['of one', []]);
  });

  it('waits until the provider has been told of a session that ends in another tab, whose farewell would end it', async () => {
    const { promise: goOn, resolve: answer } = Promise.withResolvers<void>();
    await serving({
      [`POST ${LOGIN}`]: answering(200, { access: 'fresh', user }),
      [`POST ${LOGOUT}`]: async (_, response) => {
        await goOn;
        json(response, 200, {});
      },
    });
    const leaving = outcome(signedIn(provider.origin, 'of one'), signOut({}));
    await provider.arrived(LOGOUT, 1);
    const { queued, locks } = waiting();
    const tab = device(provider.origin, { locks });
    const entering = outcome(tab, signIn({ username: 'demo' }));
    await queued;
    for (let turn = 0; turn < 20; turn += 1) await new Promise((go) => setImmediate(go));
    expect(provider.on(LOGIN)).toEqual([]);
    answer();
    await Promise.all([leaving, entering]);
    expect(tab.tokens.read()).toBe('fresh');
  });

  it('without a token in the answer is none, and whoever left before is still to be signed out', async () => {
    await serving({ [`POST ${LOGIN}`]: answering(200, { user }) });
    const tab = device(provider.origin);
    tab.farewell.owe(true);
    tab.vault.put('password', 'secret');
    expect(await outcome(tab, signIn({ username: 'demo' }))).toEqual({ _tag: 'Unreadable', where: LOGIN });
    expect([tab.tokens.read(), tab.farewell.isOwed(), tab.vault.take('password')]).toEqual([null, true, 'secret']);
  });

  it('by code asks only for a mobile number, and says that codes are not supported', async () => {
    await serving({});
    const tab = device(provider.origin);
    tab.vault.put('code', '12345');
    expect(await outcome(tab, requestCode({ mobile: '+989121234567' }))).toEqual({});
    expect(await outcome(tab, requestCode({ mobile: '0912' }))).toMatchObject({ _tag: 'Rejected', status: 400 });
    expect(await outcome(tab, verifyCode({ mobile: '09121234567' }))).toEqual({ supported: false });
    expect(tab.vault.peekFilled('code')).toBe(false);
    expect(provider.hits).toEqual([]);
  });
});

describe('somebody whom another tab let in', () => {
  it('is asked for in their own name, and what waits for them is put back before they are known', async () => {
    await serving({ 'GET /dj-rest-auth/user/': ({ headers }, response) => json(response, headers.authorization === 'Bearer of another' ? 200 : 401, user) });
    const { tab: place } = sharedStorage();
    const opened: unknown[] = [];
    const keeping: Keeping = {
      ...nothingKept,
      open: (username, key, admit) => {
        opened.push([username, key]);
        return nothingKept.open(username, key, admit);
      },
    };
    const tab = signedIn(provider.origin, 'of one', { place: place(), keeping });
    device(provider.origin, { place: place() }).tokens.begin('of another');
    // Whoever was here is not shown what belongs to the next.
    expect(await outcome(tab, loadUser({}))).toEqual({ _tag: 'SessionEnded' });
    expect(await outcome(tab, recognise({}))).toEqual(user);
    expect([opened, tab.tokens.read()]).toEqual([[['demo', null]], 'of another']);
    expect(await outcome(tab, loadUser({}))).toEqual(user);
  });

  it('is not gone on with where their work leads to another page, which is loaded anew', async () => {
    await serving({ 'GET /dj-rest-auth/user/': answering(200, user) });
    const gone: string[] = [];
    const goOn = () => {
      gone.push('gone');
      return new Promise<never>(() => {});
    };
    const { promise: opening, resolve: opened } = Promise.withResolvers<void>();
    const keeping: Keeping = {
      ...nothingKept,
      open: async (_username, _key, admit) => {
        admit();
        opened();
        return { locked: 0, goOn };
      },
    };
    let answered = false;
    void outcome(signedIn(provider.origin, 't', { keeping }), recognise({})).then(() => {
      answered = true;
    });
    await opening;
    await new Promise((turn) => setImmediate(turn));
    expect([gone, answered]).toEqual([['gone'], false]);
  });
});

describe('the user', () => {
  it('is read with or without a dentist', async () => {
    for (const answer of [user, { username: 'demo', dentist: null }, { username: 'demo' }]) {
      await serving({ 'GET /dj-rest-auth/user/': answering(200, { ...answer, email: 'x' }) });
      expect(await outcome(signedIn(provider.origin, 't'), loadUser({}))).toEqual(answer);
      await provider.close();
    }
    for (const [dentist, read] of [
      [7, { id: 7 }],
      ['7', { id: 7 }],
      ['', null],
      [true, null],
    ]) {
      await serving({ 'GET /dj-rest-auth/user/': answering(200, { username: 'demo', dentist }) });
      expect(await outcome(signedIn(provider.origin, 't'), loadUser({}))).toEqual({ username: 'demo', dentist: read });
      await provider.close();
    }
    await serving({ 'GET /dj-rest-auth/user/': answering(200, {}) });
    expect(await outcome(signedIn(provider.origin, 't'), loadUser({}))).toEqual({ _tag: 'Unreadable', where: '/dj-rest-auth/user/' });
  });
});

describe('the picture', () => {
  it('is an address inside the page, asked for with a timestamp', async () => {
    await serving({ [`GET ${PICTURE}`]: (_, response) => text(response, 200, 'GIF89a', 'image/gif') });
    const shown: Blob[] = [];
    const pictures = {
      show: (image: Blob) => {
        shown.push(image);
        return 'blob:1';
      },
      forget: () => {},
    };
    expect(await outcome(signedIn(provider.origin, 't', { pictures }), loadPicture({}))).toEqual({ url: 'blob:1' });
    expect(await shown[0]?.text()).toBe('GIF89a');
    // A provider that renders its answers refuses to be asked for an image.
    expect(provider.on(PICTURE)).toMatchObject([{ url: expect.stringMatching(/\?t=\d{13}$/), headers: { accept: '*/*' } }]);
  });

  it('may be missing, and anything else in its place is a failure', async () => {
    const cases: readonly (readonly [Handler, unknown])[] = [
      [answering(404, { detail: 'Not found.' }), { url: null }],
      [(_, response) => response.writeHead(204).end(), { url: null }],
      [answering(200, { picture: 'x' }), { _tag: 'Unreadable', where: PICTURE }],
      [(_, response) => text(response, 200, '<html></html>'), { _tag: 'Unavailable', status: 200 }],
      [answering(403, {}), { _tag: 'Rejected', status: 403, detail: null, general: [], fields: {} }],
    ];
    for (const [handler, expected] of cases) {
      await serving({ [`GET ${PICTURE}`]: handler });
      expect(await outcome(signedIn(provider.origin, 't'), loadPicture({}))).toEqual(expected);
      await provider.close();
    }
    await serving({});
  });
});

describe('signing out', () => {
  const leaving = () => {
    const forgotten = { pictures: 0, expired: 0 };
    const forget = () => {
      forgotten.pictures += 1;
    };
    const tab = signedIn(provider.origin, 'mine', { pictures: { show: () => '', forget } });
    tab.vault.put('password', 'secret');
    tab.tokens.onExpired(() => {
      forgotten.expired += 1;
    });
    return { tab, forgotten };
  };

  it('tells the provider and forgets everything here', async () => {
    await serving({ [`POST ${LOGOUT}`]: answering(200, { detail: 'Successfully logged out.' }) });
    const { tab, forgotten } = leaving();
    expect(await outcome(tab, signOut({}))).toEqual({ kept: 'nothing' });
    expect(provider.on(LOGOUT)).toMatchObject([{ body: '', headers: { authorization: 'Bearer mine' } }]);
    expect(tab.tokens.read()).toBeNull();
    expect(tab.vault.peekFilled('password')).toBe(false);
    expect(forgotten).toEqual({ pictures: 1, expired: 0 });
  });

  it('in another tab has everything forgotten here as well, and the provider is told by that one', async () => {
    await serving({});
    const { tab, forgotten } = leaving();
    expect(await outcome(tab, endSession({}))).toEqual({ kept: 'nothing' });
    expect(forgotten.pictures).toBe(1);
    expect(tab.vault.peekFilled('password')).toBe(false);
    expect(provider.hits).toEqual([]);
  });

  it.each([
    ['fails', answering(500, {}), true],
    ['is lost', ((_, response) => response.destroy()) satisfies Handler, true],
    // Who answers has heard it.
    ['is refused', answering(403, {}), false],
    ['is answered in nothing', (_, response) => response.writeHead(204).end(), false],
    ['is answered in a plain word', (_, response) => text(response, 200, 'OK', 'text/plain'), false],
    // A proxy whose provider restarts, or that has another site at hand.
    ['comes to nowhere', (_, response) => text(response, 404, '404 page not found', 'text/plain'), true],
    ['comes to a page', (_, response) => text(response, 200, '<html></html>'), true],
    ['is led elsewhere', (_, response) => response.writeHead(302, { Location: '/elsewhere/' }).end(), true],
    ['came too slowly', answering(408, {}), true],
    ['is one too many', answering(429, {}), true],
  ] satisfies readonly (readonly [string, Handler, boolean])[])('ends the session here even when the call %s', async (_, handler, owed) => {
    await serving({ [`POST ${LOGOUT}`]: handler });
    const { tab, forgotten } = leaving();
    expect(await outcome(tab, signOut({}))).toEqual({ kept: 'nothing' });
    expect(tab.tokens.read()).toBeNull();
    expect(forgotten.expired).toBe(0);
    expect(provider.on(LOGOUT)).toHaveLength(1);
    expect(tab.farewell.isOwed()).toBe(owed);
  });

  it('says nothing to the provider where another tab has said it', async () => {
    await serving({ [`POST ${LOGOUT}`]: answering(200, {}) });
    const { tab } = leaving();
    tab.tokens.end();
    expect(await outcome(tab, signOut({}))).toEqual({ kept: 'nothing' });
    expect([provider.hits, tab.farewell.isOwed()]).toEqual([[], false]);
  });

  it('tells the provider while what was begun is put away, which may take its time, and says that it was wanted', async () => {
    await serving({ [`POST ${LOGOUT}`]: answering(200, {}) });
    const wanted: boolean[] = [];
    const keeping: Keeping = {
      ...nothingKept,
      close: async (isWanted) => {
        wanted.push(isWanted);
        if (isWanted) await provider.arrived(LOGOUT, 1);
        return 'kept';
      },
    };
    const tab = signedIn(provider.origin, 'mine', { keeping });
    expect(await outcome(tab, signOut({}))).toEqual({ kept: 'kept' });
    expect(await outcome(tab, endSession({}))).toEqual({ kept: 'kept' });
    expect(wanted).toEqual([true, false]);
  });

  it('is owed no more where the provider has ended the session itself', async () => {
    const refused = answering(401, { detail: 'Token is blacklisted', code: 'token_not_valid' });
    await serving({ [`POST ${LOGOUT}`]: refused, [`POST ${REFRESH}`]: refused });
    const { tab } = leaving();
    await outcome(tab, signOut({}));
    expect([tab.farewell.isOwed(), provider.on(LOGOUT).length]).toEqual([false, 1]);
  });

  it('is said later to nobody’s harm: not while somebody is signed in, nor where another tab has settled it meanwhile', async () => {
    await serving({ [`POST ${LOGOUT}`]: answering(200, {}) });
    const inside = signedIn(provider.origin, 'fresh');
    inside.farewell.owe(true);
    await outcome(inside, payFarewell());
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    const held = navigator.locks.request('matab:farewell', () => freed);
    const { queued, locks } = waiting();
    const tab = device(provider.origin, { locks });
    tab.farewell.owe(true);
    const paying = outcome(tab, payFarewell());
    await queued;
    tab.farewell.owe(false);
    free();
    await Promise.all([paying, held]);
    expect(provider.on(LOGOUT)).toEqual([]);
  });

  it('does not wait for the call before other tabs may follow', async () => {
    const { promise: goOn, resolve } = Promise.withResolvers<void>();
    await serving({
      [`POST ${LOGOUT}`]: async (_, response) => {
        await goOn;
        json(response, 200, {});
      },
    });
    const { tab } = leaving();
    const left = outcome(tab, signOut({}));
    await provider.arrived(LOGOUT, 1);
    expect(tab.tokens.read()).toBeNull();
    resolve();
    expect(await left).toEqual({ kept: 'nothing' });
  });

  it('keeps nobody waiting for a provider that does not answer', async () => {
    await serving({ [`POST ${LOGOUT}`]: () => {} });
    const { tab } = leaving();
    const left = await withClock(
      tab,
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(signOut({}));
        yield* really(provider.arrived(LOGOUT, 1));
        yield* TestClock.adjust('3 seconds');
        return yield* Fiber.join(fiber);
      }),
    );
    expect(left).toEqual({ kept: 'nothing' });
  });

  it('is told to a provider that did not hear it as soon as it can be, by the cookie alone, and then no more', async () => {
    let broken = true;
    await serving({ [`POST ${LOGOUT}`]: (_, response) => (broken ? json(response, 503, {}) : json(response, 200, {})) });
    const { tab } = leaving();
    await outcome(tab, signOut({}));
    expect(tab.farewell.isOwed()).toBe(true);
    await outcome(tab, payFarewell());
    expect(tab.farewell.isOwed()).toBe(true);
    broken = false;
    await outcome(tab, payFarewell());
    await outcome(tab, payFarewell());
    expect([tab.farewell.isOwed(), provider.on(LOGOUT).map(({ headers }) => headers.authorization !== undefined)]).toEqual([false, [true, false, false]]);
  });

  it('is owed to nobody any more once somebody is signed in, whose session it would end', async () => {
    await serving({ [`POST ${LOGOUT}`]: answering(503, {}), [`POST ${LOGIN}`]: answering(200, { access: 'fresh', user }) });
    const { tab } = leaving();
    await outcome(tab, signOut({}));
    await outcome(tab, signIn({ username: 'demo' }));
    await outcome(tab, payFarewell());
    expect([tab.farewell.isOwed(), provider.on(LOGOUT).length]).toEqual([false, 1]);
  });

  it('with an expired token ends the session at the provider all the same', async () => {
    await serving({
      [`POST ${REFRESH}`]: answering(200, { access: 'fresh' }),
      [`POST ${LOGOUT}`]: ({ headers }, response) => json(response, headers.authorization === 'Bearer fresh' ? 200 : 401, {}),
    });
    const { tab, forgotten } = leaving();
    expect(await outcome(tab, signOut({}))).toEqual({ kept: 'nothing' });
    expect(provider.on(LOGOUT).map(({ headers }) => headers.authorization)).toEqual(['Bearer mine', 'Bearer fresh']);
    expect(tab.tokens.read()).toBeNull();
    expect(forgotten.expired).toBe(0);
  });
});
