import { integer, literal, struct, text } from '../kit/shape.ts';
import { reads, workflow, writes } from '../kit/workflow.ts';
import { supportTask } from './workflow.ts';

/** Characters that may be told of a problem. */
export const MOST_TOLD = 500;

/**
 * Telling support what happened, or deleting what was recorded: ask, do, say how it ended. A report is prepared before
 * anybody is asked, so that its size is known and the tap that agrees hands it over.
 * Preparing and deleting can be done again, so an interrupted one simply is; a file is handed over in a tap only.
 */
export const supportWorkflow = workflow({
  name: 'support',
  version: 2,
  input: { task: supportTask },
  events: {
    /** What happened in the person's own words. Of its records the file has dots only: beside the words themselves, which it has too, pseudonyms would be a key to all others. */
    'told.changed': { told: text({ max: MOST_TOLD, disguise: 'hidden' }) },
    'support.confirmed': {},
    'support.retried': {},
    'support.closed': {},
    /** Asked again, while what was told of a problem was kept. */
    'support.asked': { task: supportTask },
    /** The user is elsewhere: a question that was not answered is withdrawn, what was told is kept. */
    'screen.left': {},
  },
  ports: {
    /** Makes the disguised file and keeps it at hand; answers how many bytes it has. */
    prepareReport: reads({}, struct({ bytes: integer() })),
    /** Hands the file that was prepared to the person; what came since is not in it, as its size has been said. */
    sendReport: writes({ told: text({ max: MOST_TOLD, disguise: 'hidden' }) }, struct({ delivered: literal('shared', 'saved', 'cancelled') })),
    deleteLog: reads({}, struct({})),
  },
});
