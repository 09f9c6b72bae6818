import { patientListMachine } from '../../../src/machines/patients/list.ts';
import { patientListWorkflow } from '../../../src/schema/patients/list-workflow.ts';
import type { ListSamples } from '../kit/list-screen.ts';

const patient = { id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1 };
const to = (path: string) => ({ type: 'route.go', to: path, replace: false, passed: { patient } });

export const patientList: ListSamples = {
  machine: patientListMachine,
  description: patientListWorkflow,
  resource: 'patients',
  wants: ['patients', 'insurances'],
  row: patient,
  orders: ['lastName', 'firstName', 'newest', 'debt'],
  leads: { open: to('/patient/7'), edit: to('/edit-patient/7'), back: '/' },
};
