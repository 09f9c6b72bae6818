import { flag, integer, literal, optional, phone, struct, text } from '../kit/shape.ts';
import { reads, workflow, writes } from '../kit/workflow.ts';
import { userFields } from './user.ts';

/** What becomes of what was begun when a session ends: it waits for its owner, in this page alone, it is gone since it was nobody's, or there was nothing. */
export const kept = literal('kept', 'held', 'gone', 'nothing', 'left');

/**
 * Signing in by password or one-time code, the signed-in user and the picture, and the session's end.
 * Passwords and codes are never events: views put them in the vault and say only that a field is filled.
 */
export const sessionWorkflow = workflow({
  name: 'session',
  version: 3,
  input: { hasToken: flag() },
  events: {
    'mode.chosen': { mode: literal('static', 'otp') },
    'username.typed': { value: text() },
    'mobile.typed': { value: phone() },
    'secret.filled': { field: literal('password', 'code'), filled: flag() },
    'login.submitted': {},
    'login.cancelled': {},
    'user.retried': {},
    /** The same by the program itself: somebody looks again at a page that could not say. */
    'user.wanted': {},
    'picture.broken': {},
    /** The question before signing out, and its withdrawal. */
    'signOut.asked': {},
    'signOut.withdrawn': {},
    'session.signOut': {},
    /** The token could not be refreshed. */
    'session.expired': {},
    /** Another tab signed in or out. */
    'session.changedElsewhere': { hasToken: flag() },
    /** The program started again with a session that was recorded earlier. */
    'session.resumed': { hasToken: flag() },
  },
  ports: {
    signIn: writes(
      { username: text() },
      struct({
        user: optional(struct(userFields)),
        /** How much waits for this person under another password. */
        locked: optional(integer()),
      }),
    ),
    requestCode: writes({ mobile: phone() }, struct({})),
    verifyCode: writes({ mobile: phone() }, struct({ supported: flag() })),
    loadUser: reads({}, struct(userFields)),
    /** Who it is that another tab, or an earlier visit, signed in; brings back what waits for them. */
    recognise: reads({}, struct(userFields)),
    /** The address of the picture inside this program, or null when there is none. */
    loadPicture: reads({}, struct({ url: optional(text({ disguise: 'picture' })) })),
    /** Both leave nothing on this device but what waits for its owner; the first tells the provider, too. */
    signOut: reads({}, struct({ kept })),
    endSession: reads({}, struct({ kept })),
  },
});
