import { patientProfileMachine } from '../../../src/machines/patients/profile.ts';
import { patientProfileWorkflow } from '../../../src/schema/patients/profile-workflow.ts';
import type { ListSamples } from '../kit/list-screen.ts';

const patient = { id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1 };
const costs = { total_cost: 4_000_000, lab_cost: 0, material_cost: 0, extra_fee: 0, discount: 0 };
const surgery = { id: 31, patient: 7, procedure_type: 1, tooth_number: '16', ...costs };

export const patientProfile: ListSamples = {
  machine: patientProfileMachine,
  description: patientProfileWorkflow,
  resource: 'surgeries',
  wants: ['surgeries', 'procedureTypes', 'insurances'],
  row: surgery,
  passed: { patient },
  parts: {
    patient: { value: { ...patient, address: 'تهران' }, rowOf: 'patients', changedBy: ['patients'] },
    finances: { value: { debt: 1_000_000, total_cost: 4_000_000, total_payments: 3_000_000 }, changedBy: ['surgeries', 'incomes'] },
  },
  leads: {
    edit: { type: 'route.go', to: '/new-treatment/31', replace: false, passed: { surgery } },
    owner: ({ id, parts }) => ({
      type: 'route.go',
      to: `/edit-patient/${id}`,
      replace: false,
      passed: parts.patient?.value ? { patient: parts.patient.value } : {},
    }),
    back: '/patients',
  },
};
