import { literal, type ValueOf } from '../kit/shape.ts';

/**
 * What may not be known of a paper when it is to be printed: the names of services, the practice in its head, whether its rows are still
 * those of the provider, whether the account is, why the two do not go together, the name of the insurance, and that of the patient.
 */
export const printDoubt = literal('services', 'practice', 'rows', 'account', 'differs', 'insurance', 'patient');
export type PrintDoubt = ValueOf<typeof printDoubt>;
