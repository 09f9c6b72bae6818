import { instant, partial } from '../kit/shape.ts';
import { workflow } from '../kit/workflow.ts';
import { screenEvents, screenInput } from '../workflows/screen.ts';
import { letterheadDraft } from './letterhead-draft.ts';

/** Typing once what the provider does not have of the head of papers; nothing of it is sent anywhere. */
export const letterheadWorkflow = workflow({
  name: 'letterhead',
  version: 2,
  input: screenInput,
  events: {
    ...screenEvents,
    'draft.changed': { change: partial(letterheadDraft.fields) },
    /** Keep it as it stands. */
    'letterhead.submitted': { at: instant() },
  },
  ports: {},
});
