import { route } from '../app/route.ts';

/** Who the patient is and what they owe is one thing to the first and the last; the second is of all patients. */
export const installmentRoutes = [
  route('/patient/:id/installments', 'patientPlans', 'patientPlans', ['id'], [{ workflow: 'chequeMarks', of: 'id' }]),
  route('/due-cheques', 'dueCheques', 'dueCheques', [], [{ workflow: 'chequeMarks' }]),
  route(
    '/installment-checks/:patientId/:installmentId',
    'newCheques',
    'newCheques',
    ['patientId', 'installmentId'],
    [{ workflow: 'patientPlans', of: 'patientId' }],
  ),
] as const;
