import { COLLATERALS, type Installment } from '../../schema/installments/installment.ts';
import { type PlanDraft, type PlanFacts, planDraft, planProblems } from '../../schema/installments/plan-draft.ts';
import { patientPlansWorkflow, planFormWorkflow } from '../../schema/installments/workflows.ts';
import type { FinancialStatus } from '../../schema/patients/financial-status.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import type { FormRules } from '../kit/form/context.ts';
import { recordForm } from '../kit/form/record-form.ts';
import { rulesOf } from '../kit/form/rules.ts';
import type { ListRules } from '../kit/list/context.ts';
import { listScreen } from '../kit/list/list-screen.ts';
import { goTo, openSheet } from '../kit/parent.ts';
import { numberParam } from '../kit/screen.ts';

/** What is loaded of a patient besides their plans. */
export interface PlansOf {
  readonly patient: Patient;
  readonly balance: FinancialStatus;
}

/** Where the cheques of a plan are entered. */
export const chequesPath = ({ patient, id }: Pick<Installment, 'patient' | 'id'>): string => `/installment-checks/${patient}/${id}`;

const plans: ListRules<Installment, PlansOf> = {
  resource: 'installments',
  wants: ['installmentChecks'],
  parts: {
    patient: { rowOf: 'patients', changedBy: ['patients'], passed: ({ patient }, id) => (patient?.id === id ? patient : null) },
    balance: { changedBy: ['surgeries', 'incomes'] },
  },
  open: (plan) => goTo(chequesPath(plan)),
  add: ({ id }) => openSheet('planForm', { patient: String(id) }),
  back: '/patients',
};

export const patientPlansMachine = listScreen(patientPlansWorkflow, plans);

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
