import { printsPage } from '../app/print.ts';
import { id, instant, struct, text } from '../kit/shape.ts';
import { reads, workflow } from '../kit/workflow.ts';
import { screenEvents, screenInput } from '../routes.ts';
import { surgeryFields } from '../treatments/surgery.ts';
import { financialStatusFields } from './financial-status.ts';
import { patientFields } from './patient.ts';

/** One patient's file: the person, the finances, and the treatments (the resource `surgeries`); `params.id` says whose. */
export const patientProfileWorkflow = workflow({
  name: 'patientProfile',
  version: 1,
  input: screenInput,
  events: {
    ...screenEvents,
    'patient.retried': { at: instant() },
    'finances.retried': {},
    /** Ask again for the lists that the file is made of. */
    'lists.retried': { at: instant() },
    'patient.edit': {},
    'treatment.edit': { surgery: struct(surgeryFields) },
    'treatment.remove': { id: id(), label: text() },
    'profile.closed': {},
    'print.requested': {},
  },
  ports: {
    loadPatient: reads({ id: id() }, struct(patientFields)),
    loadFinances: reads({ id: id() }, struct(financialStatusFields)),
    printPage: printsPage,
  },
});
