import { id, integer } from '../kit/shape.ts';
import { workflow } from '../kit/workflow.ts';

/** Which row of a list lies open, and to which side. Pointer moves stay in the view: only the end of a drag is an event. */
export const swipeRowWorkflow = workflow({
  name: 'swipeRow',
  version: 1,
  input: {},
  events: {
    /** The finger left row `id`, `dx` pixels from where it came down; positive is to the physical right. */
    'row.released': { id: id(), dx: integer() },
    /** Something else was touched, or the list scrolled. */
    'row.closed': {},
    /** An action of the open row was used. */
    'row.acted': {},
  },
  ports: {},
});
