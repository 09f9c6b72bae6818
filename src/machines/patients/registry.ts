import { patientFormWorkflow } from '../../schema/patients/form-workflow.ts';
import { patientListWorkflow } from '../../schema/patients/list-workflow.ts';
import { patientProfileWorkflow } from '../../schema/patients/profile-workflow.ts';
import type { Registered } from '../kit/registry.ts';
import { patientFormMachine } from './form.ts';
import { patientListMachine } from './list.ts';
import { patientProfileMachine } from './profile.ts';

export const workflows: readonly Registered[] = [
  { description: patientListWorkflow, machine: patientListMachine },
  { description: patientFormWorkflow, machine: patientFormMachine },
  { description: patientProfileWorkflow, machine: patientProfileMachine },
];
