import { literal, struct } from '../kit/shape.ts';
import { reads, workflow } from '../kit/workflow.ts';
import { supportTask } from './workflow.ts';

/**
 * Telling support what happened, or deleting what was recorded: ask, do, say how it ended.
 * Both can be done again, so an interrupted one simply is.
 */
export const supportWorkflow = workflow({
  name: 'support',
  version: 1,
  input: { task: supportTask },
  events: {
    'support.confirmed': {},
    'support.retried': {},
    'support.closed': {},
    /** The user signed out: a question that was not answered is withdrawn. */
    'screen.left': {},
  },
  ports: {
    /** Makes the disguised file and hands it to the person. */
    sendReport: reads({}, struct({ delivered: literal('shared', 'saved', 'cancelled') })),
    deleteLog: reads({}, struct({})),
  },
});
