import { patientProfileWorkflow } from '../../schema/patients/profile-workflow.ts';
import { registered } from '../kit/registered.ts';
import { patientProfileMachine } from './profile.ts';
import { workflows as list } from './registry.ts';

/** What a patient's file runs on, and the list that it may stand beside. */
export const workflows = [registered(patientProfileWorkflow, patientProfileMachine), ...list] as const;
