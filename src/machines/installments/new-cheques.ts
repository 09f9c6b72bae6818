import { isAlikeCheque } from '../../schema/installments/alike.ts';
import { type ChequeDraft, type ChequeFacts, type ChequeField, chequeDraft, chequePayload } from '../../schema/installments/cheque-draft.ts';
import { chequeEntries, chequeProblems, nextCheque } from '../../schema/installments/cheque-run.ts';
import type { InstallmentCheck } from '../../schema/installments/installment.ts';
import { newChequesWorkflow } from '../../schema/installments/workflows.ts';
import { numberParam } from '../kit/screen.ts';
import type { StagedRules } from '../kit/staged/context.ts';
import { stagedList } from '../kit/staged/list.ts';

const rules: StagedRules<ChequeDraft, ChequeFacts, InstallmentCheck> = {
  resource: 'installmentChecks',
  wants: ['installmentChecks'],
  opened: ({ params }) => chequeDraft.filled({ installment: numberParam(params ?? {}, 'installmentId') }),
  revised: (draft, change) => ({ ...chequeDraft.revised(draft, change), installment: draft.installment ?? null }),
  entries: chequeEntries,
  cleared: (entered, _, rows, today) => nextCheque(entered, today, rows),
  problems: (draft, today, facts, { rows }) => chequeProblems(draft, today, facts, rows),
  payload: chequePayload,
  isAlike: isAlikeCheque,
  // PLAN-CHEQUE-7: after a second to the patients.
  next: () => '/patients',
  fallback: ({ patientId }) => `/patient/${patientId}/installments`,
  linger: 1000,
};

/** Staging the cheques of a plan and sending them, one call each (PLAN-CHEQUE-2). */
export const newChequesMachine = stagedList(newChequesWorkflow, rules);

/** The fields that keep a cheque out of the list while they are empty. `today` is Tehran's. */
export const missingOfCheque = (draft: ChequeDraft, today: string): readonly ChequeField[] =>
  chequeProblems(draft, today, {}).flatMap(({ field, code }) => (code.endsWith('Required') ? [field] : []));
