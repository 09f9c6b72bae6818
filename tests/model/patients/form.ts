import { patientFormMachine } from '../../../src/machines/patients/form.ts';
import { patientFormWorkflow } from '../../../src/schema/patients/form-workflow.ts';
import type { Patient } from '../../../src/schema/patients/patient.ts';
import { COMPARES_ALL, formModel } from '../kit/record-form.ts';

const known: Patient = { id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1, phone: '+989121234567' };

export const patientFormModel = formModel({
  machine: patientFormMachine,
  description: patientFormWorkflow,
  resource: 'patients',
  record: known,
  passed: { patient: known },
  change: { national_number: '0084575948' },
  wrong: { national_number: '123' },
  never: COMPARES_ALL,
  listPath: '/patients',
  next: '/patients',
  makes: {
    complete: { first_name: 'علي', last_name: 'رضايي', national_number: '۰۰۱۲۳۴۵۶۷۹' },
    doubtful: { first_name: 'علي', last_name: 'رضايي', national_number: '0012345678' },
    passed: { patient: known },
    another: { passed: { named: 'زهرا احمدی' }, to: '/new-patient?draft=2' },
  },
});
