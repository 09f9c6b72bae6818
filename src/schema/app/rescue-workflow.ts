import { instant, list, optional, plain, struct, text, type ValueOf, worded } from '../kit/shape.ts';
import { reads, workflow } from '../kit/workflow.ts';

/** A draft that could not be gone on with, as it is shown: what was written, field by field, entry by entry. */
export const rescuedDraft = struct({
  key: plain(),
  workflow: plain(),
  /** When it was last written to. */
  at: instant(),
  entries: list(list(struct({ field: plain(), value: worded() }))),
});

export type RescuedDraft = ValueOf<typeof rescuedDraft>;

/**
 * Drafts of earlier versions that are kept to be read: show them, and give one up after a question.
 * Giving up can be done again, so an interrupted one simply is.
 */
export const rescueWorkflow = workflow({
  name: 'rescue',
  version: 1,
  /** Whose drafts are shown; those that nobody is known to own always are. */
  input: { owner: optional(text()) },
  events: {
    'rescue.discarded': { key: plain() },
    'rescue.confirmed': {},
    'rescue.cancelled': {},
    'rescue.retried': {},
    'rescue.closed': {},
    'screen.left': {},
  },
  ports: {
    readRescued: reads({ owner: optional(text()) }, struct({ drafts: list(rescuedDraft) })),
    discardRescued: reads({ key: plain() }, struct({})),
  },
});
