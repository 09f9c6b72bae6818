import { Effect } from 'effect';
import { calls } from '../../schema/api.ts';
import type { documentsWorkflow } from '../../schema/documents/workflow.ts';
import { financialStatusFields, summed } from '../../schema/patients/financial-status.ts';
import { Http } from '../kit/http.ts';
import type { PortEffects } from '../kit/ports.ts';
import { print } from '../kit/printing.ts';
import { readAs } from '../kit/reading.ts';
import { repositoryOf } from '../kit/resources/repository.ts';
import { share } from '../kit/sharing.ts';

const patients = repositoryOf('patients');
const { path, ...financialStatus } = calls.financialStatus;
const readFinances = readAs(financialStatusFields, path);

const documentsEffects: PortEffects<typeof documentsWorkflow> = {
  printPage: print,
  shareText: share,
  loadPatient: ({ id }) => patients.one(id),
  loadFinances: ({ id }) =>
    Effect.flatMap(Http, (http) =>
      Effect.flatMap(http.json({ ...financialStatus, path: path.replace('{id}', String(id)) }), (wire) => readFinances(summed(wire))),
    ),
};

export const effects = { documents: documentsEffects };
