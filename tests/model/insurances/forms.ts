import { insuranceFormMachine, levelFormMachine } from '../../../src/machines/insurances/forms.ts';
import type { Insurance, InsuranceTariff } from '../../../src/schema/insurances/insurance.ts';
import { insuranceFormWorkflow, levelFormWorkflow } from '../../../src/schema/insurances/workflows.ts';
import { COMPARES_ALL, DOUBTS_COMPARED, formModel } from '../kit/record-form.ts';

const insurance: Insurance = { id: 3, name: 'تأمین اجتماعی' };
const level: InsuranceTariff = { id: 7, insurance: 3, plan_level: 'پایه', percent: 30, cover_type: 1 };

export const insuranceFormModel = formModel({
  machine: insuranceFormMachine,
  description: insuranceFormWorkflow,
  resource: 'insurances',
  record: insurance,
  passed: { row: { resource: 'insurances', row: insurance } },
  change: { name: 'نیروهای مسلح' },
  wrong: { name: '' },
  never: COMPARES_ALL,
  listPath: '/insurances',
  next: '/insurances',
  makes: { complete: { name: 'ایران' }, passed: { row: { resource: 'insurances', row: insurance } } },
  sheets: 'only',
});

export const levelFormModel = formModel({
  machine: levelFormMachine,
  description: levelFormWorkflow,
  resource: 'insuranceTariffs',
  params: { insurance: '3' },
  record: level,
  passed: { row: { resource: 'insuranceTariffs', row: level } },
  change: { percent: '40' },
  wrong: { plan_level: '' },
  never: DOUBTS_COMPARED,
  listPath: '/insurances',
  next: '/insurances',
  makes: { complete: { plan_level: 'تکمیلی', percent: '20', cover_type: 2 }, passed: { row: { resource: 'insuranceTariffs', row: level } } },
  sheets: 'only',
});
