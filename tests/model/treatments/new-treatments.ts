import type { AnyMachineSnapshot } from 'xstate';
import { current } from '../../../src/machines/kit/staged/context.ts';
import { newTreatmentsMachine } from '../../../src/machines/treatments/new-treatments.ts';
import type { TreatmentDraft, TreatmentFacts } from '../../../src/schema/treatments/draft.ts';
import { newTreatmentsWorkflow } from '../../../src/schema/treatments/new-workflow.ts';
import { newTreatmentPayload } from '../../../src/schema/treatments/payload.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';
import { stagedContext, stagedModel } from '../kit/staged-list.ts';

const complete: Partial<TreatmentDraft> = {
  patient: { id: 7, name: 'مریم احمدی' },
  procedure_type: { id: 3, name: 'جراحی', price: 1_500_000 },
  quadrant: 1,
  tooth_number: 6,
  clinic: { id: 2, name: 'لبخند', personal: false },
};

const stored = (snapshot: AnyMachineSnapshot, id: number): Surgery => {
  const row = current(stagedContext(snapshot).rows) ?? { draft: { ...stagedContext(snapshot).draft, ...complete }, facts: {} };
  return { ...newTreatmentPayload(row.draft as TreatmentDraft, row.facts as TreatmentFacts), id } as Surgery;
};

export const newTreatmentsModel = stagedModel({
  machine: newTreatmentsMachine,
  description: newTreatmentsWorkflow,
  passed: { patient: { id: 7, first_name: 'مریم', last_name: 'احمدی', national_number: '0012345679', gender: 2 } },
  complete,
  incomplete: { tooth_number: null },
  facts: { patient: true, procedure_type: true, clinic: true, personal: false, contract: 4 },
  forbidding: { clinic: true, personal: false, contract: null },
  stored,
  next: '/patient/7',
  fallback: '/patients',
});
