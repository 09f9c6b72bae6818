import { expect } from 'vitest';
import { type PatientListContext, patientListMachine } from '../../../src/machines/patients/list.ts';
import { patientListWorkflow } from '../../../src/schema/patients/list-workflow.ts';
import { done, error, type Model } from '../walk.ts';

const AT = 1_795_000_000_000;
const patient = { id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1 };
const contextOf = ({ context }: { readonly context: unknown }) => context as PatientListContext;

export const patientListModel: Model = {
  machine: patientListMachine,
  description: patientListWorkflow,
  inputs: [{ params: {}, at: AT }],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: AT + 1 }],
    'screen.left': [{ type: 'screen.left' }],
    'query.typed': ['', 'علی'].map((value) => ({ type: 'query.typed', value })),
    'sort.chosen': ['lastName', 'newest'].map((by) => ({ type: 'sort.chosen', by })),
    'patient.opened': [{ type: 'patient.opened', patient }],
    'patient.edit': [{ type: 'patient.edit', patient }],
    'patient.remove': [{ type: 'patient.remove', id: 7, label: 'علی رضایی' }],
    'list.retried': [{ type: 'list.retried', at: AT + 1 }],
    'print.requested': [{ type: 'print.requested' }],
    'xstate.done.actor.printPage': [done('printPage', {})],
    'xstate.error.actor.printPage': [error('printPage', { _tag: 'UnknownOutcome', ageMillis: 5 }), error('printPage', { _tag: 'Unavailable', status: 0 })],
  },
  ignored: ['rows.changed'],
  states: {
    browsing: ({ snapshot }) => expect(['lastName', 'newest']).toContain(contextOf(snapshot).sort),
    printing: () => {},
    away: ({ snapshot }) => expect(contextOf(snapshot).query !== '' || contextOf(snapshot).sort !== 'lastName').toBe(true),
    ended: ({ snapshot }) => expect(contextOf(snapshot)).toMatchObject({ query: '', sort: 'lastName' }),
  },
};
