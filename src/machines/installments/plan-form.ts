import { COLLATERALS, type Installment } from '../../schema/installments/installment.ts';
import { type PlanDraft, type PlanFacts, planDraft, planProblems } from '../../schema/installments/plan-draft.ts';
import { planFormWorkflow } from '../../schema/installments/workflows.ts';
import type { FormRules } from '../kit/form/context.ts';
import { recordForm } from '../kit/form/record-form.ts';
import { rulesOf } from '../kit/form/rules.ts';
import { numberParam } from '../kit/screen.ts';
import { chequesPath } from './plans.ts';

const rules: FormRules<PlanDraft, Installment, PlanFacts> = {
  ...rulesOf(planDraft),
  resource: 'installments',
  listPath: '/patients',
  opened: ({ params }) => planDraft.filled({ patient: numberParam(params ?? {}, 'patient') }),
  problems: planProblems,
  // Gold is given and done with; cheques are still to be written down (PLAN-FORM-3, PLAN-FORM-4).
  next: (plan) => (plan.collateral === COLLATERALS.cheque || plan.collateral == null ? chequesPath(plan) : '/patients'),
  leads: true,
  comparesFirst: () => true,
  warnings: (_, alike) => (alike?.length ? ['twin'] : []),
};

/** Splitting a patient's debt; a plan that they have already is asked about. */
export const planFormMachine = recordForm(planFormWorkflow, rules);
