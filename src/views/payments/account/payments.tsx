import { sumOf } from '../../../machines/payments/history.ts';
import { Button } from '../../kit/controls/button.tsx';
import { PlusIcon } from '../../kit/icons/actions.tsx';
import { PaymentIcon } from '../../kit/icons/things.tsx';
import { Age } from '../../kit/list/age.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { useSendList } from '../../kit/page/list/list-state.ts';
import { ResourceRows } from '../../kit/page/list/resource-rows.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { account, payments as texts } from '../texts.ts';
import { type Kind, usePayer, usePayments } from './account-state.ts';
import { AccountTrouble } from './account-trouble.tsx';
import { Balance } from './balance.tsx';
import { PaymentRow } from './payment-row.tsx';

const PaymentsOf = ({ workflow, kind }: { readonly workflow: string; readonly kind: Kind }) => {
  const { id, value: payer, lost } = usePayer(workflow);
  const send = useSendList(workflow);
  const payments = usePayments(kind, id);
  const title = kind === 'patient' ? account.patientPayments : account.clinicPayments;
  return (
    <>
      <PageHeader
        title={title}
        detail={payer === null ? undefined : payer.name || pageWords.unknown}
        back={kind === 'patient' ? `/patient/${id}` : '/settings'}
        actions={lost ? null : <Age list="incomes" of={{ field: kind, id }} />}
      />
      <Page>
        {lost ? (
          <AccountTrouble workflow={workflow} kind={kind} />
        ) : (
          <>
            <Balance workflow={workflow} kind={kind}>
              {payments.length > 0 ? (
                <p>
                  {account.count(payments.length)}، {account.sum(sumOf(payments))}
                </p>
              ) : null}
            </Balance>
            <ResourceRows
              workflow={workflow}
              list="incomes"
              of={{ field: kind, id }}
              texts={texts[kind]}
              rows={payments}
              count={payments.length}
              icon={PaymentIcon}
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
