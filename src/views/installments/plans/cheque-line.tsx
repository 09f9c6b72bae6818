import { css } from '@linaria/core';
import { dueState } from '../../../schema/installments/due.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../../kit/actors.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { CheckIcon, RemoveIcon } from '../../kit/icons/actions.tsx';
import { CloseIcon } from '../../kit/icons/basics.tsx';
import { ActionMenu } from '../../kit/overlay/action-menu.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { marksOf, useSendMarks } from '../marks/marking.tsx';
import { PaidBox, usePaid } from '../marks/paid-box.tsx';
import { NumberText } from '../number-text.tsx';
import { cheque, due, mark } from '../texts.ts';
import { chequeName } from '../wording.ts';

const line = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(2)};
  font-variant-numeric: tabular-nums;
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
`;
const first = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
  ${text.body}
  font-weight: ${weight.bold};
`;
const second = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  ${text.caption}
  color: ${colour.soft};
  & > strong {
    font-weight: ${weight.bold};
  }
  & > strong[data-state='overdue'] {
    color: ${colour.danger};
  }
  & > strong[data-state='soon'] {
    color: ${colour.warn};
  }
  & > strong[data-state='paid'] {
    color: ${colour.credit};
  }
`;

/** A stored cheque of a plan; one tap notes that it was paid, and the same tap takes that back. */
export const ChequeLine = ({ row, patient }: { readonly row: InstallmentCheck; readonly patient: number }) => {
  const today = useApp(({ at }) => tehranDay(at));
  const marks = marksOf(patient);
  const name = chequeName(row);
  const { paid, unsure, toggle } = usePaid(marks, row, mark.named(jalaliText(row.due_date)));
  const send = useSendMarks(marks);
  const state = dueState({ ...row, is_paid: paid }, today);
  const said = state === 'soon' && row.due_date === today ? due.today : due.states[state];
  return (
    <li className={line}>
      <PaidBox marks={marks} row={row} name={name} label={mark.named(jalaliText(row.due_date))} />
      <div>
        <p className={first}>
          <DayText>{row.due_date}</DayText>
          <Amount toman={row.amount} short />
        </p>
        <p className={second}>
          {said ? <strong data-state={state}>{said}</strong> : null}
          {unsure ? <strong>{due.unsure}</strong> : null}
          {row.check_number == null ? <span>{cheque.unnumbered}</span> : <NumberText>{row.check_number}</NumberText>}
          <span>{row.check_owner_name || cheque.ownerless}</span>
        </p>
      </div>
      <ActionMenu
        label={pageWords.moreOf(name)}
        actions={[
          { label: paid ? mark.unpay : mark.pay, icon: paid ? CloseIcon : CheckIcon, onPick: toggle },
          { label: pageWords.remove, icon: RemoveIcon, tone: 'danger', onPick: () => send({ type: 'cheque.remove', id: row.id, label: name }) },
        ]}
      />
    </li>
  );
};
