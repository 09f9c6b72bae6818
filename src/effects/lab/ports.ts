import { Effect } from 'effect';
import type { labDispatchWorkflow } from '../../schema/lab/workflow.ts';
import type { PortEffects } from '../kit/ports.ts';
import { print } from '../kit/printing.ts';

/** How long a simulated dispatch takes, whatever the length of its list (DOC-LAB-4). */
const DISPATCH = '1 second';

const labDispatchEffects: PortEffects<typeof labDispatchWorkflow> = {
  printPage: print,
  handOver: () => Effect.as(Effect.sleep(DISPATCH), {}),
};

export const effects = { labDispatch: labDispatchEffects };
