import { expect } from 'vitest';
import { type SessionContext, sessionMachine } from '../../../src/machines/session/session.ts';
import { sessionWorkflow } from '../../../src/schema/session/workflow.ts';
import { running, same, stands } from '../standing.ts';
import { done, error, type Model } from '../walk.ts';

const user = { username: 'demo', dentist: { id: 1, first_name: 'سارا', last_name: 'رضایی' } };
const refused = { _tag: 'Rejected', status: 400, detail: null, general: ['نام کاربری یا رمز عبور اشتباه است.'], fields: {} };
const contextOf = ({ context }: { readonly context: unknown }) => context as SessionContext;

const both = (type: string, name: string) => [true, false].map((value) => ({ type, [name]: value }));

const SUBMIT = { type: 'login.submitted' };
const SIGN_OUT = { type: 'session.signOut' };
const typed = (what: 'username' | 'mobile', value: string) => ({ type: `${what}.typed`, value });
const mode = (chosen: string) => ({ type: 'mode.chosen', mode: chosen });
/** Somebody is being let in: what is checked stays as it was sent. */
const SIGNING = { tags: ['signedOut', 'busy'], can: [], cannot: [SUBMIT, typed('username', 'a'), mode('otp'), SIGN_OUT] };

/** The session is over, and what belonged to it is being put away. */
const ENDING = { tags: ['ending', 'busy'], can: [], cannot: [SIGN_OUT, { type: 'signOut.asked' }, SUBMIT, typed('username', 'a')] };

