import { css } from '@linaria/core';
import type { Debtor } from '../../../machines/accounting/debtors.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { ageText } from '../../kit/calendar/age-text.ts';
import { fromPaper } from '../../kit/page/desk/columns.tsx';
import { DeskTable, type TableColumn } from '../../kit/page/desk/desk-table.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { useRows } from '../../kit/resources.ts';
import { colour, text, weight } from '../../kit/theme/tokens.ts';
import { debtorColumns } from '../files/paper-columns.tsx';
import { patientName } from '../patient-name.ts';
import { debtors } from '../texts.ts';
import { Reach } from './debtor-row.tsx';

const debt = css`
  font-weight: ${weight.bold};
  color: ${colour.danger};
`;
// Both stand on the line of a row.
const reach = css`
  & > span {
    flex-wrap: nowrap;
    max-inline-size: none;
  }
`;
const faint = css`
  ${text.caption}
  color: ${colour.soft};
`;

const pathOf = ({ id }: Debtor) => `/patient/${id}/financials`;
const TRACKS = [{ width: 'minmax(9rem, 2fr)' }, { width: '8.5rem' }, { width: 'minmax(14rem, 1.5fr)' }, { width: '10rem' }] as const;
/** The places of what looks otherwise than on paper. */
const [SINCE, OWED] = [2, 3];

interface DebtorTableProps {
  readonly rows: readonly Debtor[];
  readonly today: string;
  readonly certain: boolean;
}

/** Who owes at the desk, with the columns of their paper, and how to reach them. */
export const DebtorTable = ({ rows, today, certain }: DebtorTableProps) => {
  const patients = useRows('patients');
  const send = useSendApp();
  const of = (id: number) => rowById(patients, id);
  const columns: readonly TableColumn<Debtor>[] = [
    ...fromPaper(debtorColumns(of), TRACKS, (cell, { since }, column) => (
      <bdi className={column === OWED ? debt : undefined}>
        {cell}
        {column === SINCE && since !== null ? <span className={faint}> · {ageText(since, today)}</span> : null}
      </bdi>
    )),
    {
      head: pageWords.call,
      width: '6.5rem',
      cell: ({ id, owed }, _, tabIndex) => (
        <div className={reach}>
          <Reach owed={owed} name={patientName(of(id))} phone={of(id)?.phone ?? null} certain={certain} tabIndex={tabIndex} />
        </div>
      ),
    },
  ];
  return (
    <DeskTable
      flows
      label={debtors.title}
      rows={rows}
      columns={columns}
      named={0}
      to={pathOf}
      onOpen={(row) => send({ type: 'route.go', to: pathOf(row), replace: false })}
      current={null}
      fresh={null}
    />
  );
};
