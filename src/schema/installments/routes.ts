import { route } from '../app/route.ts';

/** Who the patient is and what they owe is one thing to both screens. */
export const installmentRoutes = [
  route('/patient/:id/installments', 'patientPlans', 'patientPlans', ['id'], [{ workflow: 'chequeMarks', of: 'id' }]),
  route(
    '/installment-checks/:patientId/:installmentId',
    'newCheques',
    'newCheques',
    ['patientId', 'installmentId'],
    [{ workflow: 'patientPlans', of: 'patientId' }],
  ),
] as const;
