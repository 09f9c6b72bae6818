import { literal, type ValueOf } from '../kit/shape.ts';

/**
 * What may not be known of a paper when it is to be printed: the names of services, the practice in its head, whether its rows are still
 * those of the provider, and whether the account is.
 */
export const printDoubt = literal('services', 'practice', 'rows', 'account');
export type PrintDoubt = ValueOf<typeof printDoubt>;
