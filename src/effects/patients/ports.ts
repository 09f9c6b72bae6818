import { isAlikePatient } from '../../schema/patients/alike.ts';
import type { patientFormWorkflow } from '../../schema/patients/form-workflow.ts';
import type { patientListWorkflow } from '../../schema/patients/list-workflow.ts';
import type { patientProfileWorkflow } from '../../schema/patients/profile-workflow.ts';
import { WORD_LISTS } from '../../schema/patients/word-lists.ts';
import type { PortEffects } from '../kit/ports.ts';
import { financialStatusOf } from '../kit/reports/financial-status.ts';
import { recordEffects } from '../kit/resources/record.ts';
import { repositoryOf } from '../kit/resources/repository.ts';
import { tableEffects } from '../kit/tables.ts';

const patients = repositoryOf('patients');

const patientFormEffects: PortEffects<typeof patientFormWorkflow> = recordEffects('patients', isAlikePatient, WORD_LISTS);

const patientListEffects: PortEffects<typeof patientListWorkflow> = tableEffects;

const patientProfileEffects: PortEffects<typeof patientProfileWorkflow> = {
  loadPatient: ({ id }) => patients.one(id),
  loadFinances: ({ id }) => financialStatusOf(id),
  ...tableEffects,
};

export const effects = {
  patientForm: patientFormEffects,
  patientList: patientListEffects,
  patientProfile: patientProfileEffects,
};
