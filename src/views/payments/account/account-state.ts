import type { SnapshotFrom } from 'xstate';
import { paymentsOf } from '../../../machines/payments/history.ts';
import type { patientPaymentsMachine } from '../../../machines/payments/payer.ts';
import type { EventOf } from '../../../schema/kit/workflow.ts';
import type { Income } from '../../../schema/payments/income.ts';
import type { PayerWorkflow } from '../../../schema/payments/payer-workflow.ts';
import { useSelected } from '../../kit/actors.tsx';
import { useRows } from '../../kit/resources.ts';

export type AccountSnapshot = SnapshotFrom<typeof patientPaymentsMachine>;
export type AccountEvent = EventOf<PayerWorkflow>;
export type Kind = 'patient' | 'clinic';

export const useAccount = (workflow: string): AccountSnapshot => useSelected(workflow, (each: AccountSnapshot) => each);

export const isGone = (snapshot: AccountSnapshot): boolean => snapshot.matches({ open: { payer: 'missing' } });

/** The payer's payments, newest first. */
export const usePayments = (kind: Kind, id: number): readonly Income[] => paymentsOf(useRows('incomes'), kind, id);

/** How an amount that is owed stands: a patient who paid ahead has a credit. */
export const standingOf = (owed: number): 'debt' | 'credit' | 'settled' => (owed > 0 ? 'debt' : owed < 0 ? 'credit' : 'settled');
