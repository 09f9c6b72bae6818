import { flag, literal, optional } from '../kit/shape.ts';
import { workflow } from '../kit/workflow.ts';

/** Which part of a clinic's terms comes after which: what is saved leads on. */
export const termsWorkflow = workflow({
  name: 'terms',
  version: 1,
  input: { at: literal('contracts', 'tariffs') },
  events: {
    /** `tariffed` is null where nobody knows the other contracts of the clinic. */
    'contracts.saved': { tariffed: optional(flag()) },
    'tariffs.saved': {},
  },
  ports: {},
});
