import { css } from '@linaria/core';
import { balanceBy } from '../../schema/patients/balance.ts';
import { Button } from '../kit/controls/button.tsx';
import { useLedger } from '../kit/list/later.ts';
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

/** Takes all that a patient still owes as the amount. */
export const WholeDebt = ({ patient, pending, disabled, onTake }: WholeDebtProps) => {
  const ledger = useLedger(true, { field: 'patient', id: patient });
  const owed = ledger && balanceBy(ledger.surgeries, ledger.incomes).debt;
  const left = (owed ?? 0) - pending;
  if (owed === null || left <= 0) return <p className={room}>{owed === null ? '' : owed > 0 ? form.allInList : form.noDebt}</p>;
  return (
    <Button tone="secondary" disabled={disabled} onClick={() => onTake(left)}>
      {form.wholeDebt(left)}
    </Button>
  );
};
