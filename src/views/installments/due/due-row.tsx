import { css } from '@linaria/core';
import type { ReactNode } from 'react';
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

export interface DueRowProps {
  readonly row: InstallmentCheck;
  readonly payer: Payer;
  readonly today: string;
}

/** What is said of a cheque later, and elsewhere, must not call somebody unknown whose name was only on its way. */
const labelOf = ({ due_date }: InstallmentCheck, { name }: Payer): string => {
  const day = jalaliText(due_date);
  return name === null ? mark.named(day) : mark.namedOf(day, name);
};

/** How late a cheque is, and that nobody knows whether it was paid, if so; what was tapped at once counts. */
export const useLate = ({ row, payer, today }: DueRowProps): { readonly late: ReactNode; readonly doubt: ReactNode } => {
  const { paid, unsure } = usePaid(MARKS, row, labelOf(row, payer));
  const state = dueState({ ...row, is_paid: paid }, today);
  return {
    late: (
      <strong className={stands} data-state={state}>
        {lateness(row, today, state)}
      </strong>
    ),
    doubt: unsure ? <strong>{due.unsure}</strong> : null,
  };
};

interface MarkProps extends Omit<DueRowProps, 'today'> {
  readonly tabIndex?: 0 | -1;
}

/** The mark that a cheque was paid, by the names of whoever pays and of the cheque. */
export const Mark = ({ row, payer, tabIndex }: MarkProps) => (
  <PaidBox
    marks={MARKS}
    row={row}
    name={[...(payer.name === null ? [] : [payer.name]), chequeName(row)].join('، ')}
    label={labelOf(row, payer)}
    tabIndex={tabIndex}
  />
);

/** Where the plans are that a cheque belongs to; null while nobody knows whose they are. */
export const plansPath = ({ patient }: Payer): string | null => (patient ? `/patient/${patient.id}/installments` : null);

/** A cheque that is due: who, how much, since when; with a call and the mark that it was paid. */
export const DueRow = ({ row, payer, today }: DueRowProps) => {
  const { name, said } = payer;
  const { late, doubt } = useLate({ row, payer, today });
  const to = plansPath(payer);
  return (
    <Row
      {...(to === null ? {} : { to })}
      title={
        <span className={heading}>
          <bdi>{said}</bdi>
          <Amount toman={row.amount} short />
        </span>
      }
      detail={
        <>
          {late}
          <DayText>{row.due_date}</DayText>
          {doubt}
          {/* Whether it is somebody else's cheque is not known before it is known who pays. */}
          {payer.lack === 'loading' || !row.check_owner_name || row.check_owner_name === name ? null : <bdi>{dueList.owner(row.check_owner_name)}</bdi>}
        </>
      }
      end={
        <span className={ends}>
          <CallButton payer={payer} />
          <Mark row={row} payer={payer} />
        </span>
      }
    />
  );
};
