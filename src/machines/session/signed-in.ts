import { assign } from 'xstate';
import { noPicture, sessionSetup } from './setup.ts';

/** Somebody is: the user and the picture load on their own, and leaving is asked about. */
export const signedIn = sessionSetup.createStateConfig({
  tags: 'signedIn',
  type: 'parallel',
  on: {
    'session.signOut': { target: 'signingOut', actions: { type: 'end', params: 'signedOut' } },
    'session.expired': { target: 'ending', actions: { type: 'end', params: 'expired' } },
    'session.changedElsewhere': { guard: ({ event }) => !event.hasToken, target: 'ending', actions: { type: 'end', params: 'elsewhere' } },
    'session.resumed': { guard: ({ event }) => !event.hasToken, target: 'ending', actions: { type: 'end', params: 'expired' } },
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
      on: { 'session.resumed': { guard: ({ event }) => event.hasToken, target: '.loading' } },
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
        failed: { on: { 'user.retried': 'loading', 'user.wanted': 'loading' } },
      },
    },
    picture: {
      initial: 'loading',
      on: { 'session.resumed': { guard: ({ event }) => event.hasToken, target: '.loading' } },
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
          on: {
            'picture.broken': { actions: assign({ picture: { state: 'failed', url: null } }) },
            'user.retried': 'loading',
            'user.wanted': 'loading',
          },
        },
      },
    },
  },
});
