import { Effect } from 'effect';
import { calls } from '../../schema/api.ts';
import { isAlikePatient } from '../../schema/patients/alike.ts';
import { financialStatusFields, summed } from '../../schema/patients/financial-status.ts';
import type { patientFormWorkflow } from '../../schema/patients/form-workflow.ts';
import type { patientListWorkflow } from '../../schema/patients/list-workflow.ts';
import type { patientProfileWorkflow } from '../../schema/patients/profile-workflow.ts';
import { WORD_LISTS } from '../../schema/patients/word-lists.ts';
import { Http } from '../kit/http.ts';
import type { PortEffects } from '../kit/ports.ts';
import { readAs } from '../kit/reading.ts';
import { recordEffects } from '../kit/resources/record.ts';
import { repositoryOf } from '../kit/resources/repository.ts';
import { tableEffects } from '../kit/tables.ts';

const patients = repositoryOf('patients');
const { path, ...financialStatus } = calls.financialStatus;
const readFinances = readAs(financialStatusFields, path);

const patientFormEffects: PortEffects<typeof patientFormWorkflow> = recordEffects('patients', isAlikePatient, WORD_LISTS);

const patientListEffects: PortEffects<typeof patientListWorkflow> = tableEffects;

const patientProfileEffects: PortEffects<typeof patientProfileWorkflow> = {
  loadPatient: ({ id }) => patients.one(id),
  loadFinances: ({ id }) =>
    Effect.flatMap(Http, (http) =>
      Effect.flatMap(http.json({ ...financialStatus, path: path.replace('{id}', String(id)) }), (wire) => readFinances(summed(wire))),
    ),
  ...tableEffects,
};

export const effects = {
  patientForm: patientFormEffects,
  patientList: patientListEffects,
  patientProfile: patientProfileEffects,
};
