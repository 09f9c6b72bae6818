import type { Installment } from '../../schema/installments/installment.ts';
import { patientPlansWorkflow } from '../../schema/installments/workflows.ts';
import type { FinancialStatus } from '../../schema/patients/financial-status.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import type { ListRules } from '../kit/list/context.ts';
import { listScreen } from '../kit/list/list-screen.ts';
import { goTo, openSheet } from '../kit/parent.ts';

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
