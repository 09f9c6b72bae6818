import type { AnyMachineSnapshot } from 'xstate';
import { servicesMachine } from '../../../src/machines/clinics/services.ts';
import { current } from '../../../src/machines/kit/staged/context.ts';
import type { ProcedureType } from '../../../src/schema/clinics/procedure-type.ts';
import { type ServiceDraft, serviceDraft } from '../../../src/schema/clinics/service-draft.ts';
import { servicesWorkflow } from '../../../src/schema/clinics/workflows.ts';
import { handedNothing, stagedContext, stagedModel } from '../kit/staged-list.ts';

const record: ProcedureType = { id: 8, name: 'ترمیم', procedure_code: 'D2330', price: 1_500_000 };
const complete = { name: 'جراحی لثه', procedure_code: 'D4260', price: '۲۵۰۰۰۰۰' };

const stored = (snapshot: AnyMachineSnapshot, id: number): ProcedureType => {
  const row = current(stagedContext(snapshot).rows);
  const draft = (row?.draft ?? complete) as ServiceDraft;
  return { ...record, ...serviceDraft.created(draft), id: row?.record?.id ?? id } as ProcedureType;
};

export const servicesModel = stagedModel({
  machine: servicesMachine,
  description: servicesWorkflow,
  passed: {},
  complete,
  incomplete: { price: '' },
  facts: {},
  forbidding: {},
  stored,
  params: {},
  next: '/settings',
  fallback: '/settings',
  never: { ...handedNothing(servicesWorkflow), 'composing: list.submitted (1 of 6)': 'no service keeps another out of the list' },
  changes: { record, change: { price: '۱۸۰۰۰۰۰' } },
});
