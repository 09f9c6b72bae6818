import { css } from '@linaria/core';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { formatAmount } from '../../../schema/kit/money.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { DeskTable, type TableColumn } from '../../kit/page/desk/desk-table.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { text } from '../../kit/theme/tokens.ts';
import { dueList } from '../texts.ts';
import { CallButton } from './call-button.tsx';
import { type DueRowProps, Mark, plansPath, useLate } from './due-row.tsx';
import type { PayerOf } from './payers.ts';
import { columns as heads } from './table-texts.ts';

// How late it is, and that nobody knows whether it was paid, share the height of a row.
const standing = css`
  display: flex;
  flex-direction: column;
  & > strong + strong {
    ${text.caption}
  }
`;

const Late = (props: DueRowProps) => {
  const { late, doubt } = useLate(props);
  return (
    <span className={standing}>
      {late}
      {doubt}
    </span>
  );
};

interface DueTableProps {
  readonly rows: readonly InstallmentCheck[];
  readonly payerOf: PayerOf;
  readonly today: string;
  readonly fresh: number | null;
}

/** What is due at the desk, by which one telephones: who, how much, since when, who wrote the cheque, and the call; with the mark that it was paid. */
export const DueTable = ({ rows, payerOf, today, fresh }: DueTableProps) => {
  const send = useSendApp();
  const apart = (name: string) => <bdi title={name}>{name}</bdi>;
  const columns: readonly TableColumn<InstallmentCheck>[] = [
    { head: heads.patient, width: 'minmax(7rem, 1.5fr)', cell: (row) => apart(payerOf(row).said) },
    { head: pageWords.tomanColumn(heads.amount), width: '8.5rem', cell: ({ amount }) => formatAmount(amount) },
    { head: heads.day, width: '6.5rem', cell: ({ due_date }) => <DayText>{due_date}</DayText> },
    {
      head: heads.late,
      width: '7rem',
      cell: (row) => <Late row={row} payer={payerOf(row)} today={today} />,
    },
    { head: heads.owner, width: 'minmax(6rem, 1fr)', cell: ({ check_owner_name: owner }) => (owner ? apart(owner) : pageWords.none) },
    {
      head: heads.phone,
      width: '8.5rem',
      cell: (row) => {
        const phone = payerOf(row).patient?.phone;
        return phone ? <PhoneText>{phone}</PhoneText> : pageWords.none;
      },
    },
    { head: pageWords.call, width: '48px', cell: (row, _, tabIndex) => <CallButton payer={payerOf(row)} tabIndex={tabIndex} /> },
    { head: heads.mark, width: '48px', cell: (row, _, tabIndex) => <Mark row={row} payer={payerOf(row)} tabIndex={tabIndex} /> },
  ];
  const pathOf = (row: InstallmentCheck) => plansPath(payerOf(row));
  return (
    <DeskTable
      flows
      label={dueList.title}
      rows={rows}
      columns={columns}
      named={0}
      to={pathOf}
      onOpen={(row) => {
        const to = pathOf(row);
        if (to !== null) send({ type: 'route.go', to, replace: false });
      }}
      current={null}
      fresh={fresh}
    />
  );
};
