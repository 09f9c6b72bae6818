import { assign, enqueueActions, sendParent, setup } from 'xstate';
import type { Failure } from '../../schema/kit/failure.ts';
import { isMobile } from '../../schema/kit/phone.ts';
import type { ValueOf } from '../../schema/kit/shape.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import type { User } from '../../schema/session/user.ts';
import { type kept as keptShape, sessionWorkflow } from '../../schema/session/workflow.ts';
import { portsOf } from '../kit/port.ts';

/** What is wrong with the sign-in form; views put it in words. */
export interface LoginProblem {
  readonly code: 'credentialsMissing' | 'mobileMissing' | 'mobileInvalid' | 'codeMissing' | 'otpUnsupported' | 'failed';
  readonly failure?: Failure;
}

export interface SessionContext {
  readonly hasToken: boolean;
  /** Why the session is ending, or ended last. */
  readonly reason: 'signedOut' | 'expired' | 'elsewhere' | null;
  readonly username: string;
  /** How much waits under another password for the one who is being let in. */
  readonly locked?: number | null;
  readonly mobile: string;
  readonly filled: { readonly password: boolean; readonly code: boolean };
  readonly problem: LoginProblem | null;
  readonly user: User | null;
  readonly userState: 'loading' | 'ready' | 'failed';
  readonly picture: { readonly state: 'loading' | 'ready' | 'missing' | 'failed'; readonly url: string | null };
}

export const emptyForm = { username: '', mobile: '', filled: { password: false, code: false }, problem: null, locked: null } as const;
export const noPicture = { state: 'missing', url: null } as const;

/** The types, actions and questions of the session; `session.ts` says when they are used. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as EventOf<typeof sessionWorkflow>,
    input: {} as InputOf<typeof sessionWorkflow>,
    tags: {} as 'busy' | 'signedOut' | 'signedIn' | 'leaving' | 'ending',
  },
  actors: portsOf(sessionWorkflow),
  actions: {
    clearForm: assign(emptyForm),
    forgetUser: assign({ ...emptyForm, user: null, userState: 'loading', picture: noPicture }),
    noteToken: assign({ hasToken: ({ event }) => event.type === 'session.changedElsewhere' && event.hasToken }),
    tellStarted: enqueueActions(({ context, enqueue }) => {
      enqueue.sendParent({ type: 'session.started', username: context.user?.username ?? context.username });
      if (context.locked) enqueue.sendParent({ type: 'locked.ask', count: context.locked });
    }),
    tellKnown: sendParent(({ context }) => ({ type: 'session.known', username: context.user?.username ?? context.username })),
    /** The session is about to end, and why. */
    end: assign({ hasToken: false, reason: (_, reason: SessionContext['reason']) => reason }),
    tellEnded: sendParent(({ context }, kept: ValueOf<typeof keptShape>) => ({ type: 'session.ended', reason: context.reason ?? 'expired', kept })),
    show: assign({ problem: (_, problem: LoginProblem | null) => problem }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isResumed: ({ event }) => event.type === 'session.resumed' && event.hasToken,
    credentialsMissing: ({ context }) => context.username === '' || !context.filled.password,
    mobileMissing: ({ context }) => context.mobile === '',
    mobileInvalid: ({ context }) => !isMobile(context.mobile),
    codeMissing: ({ context }) => !context.filled.code,
  },
});
