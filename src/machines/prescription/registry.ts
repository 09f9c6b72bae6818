import { prescriptionWorkflow } from '../../schema/prescription/workflow.ts';
import { registered } from '../kit/registered.ts';
import { prescriptionMachine } from './prescription.ts';

export const workflows = [registered(prescriptionWorkflow, prescriptionMachine)];