export const sessionModel: Model = {
  machine: sessionMachine,
  description: sessionWorkflow,
  inputs: both('', 'hasToken').map(({ hasToken }) => ({ hasToken })),
  events: {
    'mode.chosen': ['static', 'otp'].map((mode) => ({ type: 'mode.chosen', mode })),
    'username.typed': ['', ' demo '].map((value) => ({ type: 'username.typed', value })),
    'mobile.typed': ['۰۹۱۲', '09121234567'].map((value) => ({ type: 'mobile.typed', value })),
    'secret.filled': ['password', 'code'].flatMap((field) => both('secret.filled', 'filled').map((event) => ({ ...event, field }))),
    'login.submitted': [SUBMIT],
    'login.cancelled': [{ type: 'login.cancelled' }],
    'user.retried': [{ type: 'user.retried' }],
    'user.wanted': [{ type: 'user.wanted' }],
    'picture.broken': [{ type: 'picture.broken' }],
    'signOut.asked': [{ type: 'signOut.asked' }],
    'signOut.withdrawn': [{ type: 'signOut.withdrawn' }],
    'session.signOut': [SIGN_OUT],
    'session.expired': [{ type: 'session.expired' }],
    'session.changedElsewhere': both('session.changedElsewhere', 'hasToken'),
    'session.resumed': both('session.resumed', 'hasToken'),
    'xstate.done.actor.signIn': [done('signIn', { user }), done('signIn', {}), done('signIn', { user, locked: 2 })],
    'xstate.error.actor.signIn': [error('signIn', refused)],
    'xstate.done.actor.recognise': [done('recognise', user)],
    'xstate.error.actor.recognise': [error('recognise', { _tag: 'Timeout' }), error('recognise', { _tag: 'SessionEnded' })],
    'xstate.done.actor.requestCode': [done('requestCode', {})],
    'xstate.error.actor.requestCode': [error('requestCode', { _tag: 'Offline' })],
    'xstate.done.actor.verifyCode': both('', 'supported').map(({ supported }) => done('verifyCode', { supported })),
    'xstate.error.actor.verifyCode': [error('verifyCode', { _tag: 'Timeout' })],
    'xstate.done.actor.loadUser': [done('loadUser', user)],
    'xstate.error.actor.loadUser': [error('loadUser', { _tag: 'Timeout' })],
    'xstate.done.actor.loadPicture': [done('loadPicture', { url: 'blob:1' }), done('loadPicture', { url: null })],
    'xstate.error.actor.loadPicture': [error('loadPicture', { _tag: 'Unreachable' })],
    'xstate.done.actor.signOut': [done('signOut', { kept: 'kept' }), done('signOut', { kept: 'nothing' })],
    'xstate.error.actor.signOut': [error('signOut', { _tag: 'Offline' })],
    'xstate.done.actor.endSession': [done('endSession', { kept: 'held' }), done('endSession', { kept: 'left' }), done('endSession', { kept: 'gone' })],
    'xstate.error.actor.endSession': [error('endSession', { _tag: 'Unreadable', where: 'x' })],
  },
  states: {
    'signedOut.static.editing': (situation) =>
      stands(situation, { tags: ['signedOut'], can: [SUBMIT, typed('username', 'a'), mode('otp')], cannot: [SIGN_OUT, { type: 'login.cancelled' }] }),
    'signedOut.static.signingIn': (situation) => {
      stands(situation, { runs: ['signIn'], ...SIGNING });
      expect(contextOf(situation.snapshot)).toMatchObject({ username: 'demo', problem: null });
    },
    // There is a token, and nobody knows whose: nothing is shown until that is known.
    'signedOut.recognising': (situation) => stands(situation, { runs: ['recognise'], ...SIGNING }),
    'signedOut.otp.mobile': (situation) =>
      stands(situation, { tags: ['signedOut'], can: [SUBMIT, typed('mobile', '1'), mode('static'), { type: 'login.cancelled' }], cannot: [SIGN_OUT] }),
    'signedOut.otp.requestingCode': (situation) => {
      stands(situation, { runs: ['requestCode'], ...SIGNING, cannot: [SUBMIT, typed('mobile', '1'), mode('static')] });
      expect(contextOf(situation.snapshot).mobile).toBe('09121234567');
    },
    'signedOut.otp.code': (situation) => {
      stands(situation, { tags: ['signedOut'], can: [SUBMIT, { type: 'login.cancelled' }], cannot: [typed('mobile', '1'), SIGN_OUT] });
      expect(contextOf(situation.snapshot).mobile).toBe('09121234567');
    },
    'signedOut.otp.verifyingCode': (situation) => {
      stands(situation, { runs: ['verifyCode'], ...SIGNING, cannot: [SUBMIT, typed('mobile', '1'), mode('static')] });
      expect(contextOf(situation.snapshot).filled.code).toBe(true);
    },
    'signedIn.leaving.staying': ({ snapshot }) =>
      same([snapshot.hasTag('leaving'), snapshot.can({ type: 'signOut.asked' }), snapshot.can({ type: 'signOut.withdrawn' })], [false, true, false]),
    'signedIn.leaving.asking': ({ snapshot }) =>
      same([snapshot.hasTag('leaving'), snapshot.can({ type: 'signOut.withdrawn' }), snapshot.can(SIGN_OUT)], [true, true, true]),
    'signedIn.user.loading': ({ snapshot }) => {
      same([contextOf(snapshot).userState, running(snapshot).includes('loadUser')], ['loading', true]);
    },
    'signedIn.user.ready': ({ snapshot }) => {
      same([contextOf(snapshot).userState, contextOf(snapshot).user, running(snapshot).includes('loadUser')], ['ready', user, false]);
    },
    'signedIn.user.failed': ({ snapshot }) => {
      const asked = ['user.retried', 'user.wanted'].map((type) => snapshot.can({ type }));
      same([contextOf(snapshot).userState, ...asked, running(snapshot).includes('loadUser')], ['failed', true, true, false]);
    },
    'signedIn.picture.loading': ({ snapshot }) => {
      same([contextOf(snapshot).picture, running(snapshot).includes('loadPicture')], [{ state: 'loading', url: null }, true]);
    },
    'signedIn.picture.settled': ({ snapshot }) => {
      const { state, url } = contextOf(snapshot).picture;
      same([url === null, running(snapshot).includes('loadPicture')], [state !== 'ready', false]);
      expect(['ready', 'missing', 'failed']).toContain(state);
    },
    // Covered until all has gone: nothing is begun, and nobody is let in.
    signingOut: (situation) => stands(situation, { runs: ['signOut'], ...ENDING }),
    ending: (situation) => stands(situation, { runs: ['endSession'], ...ENDING }),
  },
  always: ({ snapshot }) => {
    // Nobody is left of a session that has ended.
    if (snapshot.hasTag('signedOut')) expect(contextOf(snapshot).user).toBeNull();
  },
};
