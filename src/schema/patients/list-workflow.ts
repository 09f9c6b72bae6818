import { printsPage } from '../app/print.ts';
import { id, instant, literal, struct, text } from '../kit/shape.ts';
import { workflow } from '../kit/workflow.ts';
import { screenEvents, screenInput } from '../routes.ts';
import { patientFields } from './patient.ts';

/** Finding a patient: search, order, and what can be done with a row. The rows themselves are the resource `patients`. */
export const patientListWorkflow = workflow({
  name: 'patientList',
  version: 1,
  input: screenInput,
  events: {
    ...screenEvents,
    'query.typed': { value: text() },
    'sort.chosen': { by: literal('lastName', 'firstName', 'newest') },
    'patient.opened': { patient: struct(patientFields) },
    'patient.edit': { patient: struct(patientFields) },
    'patient.remove': { id: id(), label: text() },
    'list.retried': { at: instant() },
    'print.requested': {},
  },
  ports: { printPage: printsPage },
});
