import { patientFormWorkflow } from '../../schema/patients/form-workflow.ts';
import type { Registered } from '../kit/registry.ts';
import { patientFormMachine } from './form.ts';

/** What adding and editing a patient runs on. */
export const workflows: readonly Registered[] = [{ description: patientFormWorkflow, machine: patientFormMachine }];
