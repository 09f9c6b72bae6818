import { assign, sendParent, setup } from 'xstate';
import type { Failure } from '../../schema/kit/failure.ts';
import { isMobile } from '../../schema/kit/phone.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import type { User } from '../../schema/session/user.ts';
import { sessionWorkflow } from '../../schema/session/workflow.ts';
import { portsOf } from '../kit/port.ts';

/** What is wrong with the sign-in form; views put it in words. */
export interface LoginProblem {
  readonly code: 'credentialsMissing' | 'mobileMissing' | 'mobileInvalid' | 'codeMissing' | 'otpUnsupported' | 'failed';
  readonly failure?: Failure;
}

export interface SessionContext {
  readonly hasToken: boolean;
  readonly username: string;
  readonly mobile: string;
  readonly filled: { readonly password: boolean; readonly code: boolean };
  readonly problem: LoginProblem | null;
  readonly user: User | null;
  readonly userState: 'loading' | 'ready' | 'failed';
  readonly picture: { readonly state: 'loading' | 'ready' | 'missing' | 'failed'; readonly url: string | null };
}

const emptyForm = { username: '', mobile: '', filled: { password: false, code: false }, problem: null } as const;
const noPicture = { state: 'missing', url: null } as const;

const machine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as EventOf<typeof sessionWorkflow>,
    input: {} as InputOf<typeof sessionWorkflow>,
    tags: {} as 'busy' | 'signedOut' | 'signedIn' | 'leaving',
  },
  actors: portsOf(sessionWorkflow),
  actions: {
    clearForm: assign(emptyForm),
    forgetUser: assign({ user: null, userState: 'loading', picture: noPicture, hasToken: false }),
    tellStarted: sendParent(({ context }) => ({ type: 'session.started', username: context.user?.username ?? context.username })),
    tellKnown: sendParent(({ context }) => ({ type: 'session.known', username: context.user?.username ?? context.username })),
    tellSignedOut: sendParent({ type: 'session.ended', reason: 'signedOut' }),
    tellExpired: sendParent({ type: 'session.ended', reason: 'expired' }),
    tellElsewhere: sendParent({ type: 'session.ended', reason: 'elsewhere' }),
    show: assign({ problem: (_, problem: LoginProblem | null) => problem }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    credentialsMissing: ({ context }) => context.username === '' || !context.filled.password,
    mobileMissing: ({ context }) => context.mobile === '',
    mobileInvalid: ({ context }) => !isMobile(context.mobile),
    codeMissing: ({ context }) => !context.filled.code,
  },
});

const signedOut = machine.createStateConfig({
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
                actions: [assign({ user: ({ event }) => event.output.user ?? null }), 'tellStarted', 'clearForm'],
              },
              { target: '#session.signedOut.recognising' },
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
        src: 'loadUser',
        input: {},
        onDone: { target: '#session.signedIn', actions: [assign({ user: ({ event }) => event.output }), 'tellStarted', 'clearForm'] },
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
          on: { 'secret.filled': {}, 'mode.chosen': {}, 'mobile.typed': {} },
        },
      },
    },
  },
});

const signedIn = machine.createStateConfig({
  tags: 'signedIn',
  type: 'parallel',
  on: {
    'session.signOut': 'signingOut',
    'session.expired': { target: 'signedOut', actions: ['forgetUser', 'tellExpired'] },
    'session.changedElsewhere': { guard: ({ event }) => !event.hasToken, target: 'signedOut', actions: ['forgetUser', 'tellElsewhere'] },
    'session.resumed': { guard: ({ event }) => !event.hasToken, target: 'signedOut', actions: ['forgetUser', 'tellExpired'] },
  },
  states: {
    leaving: {
      initial: 'staying',
      states: {
        staying: { on: { 'signOut.asked': 'asking' } },
        asking: { tags: 'leaving', on: { 'signOut.withdrawn': 'staying' } },
      },
    },
    // Begun again, the program asks anew who the user is; a question that was open stays open.
    user: {
      initial: 'loading',
      on: { 'session.resumed': { guard: ({ event }) => event.hasToken, target: '.loading', reenter: true } },
      states: {
        loading: {
          entry: assign({ userState: 'loading' }),
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            input: {},
            onDone: { target: 'ready', actions: [assign({ user: ({ event }) => event.output, userState: 'ready' }), 'tellKnown'] },
            onError: { target: 'failed', actions: assign({ userState: 'failed' }) },
          },
        },
        ready: {},
        failed: { on: { 'user.retried': 'loading' } },
      },
    },
    picture: {
      initial: 'loading',
      on: { 'session.resumed': { guard: ({ event }) => event.hasToken, target: '.loading', reenter: true } },
      states: {
        loading: {
          entry: assign({ picture: { state: 'loading', url: null } }),
          invoke: {
            id: 'loadPicture',
            src: 'loadPicture',
            input: {},
            onDone: {
              target: 'settled',
              actions: assign({ picture: ({ event }) => (event.output.url ? { state: 'ready' as const, url: event.output.url } : noPicture) }),
            },
            onError: { target: 'settled', actions: assign({ picture: { state: 'failed', url: null } }) },
          },
        },
        settled: {
          on: { 'picture.broken': { actions: assign({ picture: { state: 'failed', url: null } }) }, 'user.retried': 'loading' },
        },
      },
    },
  },
});

/**
 * Signing in (by password or by one-time code), the signed-in user, and every way a session ends.
 *
 * The token itself lives in the effects; here only whether there is one. Signing out ends the local session even when
 * the provider's answer to it is a failure (specification §4).
 */
export const sessionMachine = machine.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...emptyForm, hasToken: input.hasToken, user: null, userState: 'loading', picture: noPicture }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut,
    signedIn,
    signingOut: {
      tags: ['signedIn', 'busy'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: {},
        onDone: { target: 'signedOut', actions: ['forgetUser', 'tellSignedOut'] },
        onError: { target: 'signedOut', actions: ['forgetUser', 'tellSignedOut'] },
      },
    },
  },
});
