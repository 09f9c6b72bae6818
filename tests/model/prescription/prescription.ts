import { prescriptionMachine } from '../../../src/machines/prescription/prescription.ts';
import type { LineDraft } from '../../../src/schema/prescription/line.ts';
import { prescriptionWorkflow } from '../../../src/schema/prescription/workflow.ts';
import { worksheetModel } from '../kit/worksheet.ts';

const complete: Partial<LineDraft> = { drug: 'آموکسی‌سیلین', form: 'کپسول ۵۰۰ میلی‌گرم', count: '۲۱', usage: 'هر ۸ ساعت یک عدد' };

export const prescriptionModel = worksheetModel({
  machine: prescriptionMachine,
  description: prescriptionWorkflow,
  complete,
  incomplete: { drug: '', form: '', count: '', usage: '' },
  half: { drug: 'ژلوفن', form: '', count: '', usage: '' },
  params: { patient: '7' },
  head: { patient: { id: 7 } },
  fallback: '/patient/7',
});
