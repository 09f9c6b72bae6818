import { appointmentFormMachine } from '../../../src/machines/appointments/form.ts';
import type { Appointment } from '../../../src/schema/appointments/appointment.ts';
import { appointmentFormWorkflow } from '../../../src/schema/appointments/form-workflow.ts';
import { COMPARES_ALL, formModel } from '../kit/record-form.ts';

const known: Appointment = { id: 7, patient: 3, appointment_time: '2026-11-21T10:30', is_new_treatment: true, description: null, clinic: 4 };
const complete = {
  patient: { id: 3, name: 'علی رضایی' },
  date: { typed: '1406/01/15', day: '2027-04-04' },
  time: { typed: '10:30', time: '10:30' },
};

export const appointmentFormModel = formModel({
  machine: appointmentFormMachine,
  description: appointmentFormWorkflow,
  resource: 'appointments',
  record: known,
  passed: { row: { resource: 'appointments', row: known } },
  change: { date: { typed: '1405/06/30', day: '2026-09-21' } },
  wrong: { date: { typed: '1405/13/01', day: null } },
  facts: { patient: true },
  never: COMPARES_ALL,
  listPath: '/appointments',
  next: '/appointments',
  handsOn: ({ record }) => ({ row: { resource: 'appointments', row: record } }),
  makes: {
    complete,
    doubtful: { ...complete, date: { typed: '1405/06/30', day: '2026-09-21' } },
    passed: { row: { resource: 'appointments', row: known } },
    another: { passed: { appointment: { day: '2027-05-05', time: '11:00' } }, to: '/new-appointment?draft=2' },
  },
});
