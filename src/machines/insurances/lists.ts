import { NEW } from '../../schema/app/route.ts';
import type { Insurance, InsuranceTariff } from '../../schema/insurances/insurance.ts';
import { insuranceLevelsWorkflow, insuranceListWorkflow } from '../../schema/insurances/workflows.ts';
import type { ListRules } from '../kit/list/context.ts';
import { listScreen } from '../kit/list/list-screen.ts';
import { handOver, openSheet } from '../kit/parent.ts';

const passing = (row: Insurance) => ({ row: { resource: 'insurances', row } }) as const;
const rename = (insurance: Insurance) => openSheet('insuranceForm', { id: String(insurance.id) }, passing(insurance));

export const insuranceListMachine = listScreen(insuranceListWorkflow, {
  resource: 'insurances',
  wants: ['insuranceTariffs'],
  open: (insurance) => handOver(`/insurances/${insurance.id}`, passing(insurance)),
  edit: rename,
  add: () => openSheet('insuranceForm', { id: NEW }),
  back: '/settings',
});

/** What is loaded besides the levels. */
export interface LevelsOf {
  readonly insurance: Insurance;
}

const levels: ListRules<InsuranceTariff, LevelsOf> = {
  resource: 'insuranceTariffs',
  parts: {
    insurance: {
      rowOf: 'insurances',
      changedBy: ['insurances'],
      passed: ({ row }, id) => (row?.resource === 'insurances' && row.row.id === id ? row.row : null),
    },
  },
  edit: (level) => openSheet('levelForm', { insurance: String(level.insurance), id: String(level.id) }, { row: { resource: 'insuranceTariffs', row: level } }),
  add: ({ id }) => openSheet('levelForm', { insurance: String(id), id: NEW }),
  editOwner: ({ id, parts: { insurance } }) => (insurance.value ? rename(insurance.value) : openSheet('insuranceForm', { id: String(id) })),
  back: '/insurances',
};

export const insuranceLevelsMachine = listScreen(insuranceLevelsWorkflow, levels);
