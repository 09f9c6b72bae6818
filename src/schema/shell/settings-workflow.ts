import { clinicFields } from '../clinics/clinic.ts';
import { insuranceFields } from '../insurances/insurance.ts';
import { flag, id, instant, literal, plain, struct, variants, worded } from '../kit/shape.ts';
import { workflow } from '../kit/workflow.ts';
import { screenEvents, screenInput } from '../workflows/screen.ts';

/** A record that the settings list: a clinic or an insurance. */
const listed = variants('resource', { clinics: { row: struct(clinicFields) }, insurances: { row: struct(insuranceFields) } });
const resource = literal('clinics', 'insurances');

/** The settings: which of their sections is open, and what is done with the records that two of them list. */
export const settingsWorkflow = workflow({
  name: 'settings',
  version: 1,
  input: screenInput,
  events: {
    ...screenEvents,
    'section.toggled': { section: plain(), open: flag() },
    'record.add': { resource },
    'record.opened': { of: listed },
    'record.edit': { of: listed },
    /** `label` is what the person calls it. */
    'record.remove': { resource, id: id(), label: worded() },
    'list.retried': { at: instant() },
  },
  ports: {},
});
