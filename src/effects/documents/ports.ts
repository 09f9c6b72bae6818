import type { documentsWorkflow } from '../../schema/documents/workflow.ts';
import type { PortEffects } from '../kit/ports.ts';
import { print } from '../kit/printing.ts';
import { financialStatusOf } from '../kit/reports/financial-status.ts';
import { repositoryOf } from '../kit/resources/repository.ts';
import { share } from '../kit/sharing.ts';

const patients = repositoryOf('patients');

const documentsEffects: PortEffects<typeof documentsWorkflow> = {
  printPage: print,
  shareText: share,
  loadPatient: ({ id }) => patients.one(id),
  loadFinances: ({ id }) => financialStatusOf(id),
};

export const effects = { documents: documentsEffects };
