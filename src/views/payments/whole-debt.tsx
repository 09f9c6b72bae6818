import { css } from '@linaria/core';
import type { SnapshotFrom } from 'xstate';
import type { patientDebtMachine } from '../../machines/payments/debt.ts';
import type { EventOf } from '../../schema/kit/workflow.ts';
import { balanceBy } from '../../schema/patients/balance.ts';
import type { patientDebtWorkflow } from '../../schema/payments/debt-workflow.ts';
import { useSelectedIfOpen, useSend } from '../kit/actors.tsx';
import { Button } from '../kit/controls/button.tsx';
import { useLedger } from '../kit/list/later.ts';
import { useWhenSettled } from '../kit/page/list/when-settled.ts';
import { colour, text } from '../kit/theme/tokens.ts';
import { form } from './texts.ts';

// As high as the button, before anything is known: what is below must not move.
const room = css`
  display: flex;
  align-items: center;
  min-block-size: 48px;
  ${text.caption}
  color: ${colour.soft};
`;

interface WholeDebtProps {
  readonly patient: number;
  /** What the list of payments to be sent already takes of it, in toman. */
  readonly pending: number;
  readonly disabled: boolean;
  readonly onTake: (toman: number) => void;
}

/**
 * Takes all that a patient still owes as the amount: by the provider's account, as their file shows it, which may reckon otherwise than
 * the rows do. The rows say how long it counts: while they are known to be the provider's, and come to what they came to when it was
 * asked for. Where it cannot be had nothing is offered: what the rows come to may be another sum, and nobody would see that.
 */
export const WholeDebt = ({ patient, pending, disabled, onTake }: WholeDebtProps) => {
  const ledger = useLedger(true, { field: 'patient', id: patient });
  const sum = ledger && balanceBy(ledger.surgeries, ledger.incomes).debt;
  const send = useSend<EventOf<typeof patientDebtWorkflow>>('patientDebt');
  const counted = ({ context }: SnapshotFrom<typeof patientDebtMachine>) => (context.patient === patient && context.sum === sum ? context.debt : undefined);
  const known = useSelectedIfOpen('patientDebt', counted);
  // What is being sent changes the sum with each row: it is asked for once somebody may take it again.
  useWhenSettled(sum !== null && !disabled && known === undefined && String(sum), () => send({ type: 'debt.wanted', patient, sum: sum ?? 0 }));
  const owed = known ?? null;
  const left = (owed ?? 0) - pending;
  if (owed === null || left <= 0) return <p className={room}>{owed === null ? '' : owed > 0 ? form.allInList : form.noDebt}</p>;
  return (
    <Button tone="secondary" disabled={disabled} onClick={() => onTake(left)}>
      {form.wholeDebt(left)}
    </Button>
  );
};
