import { expect } from 'vitest';
import { type SessionContext, sessionMachine } from '../../../src/machines/session/session.ts';
import { sessionWorkflow } from '../../../src/schema/session/workflow.ts';
import { done, error, type Model } from '../walk.ts';

const user = { username: 'demo', dentist: { id: 1, first_name: 'سارا', last_name: 'رضایی' } };
const refused = { _tag: 'Rejected', status: 400, detail: null, general: ['نام کاربری یا رمز عبور اشتباه است.'], fields: {} };
const contextOf = ({ context }: { readonly context: unknown }) => context as SessionContext;

const both = (type: string, name: string) => [true, false].map((value) => ({ type, [name]: value }));

/** What other tabs and the program itself may say to somebody who is signed out, and to somebody who is in. */
const elsewhere = ['session.changedElsewhere', 'session.resumed'];
const ending = ['session.signOut', 'session.expired', 'session.changedElsewhere', 'session.resumed'];
const oneTime = ['secret.filled', 'login.submitted', 'login.cancelled'];

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
    'signedOut.static.editing': {
      tags: ['signedOut'],
      can: [...elsewhere, 'mode.chosen', 'username.typed', 'mobile.typed', 'secret.filled', 'login.submitted'],
    },
    'signedOut.static.signingIn': {
      running: ['signIn'],
      tags: ['busy', 'signedOut'],
      can: [...elsewhere, 'mobile.typed'],
      holds: ({ snapshot }) => expect(contextOf(snapshot)).toMatchObject({ username: 'demo', filled: { password: true }, problem: null }),
    },
    'signedOut.recognising': { running: ['recognise'], tags: ['busy', 'signedOut'], can: [...elsewhere, 'mobile.typed'] },
    'signedOut.otp.mobile': { tags: ['signedOut'], can: [...elsewhere, 'mode.chosen', 'username.typed', 'mobile.typed', ...oneTime] },
    'signedOut.otp.requestingCode': {
      running: ['requestCode'],
      tags: ['busy', 'signedOut'],
      can: [...elsewhere, 'username.typed', 'secret.filled', 'login.cancelled'],
      holds: ({ snapshot }) => expect(contextOf(snapshot)).toMatchObject({ mobile: '09121234567' }),
    },
    'signedOut.otp.code': {
      tags: ['signedOut'],
      can: [...elsewhere, 'mode.chosen', 'username.typed', ...oneTime],
      holds: ({ snapshot }) => expect(contextOf(snapshot).mobile).toBe('09121234567'),
    },
    'signedOut.otp.verifyingCode': {
      running: ['verifyCode'],
      tags: ['busy', 'signedOut'],
      can: [...elsewhere, 'username.typed', 'login.cancelled'],
      holds: ({ snapshot }) => expect(contextOf(snapshot)).toMatchObject({ mobile: '09121234567', filled: { code: true } }),
    },
    'signedIn.user.loading': {
      running: ['loadUser'],
      tags: ['signedIn'],
      can: ending,
      holds: ({ snapshot }) => expect(contextOf(snapshot).userState).toBe('loading'),
    },
    'signedIn.user.ready': {
      tags: ['signedIn'],
      can: ending,
      holds: ({ snapshot }) => expect(contextOf(snapshot)).toMatchObject({ user, userState: 'ready' }),
    },
    'signedIn.user.failed': {
      tags: ['signedIn'],
      can: [...ending, 'user.retried'],
      holds: ({ snapshot }) => expect(contextOf(snapshot).userState).toBe('failed'),
    },
    'signedIn.picture.loading': {
      running: ['loadPicture'],
      tags: ['signedIn'],
      can: ending,
      holds: ({ snapshot }) => expect(contextOf(snapshot).picture).toEqual({ state: 'loading', url: null }),
    },
    'signedIn.picture.settled': {
      tags: ['signedIn'],
      can: [...ending, 'user.retried', 'picture.broken'],
      holds: ({ snapshot }) => expect(contextOf(snapshot).picture.state).not.toBe('loading'),
    },
    signingOut: { running: ['signOut'], tags: ['busy', 'signedIn'], can: [] },
  },

  always: ({ snapshot }) => {
    // Nobody is left of a session that has ended.
    if (snapshot.hasTag('signedOut')) expect(contextOf(snapshot).user).toBeNull();
  },
};
