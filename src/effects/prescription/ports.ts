import type { prescriptionPatientWorkflow } from '../../schema/prescription/patient-workflow.ts';
import type { prescriptionWorkflow } from '../../schema/prescription/workflow.ts';
import type { PortEffects } from '../kit/ports.ts';
import { print } from '../kit/printing.ts';
import { repositoryOf } from '../kit/resources/repository.ts';

const patients = repositoryOf('patients');

const prescriptionEffects: PortEffects<typeof prescriptionWorkflow> = { printPage: print };
const patientEffects: PortEffects<typeof prescriptionPatientWorkflow> = { loadPatient: ({ id }) => patients.one(id) };

export const effects = { prescription: prescriptionEffects, prescriptionPatient: patientEffects };
