import { expect } from 'vitest';
import { type PrescriptionPatientContext, prescriptionPatientMachine } from '../../../src/machines/prescription/patient.ts';
import { prescriptionPatientWorkflow } from '../../../src/schema/prescription/patient-workflow.ts';
import { begins, same, stands, told } from '../standing.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

const patient = { id: 7, first_name: 'مریم', last_name: 'احمدی', drug_allergies: 'پنی‌سیلین' };
const missing = { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} };
const RETRY = { type: 'patient.retried' };
const ENTER = { type: 'screen.entered', at: 1 };
const LEAVE = { type: 'screen.left' };
const contextOf = ({ snapshot }: Situation) => snapshot.context as PrescriptionPatientContext;

export const prescriptionPatientModel: Model = {
  machine: prescriptionPatientMachine,
  description: prescriptionPatientWorkflow,
  inputs: [
    { params: { id: '7' }, at: 0 },
    { params: { id: '' }, at: 0 },
  ],
  events: {
    'screen.entered': [ENTER],
    'screen.left': [LEAVE],
    'rows.changed': ['patients', 'surgeries'].map((resource) => ({ type: 'rows.changed', resource })),
    'patient.retried': [RETRY],
    'xstate.done.actor.loadPatient': [done('loadPatient', patient)],
    'xstate.error.actor.loadPatient': [missing, { _tag: 'Offline' }].map((failure) => error('loadPatient', failure)),
  },
  follows: {
    // Who changed is read again; what is known of others says nothing of them.
    'rows.changed': ({ resource }, situation, before) =>
      expect(begins('loadPatient', situation, before)).toBe(resource === 'patients' && contextOf(situation).id !== 0),
  },
  states: {
    nobody: (situation) => {
      stands(situation, { tags: [], can: [ENTER, LEAVE], cannot: [RETRY] });
      same(contextOf(situation), { id: 0, value: null, failure: null });
    },
    loading: (situation) => stands(situation, { runs: ['loadPatient'], tags: ['busy'], can: [ENTER, LEAVE], cannot: [RETRY] }),
    ready: (situation) => {
      stands(situation, { tags: ['patients'], can: [ENTER, LEAVE, RETRY], cannot: [] });
      expect(contextOf(situation)).toMatchObject({ value: { id: 7 }, failure: null });
    },
    failed: (situation) => {
      stands(situation, { tags: ['patients'], can: [ENTER, LEAVE, RETRY], cannot: [] });
      // What was read before stays in sight.
      expect(contextOf(situation).failure).not.toBeNull();
    },
    missing: (situation) => {
      stands(situation, { tags: ['missing'], can: [ENTER, LEAVE], cannot: [RETRY] });
      expect(contextOf(situation)).toMatchObject({ value: null, failure: missing });
      expect([[], [{ type: 'row.removed', resource: 'patients', id: 7 }]]).toContainEqual(told(situation));
    },
    ended: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
