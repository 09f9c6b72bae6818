import { patientProfileWorkflow } from '../../schema/patients/profile-workflow.ts';
import { registered } from '../kit/registered.ts';
import { patientProfileMachine } from './profile.ts';

/** What a patient's file runs on. */
export const workflows = [registered(patientProfileWorkflow, patientProfileMachine)];
