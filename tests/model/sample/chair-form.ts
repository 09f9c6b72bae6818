import { type Chair, chairFormMachine, chairFormWorkflow } from '../../sample/chairs.ts';
import { DOUBTS_COMPARED, formModel } from '../kit/record-form.ts';

const chair: Chair = { id: 7, name: 'یونیت یک', note: null };

/** All that the form of a record can do, most of it together in no form of the product. */
export const chairFormModel = formModel({
  machine: chairFormMachine,
  description: chairFormWorkflow,
  resource: 'assets',
  record: chair,
  passed: { row: { resource: 'assets', row: chair } },
  change: { note: 'سبز' },
  wrong: { name: '' },
  never: DOUBTS_COMPARED,
  listPath: '/chairs',
  next: '/chairs',
  lingers: 500,
  makes: {
    complete: { name: 'یونیت دو' },
    passed: { patient: { id: 3, first_name: 'مریم', last_name: 'احمدی', national_number: '0012345679', gender: 2 } },
  },
  sheets: true,
});
