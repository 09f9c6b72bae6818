import { prescriptionPatientWorkflow } from '../../schema/prescription/patient-workflow.ts';
import { prescriptionWorkflow } from '../../schema/prescription/workflow.ts';
import { registered } from '../kit/registered.ts';
import { prescriptionMigrations } from './migrations.ts';
import { prescriptionPatientMachine } from './patient.ts';
import { prescriptionMachine } from './prescription.ts';

export const workflows = [
  registered(prescriptionWorkflow, prescriptionMachine, prescriptionMigrations),
  registered(prescriptionPatientWorkflow, prescriptionPatientMachine),
];
