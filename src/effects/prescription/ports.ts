import type { prescriptionWorkflow } from '../../schema/prescription/workflow.ts';
import type { PortEffects } from '../kit/ports.ts';
import { print } from '../kit/printing.ts';

const prescriptionEffects: PortEffects<typeof prescriptionWorkflow> = { printPage: print };

export const effects = { prescription: prescriptionEffects };
