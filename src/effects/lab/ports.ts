import { Effect } from 'effect';
import type { labDispatchWorkflow } from '../../schema/lab/workflow.ts';
import type { PortEffects } from '../kit/ports.ts';
import { print } from '../kit/printing.ts';

/** How long a simulated dispatch takes, whatever the length of its list, in milliseconds (DOC-LAB-4). */
const DISPATCH_MILLIS = 1000;

const labDispatchEffects: PortEffects<typeof labDispatchWorkflow> = {
  printPage: print,
  handOver: () => Effect.as(Effect.sleep(DISPATCH_MILLIS), {}),
};

export const effects = { labDispatch: labDispatchEffects };
