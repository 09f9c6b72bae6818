import type { AnyMachineSnapshot } from 'xstate';
import { current } from '../../../src/machines/kit/staged/context.ts';
import { type ChairDraft, newChairsMachine, newChairsWorkflow } from '../../sample/chairs.ts';
import { stagedContext, stagedModel } from '../kit/staged-list.ts';

const complete: ChairDraft = { name: 'یونیت سه', note: 'clinic 7' };

const stored = (snapshot: AnyMachineSnapshot, id: number) => ({ ...complete, ...current(stagedContext(snapshot).rows)?.draft, id });

/** A list that belongs to something, which the address names. */
export const newChairsModel = stagedModel({
  machine: newChairsMachine,
  description: newChairsWorkflow,
  passed: { patient: { id: 7, first_name: 'مریم', last_name: 'احمدی', national_number: '0012345679', gender: 2 } },
  complete,
  incomplete: { name: '', note: 'سبز' },
  facts: {},
  forbidding: {},
  stored,
  params: { id: '7' },
  next: '/clinic/7/chairs',
  fallback: '/clinic/7/chairs',
  never: { 'composing: list.submitted (1 of 5)': 'nothing that is known later speaks against a chair' },
});
