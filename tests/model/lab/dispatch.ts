import { labDispatchMachine } from '../../../src/machines/lab/dispatch.ts';
import type { DispatchDraft } from '../../../src/schema/lab/draft.ts';
import { labDispatchWorkflow } from '../../../src/schema/lab/workflow.ts';
import { worksheetModel } from '../kit/worksheet.ts';

const complete: Partial<DispatchDraft> = {
  ...{ patient: { id: 7, name: 'مریم احمدی' }, lab: 2, procedure_type: { id: 3, name: 'روکش' }, shade: 'A2' },
  ...{ quadrant: 1, tooth_number: 6, description: 'زیرکونیا' },
};

export const labDispatchModel = worksheetModel({
  machine: labDispatchMachine,
  description: labDispatchWorkflow,
  complete,
  incomplete: { description: '' },
  fallback: '/',
});
