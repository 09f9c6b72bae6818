import { flag, integer, struct } from '../kit/shape.ts';
import { reads, workflow } from '../kit/workflow.ts';

/**
 * Work of whoever is signed in that waits under a password they had before: open it with that one, leave it for the next
 * sign-in, or throw it away after a question. The former password is in the vault and never an event.
 * Either port can be asked again: what was opened or thrown away waits no more.
 */
export const lockedWorkflow = workflow({
  name: 'locked',
  version: 1,
  /** How much of it waits. */
  input: { count: integer() },
  events: {
    'secret.filled': { filled: flag() },
    /** With whether the vault has a password at all: nothing that was typed outlives a reload. */
    'former.submitted': { filled: flag() },
    'locked.later': {},
    'discard.asked': {},
    'discard.confirmed': {},
    'discard.withdrawn': {},
    /** The user is elsewhere. It belongs to no place, and stays. */
    'screen.left': {},
  },
  ports: {
    /**
     * Takes the former password from the vault and puts back what it opens; where there is something to go on with, the page
     * is loaded anew and there is no answer. Says how much was opened, and how much still waits.
     */
    openLocked: reads({}, struct({ opened: integer(), left: integer() })),
    discardLocked: reads({}, struct({})),
  },
});
