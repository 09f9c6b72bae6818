import { patientListWorkflow } from '../../schema/patients/list-workflow.ts';
import { listScreen } from '../kit/list/list-screen.ts';
import { handOver } from '../kit/parent.ts';

/** Finding a patient. What is known of one is handed over, so that it need not be loaded again. */
export const patientListMachine = listScreen(patientListWorkflow, {
  resource: 'patients',
  wants: ['insurances'],
  orders: ['lastName', 'firstName', 'newest', 'debt'],
  open: (patient) => handOver(`/patient/${patient.id}`, { patient }),
  edit: (patient) => handOver(`/edit-patient/${patient.id}`, { patient }),
  back: '/',
});
