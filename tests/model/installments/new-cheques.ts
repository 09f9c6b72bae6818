import type { AnyMachineSnapshot } from 'xstate';
import { newChequesMachine } from '../../../src/machines/installments/new-cheques.ts';
import { current } from '../../../src/machines/kit/staged/context.ts';
import { type ChequeDraft, chequePayload } from '../../../src/schema/installments/cheque-draft.ts';
import type { InstallmentCheck } from '../../../src/schema/installments/installment.ts';
import { newChequesWorkflow } from '../../../src/schema/installments/workflows.ts';
import { handedNothing, stagedContext, stagedModel } from '../kit/staged-list.ts';

/** A cheque of its own number: no two may be the same. */
const complete = (snapshot: AnyMachineSnapshot): Partial<ChequeDraft> => ({
  check_owner_name: 'مریم احمدی',
  check_owner_national_number: '0012345679',
  relation_to_patient: 'خود بیمار',
  check_number: `00123456789012${10 + stagedContext(snapshot).nextKey}`,
  amount: '۲۵۰۰۰۰',
  due_date: { typed: '', day: '2026-12-21' },
});

const stored = (snapshot: AnyMachineSnapshot, id: number): InstallmentCheck => {
  const { draft } = current(stagedContext(snapshot).rows) ?? { draft: { ...stagedContext(snapshot).draft, ...complete(snapshot) } };
  return { ...chequePayload(draft as ChequeDraft), is_paid: false, id } as InstallmentCheck;
};

export const newChequesModel = stagedModel({
  machine: newChequesMachine,
  description: newChequesWorkflow,
  passed: {},
  complete,
  incomplete: { amount: '' },
  facts: { installment: true },
  forbidding: { installment: false },
  stored,
  params: { patientId: '7', installmentId: '31' },
  next: '/patients',
  fallback: '/patient/7/installments',
  lingers: 1000,
  never: handedNothing(newChequesWorkflow),
});
