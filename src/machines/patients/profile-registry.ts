import { patientProfileWorkflow } from '../../schema/patients/profile-workflow.ts';
import type { Registered } from '../kit/registry.ts';
import { patientProfileMachine } from './profile.ts';

/** What a patient's file runs on. */
export const workflows: readonly Registered[] = [{ description: patientProfileWorkflow, machine: patientProfileMachine }];
