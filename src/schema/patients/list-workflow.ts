import { listWorkflow } from '../workflows/list.ts';
import { patientFields } from './patient.ts';

/** Finding a patient: search, order, and what can be done with a row. The rows themselves are the resource `patients`. */
export const patientListWorkflow = listWorkflow('patientList', patientFields, {}, 2);
