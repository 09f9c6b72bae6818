import { css } from '@linaria/core';
import { dueState } from '../../../schema/installments/due.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../../kit/actors.tsx';
import { Spinner } from '../../kit/controls/button.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { CheckIcon, RemoveIcon } from '../../kit/icons/actions.tsx';
import { ActionMenu } from '../../kit/overlay/action-menu.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { colour, motion, radius, space, TARGET, text, weight } from '../../kit/theme/tokens.ts';
import { NumberText } from '../number-text.tsx';
import { due, mark } from '../texts.ts';
import { chequeName } from '../wording.ts';
import { useMarks, useSendMarks } from './marking.tsx';

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
const box = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${TARGET};
  block-size: ${TARGET};
  border-radius: ${radius.round};
  & > span {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 2px solid ${colour.edge};
    border-radius: ${radius.round};
    color: transparent;
    transition: background-color ${motion.quick};
  }
  &[aria-pressed='true'] > span {
    border-color: ${colour.credit};
    background: ${colour.credit};
    color: ${colour.surface};
  }
  &[aria-busy='true'] > span {
    border-color: transparent;
    background: none;
    color: ${colour.accent};
  }
  @media (hover: hover) {
    &:not([aria-pressed='true']):hover > span {
      color: ${colour.faint};
    }
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
  const { queue, at } = useMarks(patient);
  const send = useSendMarks(patient);
  // What was tapped is shown at once.
  const waiting = at === 'failed' || at === 'unsure' ? undefined : queue.findLast(({ id }) => id === row.id);
  const paid = waiting?.is_paid ?? row.is_paid;
  const state = dueState({ ...row, is_paid: paid }, today);
  const name = chequeName(row);
  const said = state === 'soon' && row.due_date === today ? due.today : due.states[state];
  return (
    <li className={line}>
      <button
        type="button"
        className={box}
        aria-pressed={paid}
        aria-busy={waiting !== undefined || undefined}
        aria-label={`${mark.pay}: ${name}`}
        onClick={() => send({ type: 'cheque.marked', mark: { id: row.id, is_paid: !paid } })}
      >
        <span>{waiting ? <Spinner /> : <CheckIcon size={18} />}</span>
      </button>
      <div>
        <p className={first}>
          <DayText>{row.due_date}</DayText>
          <Amount toman={row.amount} short />
        </p>
        <p className={second}>
          {said ? <strong data-state={state}>{said}</strong> : null}
          <NumberText>{row.check_number}</NumberText>
          <span>{row.check_owner_name}</span>
        </p>
      </div>
      <ActionMenu
        label={pageWords.moreOf(name)}
        actions={[
          {
            label: paid ? mark.unpay : mark.pay,
            icon: CheckIcon,
            onPick: () => send({ type: 'cheque.marked', mark: { id: row.id, is_paid: !paid } }),
          },
          { label: pageWords.remove, icon: RemoveIcon, tone: 'danger', onPick: () => send({ type: 'cheque.remove', id: row.id, label: name }) },
        ]}
      />
    </li>
  );
};
