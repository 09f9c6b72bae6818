import { struct } from '../kit/shape.ts';
import { surgeryFields } from '../treatments/surgery.ts';
import { listWorkflow } from '../workflows/list.ts';
import { financialStatusFields } from './financial-status.ts';
import { patientFields } from './patient.ts';

/** One patient's file: the person, the finances, and the treatments (the resource `surgeries`); `params.id` says whose. */
export const patientProfileWorkflow = listWorkflow(
  'patientProfile',
  surgeryFields,
  { patient: struct(patientFields), finances: struct(financialStatusFields) },
  2,
  { surgeries: 'patient', incomes: 'patient' },
);
