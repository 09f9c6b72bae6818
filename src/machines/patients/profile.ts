import type { FinancialStatus } from '../../schema/patients/financial-status.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { patientProfileWorkflow } from '../../schema/patients/profile-workflow.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import type { ListRules } from '../kit/list/context.ts';
import { listScreen } from '../kit/list/list-screen.ts';
import { handOver } from '../kit/parent.ts';

/** What is loaded of a file besides the treatments. */
export interface PatientFile {
  readonly patient: Patient;
  readonly finances: FinancialStatus;
}

const rules: ListRules<Surgery, PatientFile> = {
  resource: 'surgeries',
  wants: ['procedureTypes', 'insurances'],
  parts: {
    patient: { rowOf: 'patients', changedBy: ['patients'], passed: ({ patient }, id) => (patient?.id === id ? patient : null) },
    finances: { changedBy: ['surgeries', 'incomes'] },
  },
  edit: (surgery) => handOver(`/new-treatment/${surgery.id}`, { surgery }),
  editOwner: ({ id, parts: { patient } }) => handOver(`/edit-patient/${id}`, patient.value ? { patient: patient.value } : {}),
  back: '/patients',
};

/** One patient's file: who it is, what is owed, and what was done; each part loads and fails on its own. */
export const patientProfileMachine = listScreen(patientProfileWorkflow, rules);
