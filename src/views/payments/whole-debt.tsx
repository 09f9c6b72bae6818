import { css } from '@linaria/core';
import { owedBy } from '../../machines/payments/owed.ts';
import { useIsRecording } from '../kit/actors.tsx';
import { Button } from '../kit/controls/button.tsx';
import { useWantedLater } from '../kit/list/later.ts';
import { useListState, useRows } from '../kit/resources.ts';
import { colour, text } from '../kit/theme/tokens.ts';
import { form } from './texts.ts';

/** What a patient owes as far as anybody knows; null while a list of it is unknown, or holds rows that could not be read. */
const useOwed = (patient: number): number | null => {
  const surgeries = useRows('surgeries');
  const incomes = useRows('incomes');
  const states = [useListState('surgeries'), useListState('incomes')];
  const recorded = useIsRecording();
  return !recorded && states.every(({ known, unreadable }) => known && unreadable === 0) ? owedBy(patient, surgeries, incomes) : null;
};

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
  useWantedLater('surgeries incomes', true);
  const owed = useOwed(patient);
  const left = (owed ?? 0) - pending;
  if (owed === null || left <= 0) return <p className={room}>{owed === null ? '' : owed > 0 ? form.allInList : form.noDebt}</p>;
  return (
    <Button tone="secondary" disabled={disabled} onClick={() => onTake(left)}>
      {form.wholeDebt(left)}
    </Button>
  );
};
