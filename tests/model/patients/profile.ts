import { expect } from 'vitest';
import { type PatientProfileContext, patientProfileMachine } from '../../../src/machines/patients/profile.ts';
import { patientProfileWorkflow } from '../../../src/schema/patients/profile-workflow.ts';
import { done, error, type Model } from '../walk.ts';

const AT = 1_795_000_000_000;
const patient = { id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1 };
const finances = { debt: 1_000_000, total_cost: 4_000_000, total_payments: 3_000_000 };
const gone = { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} };
const contextOf = ({ context }: { readonly context: unknown }) => context as PatientProfileContext;

export const patientProfileModel: Model = {
  machine: patientProfileMachine,
  description: patientProfileWorkflow,
  inputs: [
    { params: { id: '7' }, at: AT },
    { params: { id: '7' }, passed: { patient }, at: AT },
  ],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: AT }],
    'screen.left': [{ type: 'screen.left' }],
    'rows.changed': ['patients', 'surgeries', 'clinics'].map((resource) => ({ type: 'rows.changed', resource })),
    'patient.retried': [{ type: 'patient.retried', at: AT }],
    'finances.retried': [{ type: 'finances.retried' }],
    'lists.retried': [{ type: 'lists.retried', at: AT }],
    'patient.edit': [{ type: 'patient.edit' }],
    'treatment.edit': [{ type: 'treatment.edit', surgery: { id: 31, patient: 7, procedure_type: 1, tooth_number: '16' } }],
    'treatment.remove': [{ type: 'treatment.remove', id: 31, label: 'ترمیم' }],
    'profile.closed': [{ type: 'profile.closed' }],
    'print.requested': [{ type: 'print.requested' }],
    'xstate.done.actor.loadPatient': [done('loadPatient', { ...patient, address: 'تهران' })],
    'xstate.error.actor.loadPatient': [error('loadPatient', gone), error('loadPatient', { _tag: 'Offline' })],
    'xstate.done.actor.loadFinances': [done('loadFinances', finances)],
    'xstate.error.actor.loadFinances': [error('loadFinances', { _tag: 'Timeout' })],
    'xstate.done.actor.printPage': [done('printPage', {})],
    'xstate.error.actor.printPage': [error('printPage', { _tag: 'UnknownOutcome', ageMillis: 5 }), error('printPage', { _tag: 'Unavailable', status: 0 })],
  },
  states: {
    'open.patient.loading': ({ snapshot }) => expect(contextOf(snapshot).patient).toBeNull(),
    'open.patient.refreshing': ({ snapshot }) => expect(contextOf(snapshot).patient).not.toBeNull(),
    'open.patient.ready': ({ snapshot }) => expect(contextOf(snapshot).patient).not.toBeNull(),
    'open.patient.failed': ({ snapshot }) => expect(contextOf(snapshot).patientFailure).not.toBeNull(),
    'open.patient.missing': ({ snapshot }) => expect(contextOf(snapshot).patientFailure).toEqual(gone),
    'open.finances.loading': ({ snapshot }) => expect(snapshot.hasTag('loadingFinances')).toBe(true),
    'open.finances.ready': ({ snapshot }) => expect(contextOf(snapshot).finances).toEqual(finances),
    'open.finances.failed': ({ snapshot }) => expect(contextOf(snapshot).financesFailure).toEqual({ _tag: 'Timeout' }),
    'open.page.shown': ({ snapshot }) => expect(snapshot.hasTag('printing')).toBe(false),
    'open.page.printing': ({ snapshot }) => expect(snapshot.hasTag('printing')).toBe(true),
    ended: ({ said }) => expect(said).toEqual([]),
  },
};
