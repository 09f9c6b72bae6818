import { clinicFormMachine } from '../../../src/machines/clinics/form.ts';
import type { Clinic } from '../../../src/schema/clinics/clinic.ts';
import { clinicFormWorkflow } from '../../../src/schema/clinics/workflows.ts';
import { formModel } from '../kit/record-form.ts';

const clinic: Clinic = {
  ...{ id: 3, name: 'کلینیک مهر', address: 'خیابان ولیعصر', dentist: 1, is_personal: false },
  ...{ phone: '+982188776655', clinic_license_number: null },
};
const passed = { row: { resource: 'clinics', row: clinic } };

export const clinicFormModel = formModel({
  machine: clinicFormMachine,
  description: clinicFormWorkflow,
  resource: 'clinics',
  record: clinic,
  passed,
  change: { name: 'کلینیک نو' },
  wrong: { name: '' },
  facts: { dentist: 1, taken: false },
  never: { 'deciding: always (4 of 4)': 'what is sent is compared first' },
  listPath: '/settings',
  next: ({ id, payload, record }) =>
    id !== null ? '/settings' : `/edit-clinic/${record?.id}/${(payload as Partial<Clinic>).is_personal ? 'info' : 'contracts'}`,
  // A name that is taken is refused.
  doubts: false,
  makes: { complete: { name: 'کلینیک آفتاب', address: 'خیابان آزادی' }, passed },
});
