import { assign } from 'xstate';
import type { Failure } from '../../schema/kit/failure.ts';
import { sessionSetup } from './setup.ts';

/** Nobody is signed in: by password, or by a one-time code in two steps. */
export const signedOut = sessionSetup.createStateConfig({
  initial: 'static',
  tags: 'signedOut',
  on: {
    'session.changedElsewhere': { guard: ({ event }) => event.hasToken, target: '.recognising', actions: 'clearForm' },
    'session.resumed': { guard: ({ event }) => event.hasToken, target: '.recognising', actions: 'clearForm' },
    'mode.chosen': [
      { guard: ({ event }) => event.mode === 'otp', target: '.otp', actions: 'clearForm' },
      { target: '.static', actions: 'clearForm' },
    ],
    'username.typed': { actions: assign({ username: ({ event }) => event.value.trim(), problem: null }) },
    'mobile.typed': { actions: assign({ mobile: ({ event }) => event.value.trim(), problem: null }) },
    'secret.filled': {
      actions: assign({ filled: ({ context, event }) => ({ ...context.filled, [event.field]: event.filled }), problem: null }),
    },
  },
  states: {
    static: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'login.submitted': [
              { guard: 'credentialsMissing', actions: { type: 'show', params: { code: 'credentialsMissing' } } },
              { target: 'signingIn', actions: { type: 'show', params: null } },
            ],
          },
        },
        signingIn: {
          tags: 'busy',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => ({ username: context.username }),
            onDone: [
              {
                guard: ({ event }) => event.output.user != null,
                target: '#session.signedIn',
                actions: [assign(({ event }) => ({ user: null, locked: null, ...event.output })), 'tellStarted', 'clearForm'],
              },
              {
                target: '#session.signedOut.recognising',
                actions: assign(({ event }) => ({ user: null, locked: null, ...event.output })),
              },
            ],
            onError: {
              target: 'editing',
              actions: assign({ problem: ({ event }) => ({ code: 'failed' as const, failure: event.error as Failure }) }),
            },
          },
          // What is being checked stays as it was sent.
          on: { 'username.typed': {}, 'mode.chosen': {}, 'secret.filled': {} },
        },
      },
    },
    // There is a token, and nobody knows whose: what was left open may only be shown to the one who left it.
    recognising: {
      tags: 'busy',
      invoke: {
        id: 'recognise',
        src: 'recognise',
        input: {},
        onDone: { target: '#session.signedIn', actions: [assign(({ event }) => ({ user: event.output })), 'tellStarted', 'clearForm'] },
        onError: [
          {
            guard: ({ context, event }) => context.username !== '' && (event.error as Failure)._tag !== 'SessionEnded',
            target: '#session.signedIn',
            actions: ['tellStarted', 'clearForm'],
          },
          { target: 'static', actions: assign({ problem: ({ event }) => ({ code: 'failed' as const, failure: event.error as Failure }) }) },
        ],
      },
      on: {
        'session.changedElsewhere': { guard: ({ event }) => !event.hasToken, target: 'static' },
        'username.typed': {},
        'mode.chosen': {},
        'secret.filled': {},
      },
    },
    otp: {
      initial: 'mobile',
      on: { 'login.cancelled': { target: '#session.signedOut.static', actions: 'clearForm' } },
      states: {
        mobile: {
          on: {
            'login.submitted': [
              { guard: 'mobileMissing', actions: { type: 'show', params: { code: 'mobileMissing' } } },
              { guard: 'mobileInvalid', actions: { type: 'show', params: { code: 'mobileInvalid' } } },
              { target: 'requestingCode', actions: { type: 'show', params: null } },
            ],
          },
        },
        requestingCode: {
          tags: 'busy',
          invoke: {
            id: 'requestCode',
            src: 'requestCode',
            input: ({ context }) => ({ mobile: context.mobile }),
            onDone: 'code',
            onError: { target: 'mobile', actions: assign({ problem: ({ event }) => ({ code: 'failed' as const, failure: event.error as Failure }) }) },
          },
          on: { 'mobile.typed': {}, 'mode.chosen': {} },
        },
        code: {
          on: {
            'login.submitted': [
              { guard: 'codeMissing', actions: { type: 'show', params: { code: 'codeMissing' } } },
              { target: 'verifyingCode', actions: { type: 'show', params: null } },
            ],
            // The code went to the number that was given.
            'mobile.typed': {},
          },
        },
        verifyingCode: {
          tags: 'busy',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context }) => ({ mobile: context.mobile }),
            onDone: [
              { guard: ({ event }) => event.output.supported, target: '#session.signedIn', actions: ['tellStarted', 'clearForm'] },
              { target: 'code', actions: { type: 'show', params: { code: 'otpUnsupported' } } },
            ],
            onError: { target: 'code', actions: assign({ problem: ({ event }) => ({ code: 'failed' as const, failure: event.error as Failure }) }) },
          },
          on: { 'mobile.typed': {}, 'mode.chosen': {}, 'secret.filled': {} },
        },
      },
    },
  },
});
