import { flag, integer, list, literal, optional, struct, text } from '../kit/shape.ts';
import { reads, workflow, writes } from '../kit/workflow.ts';
import { screenEvents, screenInput } from '../workflows/screen.ts';
import { PASSWORD_FAULTS, PASSWORD_FIELDS } from './password.ts';
import { sessionFields } from './session.ts';

const field = literal(...PASSWORD_FIELDS);

/**
 * Changing the password of the user's own account. The passwords are in the vault; events say which of them are filled in
 * and what a rule found wrong with them.
 */
export const passwordChangeWorkflow = workflow({
  name: 'passwordChange',
  version: 1,
  input: screenInput,
  events: {
    ...screenEvents,
    'secret.filled': { field, filled: flag() },
    'password.submitted': { username: text(), problems: list(struct({ field, code: literal(...PASSWORD_FAULTS) })) },
  },
  ports: {
    /** Takes the passwords from the vault; answers whether what waits on this device is locked with the new one. */
    changePassword: writes({ username: text() }, struct({ relocked: flag() })),
  },
});

/** The sessions of the user's own account: seeing them, ending one or all others. */
export const sessionListWorkflow = workflow({
  name: 'sessionList',
  version: 1,
  input: screenInput,
  events: {
    ...screenEvents,
    'sessions.refreshed': {},
    /** The question before one is ended, or without an id before all others are. */
    'end.asked': { id: optional(text()) },
    'end.confirmed': {},
    /** Try again what failed: the end, or the look at what became of it. */
    'end.retried': {},
    'end.closed': {},
  },
  ports: {
    /** Those that could be read, and how many could not. */
    loadSessions: reads({}, struct({ rows: list(struct(sessionFields)), unreadable: integer() })),
    /** Ends one, or without an id all but this one. */
    endSessions: writes({ id: optional(text()) }, struct({})),
  },
});
