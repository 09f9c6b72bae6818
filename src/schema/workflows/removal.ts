import { flag, id, optional, plain, struct, worded } from '../kit/shape.ts';
import { reads, workflow, writes } from '../kit/workflow.ts';

/**
 * Deleting one row of any resource: ask, delete, and where the answer was lost look before asking again.
 * `label` is what the person calls the thing, `next` the address to go to when it is gone.
 */
export const removalWorkflow = workflow({
  name: 'removal',
  version: 2,
  input: { resource: plain(), id: id(), label: worded(), next: optional(plain()) },
  events: {
    'removal.confirmed': {},
    /** Try again what failed: the deletion, or the look at what became of it. */
    'removal.retried': {},
    'removal.closed': {},
    /** The user left the screen where it was asked, or signed out: a question that was not answered is withdrawn. */
    'screen.left': {},
  },
  ports: {
    removeRow: writes({ resource: plain(), id: id() }, struct({})),
    /** Whether the provider still has the row: by reading it, or its list where the resource has no `one`. */
    findRow: reads({ resource: plain(), id: id() }, struct({ found: flag() })),
  },
});
