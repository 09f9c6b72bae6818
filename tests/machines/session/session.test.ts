import { describe, expect, it } from 'vitest';
import { askWhoAgain } from '../../../src/composition/start/ask-who.ts';
import { type SessionContext, sessionMachine } from '../../../src/machines/session/session.ts';
import type { Failure } from '../../../src/schema/kit/failure.ts';
import { stage } from '../stage.ts';

const PORTS = ['signIn', 'requestCode', 'verifyCode', 'loadUser', 'recognise', 'loadPicture', 'signOut', 'endSession'];
const user = { username: 'demo', dentist: { id: 1, first_name: 'سارا', last_name: 'رضایی' } };
const another = { username: 'another', dentist: null };
const timeout: Failure = { _tag: 'Timeout' };

const open = (hasToken: boolean) => stage(sessionMachine, PORTS, { hasToken });
type Standing = ReturnType<typeof open>;
const contextOf = ({ snapshot }: Standing) => snapshot().context as SessionContext;
const elsewhere = (hasToken: boolean) => ({ type: 'session.changedElsewhere', hasToken });
const resumed = (hasToken: boolean) => ({ type: 'session.resumed', hasToken });

/** Somebody is signed in, and all that is known of them has come. */
const signedIn = async () => {
  const on = open(true);
  await on.answer('loadUser', user);
  await on.answer('loadPicture', { url: 'blob:1' });
  return on;
};
const filledIn = (username = 'demo') => {
  const on = open(false);
  on.send({ type: 'username.typed', value: username }, { type: 'secret.filled', field: 'password', filled: true });
  return on;
};
const signingIn = (username = 'demo') => {
  const on = filledIn(username);
  on.send({ type: 'login.submitted' });
  return on;
};
const byCode = () => {
  const on = open(false);
  on.send({ type: 'mode.chosen', mode: 'otp' }, { type: 'mobile.typed', value: '09121234567' }, { type: 'login.submitted' });
  return on;
};
const IN = { leaving: 'staying', user: 'loading', picture: 'loading' };

describe('somebody who is signed in', () => {
  it('stays so when another tab renews the token, and leaves with it when that signs out', async () => {
    const on = await signedIn();
    on.send(elsewhere(true));
    expect([on.snapshot().hasTag('signedIn'), on.calls('endSession').length]).toEqual([true, 0]);
    on.send(elsewhere(false));
    expect(on.state()).toBe('ending');
    await on.answer('endSession', { kept: 'kept' });
    expect([on.state(), on.said().at(-1)]).toEqual([{ signedOut: { static: 'editing' } }, { type: 'session.ended', reason: 'elsewhere', kept: 'kept' }]);
  });

  it('is told to the root by their own name as soon as that is known', async () => {
    const on = await signedIn();
    expect(on.said()).toEqual([{ type: 'session.known', username: 'demo' }]);
  });

  it('is asked for again, with the picture, by the one button that says so', async () => {
    const on = open(true);
    await on.refuse('loadUser', timeout);
    await on.refuse('loadPicture', timeout);
    expect([contextOf(on).userState, contextOf(on).picture.state]).toEqual(['failed', 'failed']);
    on.send({ type: 'user.retried' });
    await on.answer('loadUser', user);
    await on.answer('loadPicture', { url: 'blob:2' });
    expect(contextOf(on)).toMatchObject({ user, userState: 'ready', picture: { state: 'ready', url: 'blob:2' } });
  });

  it('is asked for again without being told to where somebody looks again, unless it is known who it is', async () => {
    const on = open(true);
    const looksAgain = () => askWhoAgain({ getSnapshot: () => ({ context: contextOf(on) }), send: on.send });
    looksAgain();
    expect(on.calls('loadUser').length).toBe(1);
    await on.refuse('loadUser', timeout);
    looksAgain();
    await on.answer('loadUser', user);
    looksAgain();
    expect([contextOf(on).user, on.calls('loadUser').length, on.said()]).toEqual([user, 2, [{ type: 'session.known', username: 'demo' }]]);
  });

  it('is asked for anew by a program that begins again, which has no picture of the page before', async () => {
    const on = await signedIn();
    on.send({ type: 'signOut.asked' }, resumed(true));
    // A question that was open stays open.
    expect(on.state()).toEqual({ signedIn: { ...IN, leaving: 'asking' } });
    expect([on.calls('loadUser').length, on.calls('loadPicture').length, contextOf(on).picture.url]).toEqual([2, 2, null]);
  });

  it('is so no more where a program begins again and the token is gone', async () => {
    const on = await signedIn();
    on.send(resumed(false));
    expect(on.state()).toBe('ending');
    await on.answer('endSession', { kept: 'kept' });
    expect(on.said().at(-1)).toEqual({ type: 'session.ended', reason: 'expired', kept: 'kept' });
  });
});

