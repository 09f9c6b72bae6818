import { insuranceFormWorkflow, insuranceLevelsWorkflow, insuranceListWorkflow, levelFormWorkflow } from '../../schema/insurances/workflows.ts';
import { registered } from '../kit/registered.ts';
import { insuranceFormMachine, levelFormMachine } from './forms.ts';
import { insuranceLevelsMachine, insuranceListMachine } from './lists.ts';

export const workflows = [
  registered(insuranceListWorkflow, insuranceListMachine),
  registered(insuranceLevelsWorkflow, insuranceLevelsMachine),
  registered(insuranceFormWorkflow, insuranceFormMachine),
  registered(levelFormWorkflow, levelFormMachine),
];
