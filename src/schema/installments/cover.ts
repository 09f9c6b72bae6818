import type { InstallmentCheck } from './installment.ts';

/**
 * What unpaid stored cheques promise of a balance, in toman. That holds payments alone, so a cheque covers a part of it until it is
 * paid: from then on its sum is in the balance as a payment (D-152).
 */
export const coverBy = (stored: readonly Pick<InstallmentCheck, 'is_paid' | 'amount'>[]): number =>
  stored.reduce((sum, { is_paid, amount }) => (is_paid ? sum : sum + amount), 0);