describe('a session that is over', () => {
  it.each([
    ['signOut', { type: 'session.signOut' }, 'signedOut'],
    ['endSession', { type: 'session.expired' }, 'expired'],
  ])('is told to the root only when %s is through, and nothing of its person is known by then', async (port, event, reason) => {
    for (const [end, kept] of [
      [(on: Standing) => on.answer(port, { kept: 'held' }), 'held'],
      [(on: Standing) => on.refuse(port, timeout), 'nothing'],
    ] as const) {
      const on = await signedIn();
      on.send(event);
      expect([on.snapshot().hasTag('ending'), on.saidTypes().includes('session.ended')]).toEqual([true, false]);
      await end(on);
      expect(on.said().at(-1)).toEqual({ type: 'session.ended', reason, kept });
      expect(contextOf(on)).toMatchObject({ user: null, userState: 'loading', picture: { url: null }, username: '', filled: { password: false } });
      expect(on.state()).toEqual({ signedOut: { static: 'editing' } });
    }
  });

  it.each(['session.signOut', 'session.expired'])('after %s goes on with whoever another tab let in meanwhile, once it is known who that is', async (type) => {
    const on = await signedIn();
    on.send({ type }, elsewhere(true));
    await on.answer(type === 'session.signOut' ? 'signOut' : 'endSession', { kept: 'nothing' });
    expect(on.state()).toEqual({ signedOut: 'recognising' });
    await on.answer('recognise', another);
    expect([on.state(), on.said().at(-1)]).toEqual([{ signedIn: IN }, { type: 'session.started', username: 'another' }]);
  });

  it('goes on with nobody where the other tab let them out again', async () => {
    const on = await signedIn();
    on.send({ type: 'session.expired' }, elsewhere(true), elsewhere(false));
    await on.answer('endSession', { kept: 'nothing' });
    expect([on.state(), on.calls('recognise').length]).toEqual([{ signedOut: { static: 'editing' } }, 0]);
  });

  it('is put away to its end, unless a program that begins again still has its token', async () => {
    const on = await signedIn();
    on.send({ type: 'session.expired' }, resumed(false));
    expect(on.state()).toBe('ending');
    on.send(resumed(true));
    expect(on.state()).toEqual({ signedIn: IN });
  });
});

