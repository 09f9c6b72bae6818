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

export const emptyForm = { username: '', mobile: '', filled: { password: false, code: false }, problem: null } as const;
export const noPicture = { state: 'missing', url: null } as const;

/** The types, actions and questions of the session; `session.ts` says when they are used. */
export const sessionSetup = setup({
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
