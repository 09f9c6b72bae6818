import { EVER, isSameRange } from '../../../schema/accounting/day-range.ts';
import { formatAmount } from '../../../schema/kit/money.ts';
import { sumOfIncomes } from '../../../schema/patients/balance.ts';
import type { Income } from '../../../schema/payments/income.ts';
import { Button } from '../../kit/controls/button.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { Digits } from '../../kit/figures/digits.tsx';
import { PlusIcon, PrintIcon } from '../../kit/icons/actions.tsx';
import { PaymentIcon } from '../../kit/icons/things.tsx';
import { Age } from '../../kit/list/age.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { useTableAtDesk, useTableWidth } from '../../kit/page/desk/table-at-desk.tsx';
import { useDays } from '../../kit/page/list/days/rows.ts';
import { DaysStrip, wordsOfDays } from '../../kit/page/list/days/strip.tsx';
import { days as dayTexts } from '../../kit/page/list/days/texts.ts';
import { useList, useSendList } from '../../kit/page/list/list-state.ts';
import { ResourceRows } from '../../kit/page/list/resource-rows.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { incomeFile } from '../../kit/print/files/columns.ts';
import { TableFile } from '../../kit/print/files/table-file.tsx';
import { useTableOnPaper } from '../../kit/print/paper/part-on-paper.ts';
import type { Column } from '../../kit/print/print-table.tsx';
import { account, fields, payments as texts } from '../texts.ts';
import { methodName } from '../wording.ts';
import { type Kind, usePayer, usePaymentsOfDays } from './account-state.ts';
import { AccountTrouble } from './account-trouble.tsx';
import { Balance } from './balance.tsx';
import { nameOfIncome, PaymentRow } from './payment-row.tsx';

const COLUMNS: readonly Column<Income>[] = [
  { head: fields.date, cell: ({ date }) => <DayText>{date}</DayText>, figure: true },
  { head: pageWords.tomanColumn(fields.amount), cell: ({ amount }) => formatAmount(amount), figure: true },
  { head: fields.payment_method, cell: ({ payment_method }) => methodName(payment_method) },
  {
    head: fields.transaction_number,
    cell: ({ transaction_number: number }) => (number ? <Digits>{number}</Digits> : pageWords.none),
    figure: true,
  },
];
/** The same at the desk. */
const TRACKS = [{ width: '7rem' }, { width: '10rem' }, { width: 'minmax(7rem, 1fr)' }, { width: '9rem' }];

const PaymentsOf = ({ workflow, kind }: { readonly workflow: string; readonly kind: Kind }) => {
  const { id, value: payer, lost } = usePayer(workflow, kind);
  const send = useSendList(workflow);
  const payments = usePaymentsOfDays(workflow, kind, id);
  const days = useDays(workflow);
  const exporting = useList(workflow, (snapshot) => snapshot.hasTag('exporting'));
  const printing = useList(workflow, (snapshot) => snapshot.hasTag('printing'));
  // On paper and in files stands who paid.
  const ready = payer !== null && payments.length > 0;
  const Print = useTableOnPaper(printing, ready);
  const title = kind === 'patient' ? account.patientPayments : account.clinicPayments;
  const sums = [account.count(payments.length), account.sum(sumOfIncomes(payments))].join('، ');
  const width = useTableWidth();
  const table = useTableAtDesk({
    ...{ workflow, label: texts[kind].title, rows: payments, columns: COLUMNS, tracks: TRACKS, named: 1, nameOf: nameOfIncome },
    to: ({ id }) => `/new-payment/${id}`,
  });
  const said = isSameRange(days, EVER) ? sums : `${dayTexts.said(days)}، ${sums}`;
  return (
    <>
      <PageHeader
        title={title}
        width={width}
        detail={payer === null ? undefined : payer.name || pageWords.unknown}
        back={kind === 'patient' ? `/patient/${id}` : '/settings'}
        actions={
          lost ? null : (
            <>
              <Age list="incomes" of={{ field: kind, id }} />
              <TableFile
                what={`${kind}-payments`}
                list="incomes"
                of={{ field: kind, id }}
                rows={payments}
                columns={incomeFile(() => payer?.name ?? '')}
                busy={exporting || payer === null}
                onSave={(name) => send({ type: 'export.requested', name })}
              />
              <IconButton icon={PrintIcon} label={pageWords.print} disabled={!ready || printing} onClick={() => send({ type: 'print.requested' })} />
            </>
          )
        }
      />
      <Page width={width}>
        {lost ? (
          <AccountTrouble workflow={workflow} kind={kind} />
        ) : (
          <>
            <Balance workflow={workflow} kind={kind}>
              {payments.length > 0 ? <p>{sums}</p> : null}
            </Balance>
            <DaysStrip workflow={workflow} />
            <ResourceRows
              workflow={workflow}
              list="incomes"
              of={{ field: kind, id }}
              texts={wordsOfDays(texts[kind], days)}
              rows={payments}
              count={payments.length}
              icon={PaymentIcon}
              table={table}
            >
              {(income) => <PaymentRow workflow={workflow} income={income} />}
            </ResourceRows>
          </>
        )}
      </Page>
      {lost ? null : (
        <ActionBar>
          <Button tone="primary" icon={PlusIcon} onClick={() => send({ type: 'row.add' })}>
            {account.add}
          </Button>
        </ActionBar>
      )}
      {Print ? (
        <Print.PrintList
          list="incomes"
          of={{ field: kind, id }}
          title={title}
          subject={payer?.name || pageWords.unknown}
          note={said}
          rows={payments}
          columns={COLUMNS}
        />
      ) : null}
    </>
  );
};

/** What a patient has paid. */
export const PatientPayments = () => {
  const workflow = useWorkflow();
  return <PaymentsOf key={workflow} workflow={workflow} kind="patient" />;
};

/** What a clinic has paid, and what it still has to. */
export const ClinicPayments = () => {
  const workflow = useWorkflow();
  return <PaymentsOf key={workflow} workflow={workflow} kind="clinic" />;
};