describe('signing in', () => {
  it('asks for a name and a password, whichever is missing', () => {
    const on = open(false);
    on.send({ type: 'secret.filled', field: 'password', filled: true }, { type: 'login.submitted' });
    expect(contextOf(on).problem?.code).toBe('credentialsMissing');
    on.send({ type: 'secret.filled', field: 'password', filled: false }, { type: 'username.typed', value: 'demo' }, { type: 'login.submitted' });
    expect([contextOf(on).problem?.code, on.calls('signIn').length]).toEqual(['credentialsMissing', 0]);
  });

  it('begins the session of whom the provider knows, however they wrote their name, and forgets what was typed', async () => {
    const on = signingIn('Demo');
    await on.answer('signIn', { user });
    expect([on.state(), on.said()]).toEqual([{ signedIn: IN }, [{ type: 'session.started', username: 'demo' }]]);
    expect(contextOf(on)).toMatchObject({ user, username: '', filled: { password: false } });
  });

  it('asks about what waits under another password when the session has begun', async () => {
    const on = signingIn();
    await on.answer('signIn', { user, locked: 2 });
    expect(on.said()).toEqual([
      { type: 'session.started', username: 'demo' },
      { type: 'locked.ask', count: 2 },
    ]);
    expect(on.snapshot().hasTag('signedIn')).toBe(true);
  });

  it.each([{}, { locked: 2 }, { user: null, locked: 0 }])('asks who it is where the provider did not say, and then about what waits: %j', async (answer) => {
    const waits = answer.locked ? [{ type: 'locked.ask', count: 2 }] : [];
    const on = signingIn('Demo');
    await on.answer('signIn', answer);
    expect([on.state(), on.said()]).toEqual([{ signedOut: 'recognising' }, []]);
    await on.answer('recognise', user);
    expect(on.said()).toEqual([{ type: 'session.started', username: 'demo' }, ...waits]);
    // Nor is it forgotten where that cannot be asked.
    const unasked = signingIn();
    await unasked.answer('signIn', answer);
    await unasked.refuse('recognise', timeout);
    expect(unasked.said()).toEqual([{ type: 'session.started', username: 'demo' }, ...waits]);
  });

  it('asks whom another tab let in meanwhile nothing about what waits for somebody else', async () => {
    const on = signingIn();
    await on.answer('signIn', { locked: 2 });
    on.send(elsewhere(true));
    await on.answer('recognise', another);
    expect(on.said()).toEqual([{ type: 'session.started', username: 'another' }]);
  });

  it('goes by the name that was typed where that cannot be asked, but for a session that is over already', async () => {
    const on = signingIn();
    await on.answer('signIn', {});
    await on.refuse('recognise', timeout);
    expect([on.state(), on.said()]).toEqual([{ signedIn: IN }, [{ type: 'session.started', username: 'demo' }]]);
    const over = signingIn();
    await over.answer('signIn', {});
    await over.refuse('recognise', { _tag: 'SessionEnded' });
    expect([over.state(), over.said(), contextOf(over).problem?.failure]).toEqual([{ signedOut: { static: 'editing' } }, [], { _tag: 'SessionEnded' }]);
  });

  it('by a code begins the session of the one who is let in, if the provider takes codes', async () => {
    const on = byCode();
    await on.answer('requestCode', {});
    on.send({ type: 'secret.filled', field: 'code', filled: true }, { type: 'login.submitted' });
    await on.answer('verifyCode', { supported: false });
    expect([on.state(), contextOf(on).problem?.code, on.said()]).toEqual([{ signedOut: { otp: 'code' } }, 'otpUnsupported', []]);
    on.send({ type: 'login.submitted' });
    await on.answer('verifyCode', { supported: true });
    expect([on.state(), on.saidTypes()]).toEqual([{ signedIn: IN }, ['session.started']]);
  });

  it('the other way begins with nothing of what was typed in the one before', () => {
    const on = filledIn();
    on.send({ type: 'mode.chosen', mode: 'otp' }, { type: 'mobile.typed', value: '0912' }, { type: 'login.submitted' });
    expect(contextOf(on)).toMatchObject({ username: '', filled: { password: false }, problem: { code: 'mobileInvalid' } });
    on.send({ type: 'mode.chosen', mode: 'static' });
    expect(contextOf(on)).toMatchObject({ mobile: '', problem: null });
  });
});

describe('nobody who is signed in', () => {
  it('hears of another tab only when that lets somebody in, whose name is none that was typed here', async () => {
    const on = filledIn();
    on.send(elsewhere(false));
    expect([on.state(), contextOf(on).username]).toEqual([{ signedOut: { static: 'editing' } }, 'demo']);
    on.send(elsewhere(true));
    expect([on.state(), contextOf(on)]).toEqual([
      { signedOut: 'recognising' },
      expect.objectContaining({ username: '', filled: { password: false, code: false } }),
    ]);
    // Who it is cannot be asked: nothing that was left open may be shown to just anybody.
    await on.refuse('recognise', timeout);
    expect([on.state(), on.said()]).toEqual([{ signedOut: { static: 'editing' } }, []]);
  });

  it('is asked for no more where the other tab lets them out again', async () => {
    const on = open(false);
    on.send(elsewhere(true), elsewhere(false));
    expect([on.state(), on.said()]).toEqual([{ signedOut: { static: 'editing' } }, []]);
    await expect(on.answer('recognise', user)).rejects.toThrow();
  });

  it('is asked who they are where a program begins again with a token, whatever name was typed here', () => {
    const on = filledIn();
    on.send(resumed(false));
    expect(contextOf(on).username).toBe('demo');
    on.send(resumed(true));
    expect([on.state(), contextOf(on).username]).toEqual([{ signedOut: 'recognising' }, '']);
  });
});
