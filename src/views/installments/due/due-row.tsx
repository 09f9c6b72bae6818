import { css } from '@linaria/core';
import { dueState } from '../../../schema/installments/due.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { dayNumber, jalaliText } from '../../../schema/kit/jalali.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Row } from '../../kit/list/row.tsx';
import { colour, weight } from '../../kit/theme/tokens.ts';
import { MARKS } from '../marks/marking.tsx';
import { PaidBox, usePaid } from '../marks/paid-box.tsx';
import { due, dueList, mark } from '../texts.ts';
import { chequeName } from '../wording.ts';
import { CallButton } from './call-button.tsx';
import type { Payer } from './payers.ts';

const heading = css`
  display: flex;
  flex-direction: column;
`;
const ends = css`
  display: flex;
  flex: none;
  align-items: center;
`;
const stands = css`
  font-weight: ${weight.bold};
  white-space: nowrap;
  &[data-state='overdue'] {
    color: ${colour.danger};
  }
  &[data-state='soon'] {
    color: ${colour.warn};
  }
  &[data-state='paid'] {
    color: ${colour.credit};
  }
`;

/** How long a cheque is overdue, or how long there is until it is due. */
const lateness = ({ due_date }: InstallmentCheck, today: string, state: ReturnType<typeof dueState>): string => {
  if (state === 'paid') return due.states.paid;
  const days = dayNumber(due_date) - dayNumber(today);
  if (days === 0) return due.today;
  return days < 0 ? dueList.late(-days) : dueList.left(days);
};

interface DueRowProps {
  readonly row: InstallmentCheck;
  readonly payer: Payer;
  readonly today: string;
}

/** A cheque that is due: who, how much, since when; with a call and the mark that it was paid. */
export const DueRow = ({ row, payer, today }: DueRowProps) => {
  const { patient, name, said } = payer;
  const day = jalaliText(row.due_date);
  // What is said of it later, and elsewhere, must not call somebody unknown whose name was only on its way.
  const label = name === null ? mark.named(day) : mark.namedOf(day, name);
  const { paid, unsure } = usePaid(MARKS, row, label);
  const state = dueState({ ...row, is_paid: paid }, today);
  return (
    <Row
      {...(patient ? { to: `/patient/${patient.id}/installments` } : {})}
      title={
        <span className={heading}>
          <bdi>{said}</bdi>
          <Amount toman={row.amount} short />
        </span>
      }
      detail={
        <>
          <strong className={stands} data-state={state}>
            {lateness(row, today, state)}
          </strong>
          <DayText>{row.due_date}</DayText>
          {unsure ? <strong>{due.unsure}</strong> : null}
          {/* Whether it is somebody else's cheque is not known before it is known who pays. */}
          {payer.lack === 'loading' || !row.check_owner_name || row.check_owner_name === name ? null : <bdi>{dueList.owner(row.check_owner_name)}</bdi>}
        </>
      }
      end={
        <span className={ends}>
          <CallButton payer={payer} />
          <PaidBox marks={MARKS} row={row} name={[...(name === null ? [] : [name]), chequeName(row)].join('، ')} label={label} />
        </span>
      }
    />
  );
};
