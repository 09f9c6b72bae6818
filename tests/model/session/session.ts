import { expect } from 'vitest';
import { type SessionContext, sessionMachine } from '../../../src/machines/session/session.ts';
import { sessionWorkflow } from '../../../src/schema/session/workflow.ts';
import { done, error, type Model } from '../walk.ts';

const user = { username: 'demo', dentist: { id: 1, first_name: 'سارا', last_name: 'رضایی' } };
const refused = { _tag: 'Rejected', status: 400, detail: null, general: ['نام کاربری یا رمز عبور اشتباه است.'], fields: {} };
const contextOf = ({ context }: { readonly context: unknown }) => context as SessionContext;

const both = (type: string, name: string) => [true, false].map((value) => ({ type, [name]: value }));

export const sessionModel: Model = {
  machine: sessionMachine,
  description: sessionWorkflow,
  inputs: both('', 'hasToken').map(({ hasToken }) => ({ hasToken })),
  events: {
    'mode.chosen': ['static', 'otp'].map((mode) => ({ type: 'mode.chosen', mode })),
    'username.typed': ['', ' demo '].map((value) => ({ type: 'username.typed', value })),
    'mobile.typed': ['۰۹۱۲', '09121234567'].map((value) => ({ type: 'mobile.typed', value })),
    'secret.filled': ['password', 'code'].flatMap((field) => both('secret.filled', 'filled').map((event) => ({ ...event, field }))),
    'login.submitted': [{ type: 'login.submitted' }],
    'login.cancelled': [{ type: 'login.cancelled' }],
    'user.retried': [{ type: 'user.retried' }],
    'picture.broken': [{ type: 'picture.broken' }],
    'session.signOut': [{ type: 'session.signOut' }],
    'session.expired': [{ type: 'session.expired' }],
    'session.changedElsewhere': both('session.changedElsewhere', 'hasToken'),
    'session.resumed': both('session.resumed', 'hasToken'),
    'xstate.done.actor.signIn': [done('signIn', { user }), done('signIn', {})],
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
    'xstate.done.actor.signOut': [done('signOut', {})],
    'xstate.error.actor.signOut': [error('signOut', { _tag: 'Offline' })],
  },
  states: {
    'signedOut.static.editing': ({ snapshot }) => expect(snapshot.hasTag('signedOut')).toBe(true),
    'signedOut.static.signingIn': ({ snapshot }) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(contextOf(snapshot)).toMatchObject({ username: 'demo', problem: null });
    },
    'signedOut.recognising': ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(true),
    'signedOut.otp.mobile': ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(false),
    'signedOut.otp.requestingCode': ({ snapshot }) => expect(contextOf(snapshot).mobile).toBe('09121234567'),
    'signedOut.otp.code': ({ snapshot }) => expect(contextOf(snapshot).mobile).toBe('09121234567'),
    'signedOut.otp.verifyingCode': ({ snapshot }) => expect(contextOf(snapshot).filled.code).toBe(true),
    'signedIn.user.loading': ({ snapshot }) => expect(contextOf(snapshot).userState).toBe('loading'),
    'signedIn.user.ready': ({ snapshot }) => expect(contextOf(snapshot).user).toEqual(user),
    'signedIn.user.failed': ({ snapshot }) => expect(contextOf(snapshot).userState).toBe('failed'),
    'signedIn.picture.loading': ({ snapshot }) => expect(contextOf(snapshot).picture.state).toBe('loading'),
    'signedIn.picture.settled': ({ snapshot }) => expect(contextOf(snapshot).picture.state).not.toBe('loading'),
    signingOut: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(true),
  },
  always: ({ snapshot }) => {
    // Nobody is left of a session that has ended.
    if (snapshot.hasTag('signedOut')) expect(contextOf(snapshot).user).toBeNull();
  },
};
