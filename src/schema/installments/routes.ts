import { route } from '../app/route.ts';

/** Who the patient is and what they owe is one thing to the first two; the last is of all patients. */
export const installmentRoutes = [
  route('/patient/:id/installments', 'patientPlans', 'patientPlans', ['id'], [{ workflow: 'chequeMarks', of: 'id' }]),
  route(
    '/installment-checks/:patientId/:installmentId',
    'newCheques',
    'newCheques',
    ['patientId', 'installmentId'],
    [{ workflow: 'patientPlans', of: 'patientId' }],
  ),
  route('/due-cheques', 'dueCheques', 'dueCheques', [], [{ workflow: 'chequeMarks' }]),
] as const;
