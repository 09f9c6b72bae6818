import { css } from '@linaria/core';
import { dueState } from '../../../schema/installments/due.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { dayNumber, jalaliText } from '../../../schema/kit/jalali.ts';
import { internationalPhone } from '../../../schema/kit/phone.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { IconLink } from '../../kit/controls/icon-link.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { PhoneIcon } from '../../kit/icons/things.tsx';
import { Row } from '../../kit/list/row.tsx';
import { colour, weight } from '../../kit/theme/tokens.ts';
import { MARKS } from '../marks/marking.tsx';
import { PaidBox, usePaid } from '../marks/paid-box.tsx';
import { due, dueList, mark } from '../texts.ts';
import { chequeName } from '../wording.ts';

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
  /** Whose plan it belongs to; null where nobody knows. */
  readonly patient: Patient | null;
  readonly today: string;
}

/** A cheque that is due: who, how much, since when; with a call and the mark that it was paid. */
export const DueRow = ({ row, patient, today }: DueRowProps) => {
  const who = (patient && fullName(patient)) || dueList.unknown;
  const label = mark.namedOf(jalaliText(row.due_date), who);
  const { paid } = usePaid(MARKS, row, label);
  const state = dueState({ ...row, is_paid: paid }, today);
  return (
    <Row
      {...(patient ? { to: `/patient/${patient.id}/installments` } : {})}
      title={
        <span className={heading}>
          <bdi>{who}</bdi>
          <Amount toman={row.amount} short />
        </span>
      }
      detail={
        <>
          <strong className={stands} data-state={state}>
            {lateness(row, today, state)}
          </strong>
          <DayText>{row.due_date}</DayText>
          {row.check_owner_name === who ? null : <bdi>{dueList.owner(row.check_owner_name)}</bdi>}
        </>
      }
      end={
        <span className={ends}>
          {patient?.phone ? (
            <IconLink icon={PhoneIcon} label={dueList.call(who)} to={`tel:${internationalPhone(patient.phone)}`} tone="accent" />
          ) : (
            <IconButton icon={PhoneIcon} label={dueList.noPhone} disabled />
          )}
          <PaidBox marks={MARKS} row={row} name={`${who}، ${chequeName(row)}`} label={label} />
        </span>
      }
    />
  );
};
