import { ending, signingOut } from './ending.ts';
import { emptyForm, noPicture, sessionSetup } from './setup.ts';
import { signedIn } from './signed-in.ts';
import { signedOut } from './signed-out.ts';

export type { LoginProblem, SessionContext } from './setup.ts';

/**
 * Signing in (by password or by one-time code), the signed-in user, and every way a session ends.
 *
 * The token itself lives in the effects; here only whether there is one. Signing out ends the local session even when
 * the provider's answer to it is a failure (SES-OUT-1).
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...emptyForm, hasToken: input.hasToken, reason: null, user: null, userState: 'loading', picture: noPicture }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut,
    signedIn,
    signingOut,
    ending,
    ended: { always: [{ guard: 'hasToken', target: 'signedOut.recognising' }, { target: 'signedOut' }] },
  },
});
