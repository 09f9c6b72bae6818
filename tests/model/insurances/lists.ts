import { insuranceLevelsMachine, insuranceListMachine } from '../../../src/machines/insurances/lists.ts';
import type { Insurance, InsuranceTariff } from '../../../src/schema/insurances/insurance.ts';
import { insuranceLevelsWorkflow, insuranceListWorkflow } from '../../../src/schema/insurances/workflows.ts';
import type { ListSamples } from '../kit/list-screen.ts';

const insurance: Insurance = { id: 7, name: 'تأمین اجتماعی' };
const level: InsuranceTariff = { id: 31, insurance: 7, plan_level: 'پایه', percent: 30, cover_type: 1 };
const passed = { row: { resource: 'insurances', row: insurance } };
const sheet = (workflow: string, params: object, given: object = {}) => ({ type: 'sheet.ask', workflow, params, passed: given });

export const insuranceList: ListSamples = {
  machine: insuranceListMachine,
  description: insuranceListWorkflow,
  resource: 'insurances',
  wants: ['insurances', 'insuranceTariffs'],
  row: insurance,
  leads: {
    open: { type: 'route.go', to: '/insurances/7', replace: false, passed },
    edit: sheet('insuranceForm', { id: '7' }, passed),
    add: () => sheet('insuranceForm', { id: 'new' }),
    back: '/settings',
  },
};

export const insuranceLevels: ListSamples = {
  machine: insuranceLevelsMachine,
  description: insuranceLevelsWorkflow,
  resource: 'insuranceTariffs',
  wants: ['insuranceTariffs'],
  row: level,
  passed,
  parts: { insurance: { value: insurance, rowOf: 'insurances', changedBy: ['insurances'] } },
  leads: {
    edit: sheet('levelForm', { insurance: '7', id: '31' }, { row: { resource: 'insuranceTariffs', row: level } }),
    add: ({ id }) => sheet('levelForm', { insurance: String(id), id: 'new' }),
    owner: ({ id, parts }) => (parts.insurance?.value ? sheet('insuranceForm', { id: '7' }, passed) : sheet('insuranceForm', { id: String(id) })),
    back: '/insurances',
  },
};
