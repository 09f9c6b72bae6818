import { sessionSetup } from './setup.ts';

/** What becomes of a session that was put back, or of a program that died before its session had ended. */
const resumed = { guard: 'isResumed', target: 'signedIn' } as const;
/** Signed in again elsewhere before this tab was done. */
const elsewhere = { actions: 'noteToken' } as const;

/** The user leaves. The provider is told beside what is done here; its failure keeps nobody (SES-OUT-1). */
export const signingOut = sessionSetup.createStateConfig({
  tags: ['ending', 'busy'],
  on: { 'session.resumed': resumed, 'session.changedElsewhere': elsewhere },
  invoke: {
    id: 'signOut',
    src: 'signOut',
    input: {},
    onDone: { target: 'ended', actions: [{ type: 'tellEnded', params: ({ event }) => event.output.kept }, 'forgetUser'] },
    onError: { target: 'ended', actions: [{ type: 'tellEnded', params: 'nothing' }, 'forgetUser'] },
  },
});

/**
 * The session is over. Nobody sees the way in before everything of whoever was here has gone from this device: what was
 * begun waits under its owner's key, and comes back with them.
 */
export const ending = sessionSetup.createStateConfig({
  tags: ['ending', 'busy'],
  on: { 'session.resumed': resumed, 'session.changedElsewhere': elsewhere },
  invoke: {
    id: 'endSession',
    src: 'endSession',
    input: {},
    onDone: { target: 'ended', actions: [{ type: 'tellEnded', params: ({ event }) => event.output.kept }, 'forgetUser'] },
    onError: { target: 'ended', actions: [{ type: 'tellEnded', params: 'nothing' }, 'forgetUser'] },
  },
});
