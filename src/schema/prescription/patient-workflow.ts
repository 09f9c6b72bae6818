import { id, struct } from '../kit/shape.ts';
import { reads, workflow } from '../kit/workflow.ts';
import { patientFields } from '../patients/patient.ts';
import { screenEvents, screenInput } from '../workflows/screen.ts';

/** The file of whom a prescription is for, `params.id`: read by itself, since without it nobody knows their allergies. */
export const prescriptionPatientWorkflow = workflow({
  name: 'prescriptionPatient',
  version: 1,
  input: screenInput,
  events: { ...screenEvents, 'patient.retried': {} },
  ports: { loadPatient: reads({ id: id() }, struct(patientFields)) },
});
