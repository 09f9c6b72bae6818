import { treatmentEditMachine } from '../../../src/machines/treatments/edit.ts';
import { treatmentEditWorkflow } from '../../../src/schema/treatments/edit-workflow.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';
import { formModel } from '../kit/record-form.ts';

const surgery: Surgery = {
  ...{ id: 12, patient: 7, procedure_type: 3, tooth_number: '16', total_cost: 1_500_000 },
  ...{ lab_cost: 200_000, material_cost: 50_000, discount: 10_000, extra_fee: 0 },
  ...{ surgery_time: '2026-11-01', clinic: 2, insurance_tariff: null, contract: 4, main_complain: '', description: 'درد شبانه' },
};

export const treatmentEditModel = formModel({
  machine: treatmentEditMachine,
  description: treatmentEditWorkflow,
  resource: 'surgeries',
  record: surgery,
  passed: { surgery },
  change: { description: 'بدون درد' },
  wrong: { total_cost: '' },
  facts: { patient: true, procedure_type: true, clinic: true, personal: false, contract: 4 },
  listPath: '/patients',
  next: '/patient/7',
});
