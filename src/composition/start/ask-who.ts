import type { SessionContext } from '../../machines/session/session.ts';

/** The session of the program, as far as it is asked here. */
interface Session {
  readonly getSnapshot: () => { readonly context: Pick<SessionContext, 'userState'> };
  readonly send: (event: { readonly type: 'user.wanted' }) => void;
}

/** Asks again who is signed in where nobody could say. */
export const askWhoAgain = (session: Session | undefined): void => {
  if (session?.getSnapshot().context.userState === 'failed') session.send({ type: 'user.wanted' });
};
