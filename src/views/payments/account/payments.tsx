import { sumOf } from '../../../machines/payments/history.ts';
import { useSend } from '../../kit/actors.tsx';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { EmptyState, ErrorState } from '../../kit/feedback/empty-state.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { PlusIcon, RefreshIcon } from '../../kit/icons/actions.tsx';
import { PaymentIcon } from '../../kit/icons/places.tsx';
import { standingOf } from '../../kit/list/list-standing.ts';
import { VirtualList } from '../../kit/list/virtual-list.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { useListState } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { account, failures } from '../texts.ts';
import { type AccountEvent, isGone, type Kind, useAccount, usePayments } from './account-state.ts';
import { AccountTrouble } from './account-trouble.tsx';
import { Balance } from './balance.tsx';
import { PaymentRow } from './payment-row.tsx';

/** The payments, or why there are none to see. */
const List = ({ workflow, kind, id }: { readonly workflow: string; readonly kind: Kind; readonly id: number }) => {
  const payments = usePayments(kind, id);
  const state = useListState('incomes');
  const { busy, failure, unreadable } = state;
  const standing = standingOf(state, payments.length);
  const send = useSend<AccountEvent>(workflow);
  const retry = (
    <Button
      tone={standing === 'failed' || standing === 'unreadable' ? 'primary' : 'quiet'}
      icon={RefreshIcon}
      busy={busy}
      onClick={() => send({ type: 'lists.retried', at: now() })}
    >
      {words.retry}
    </Button>
  );
  if (standing === 'loading') return <SkeletonRows count={4} label={account.loading} />;
  if (standing === 'failed' || standing === 'unreadable') {
    return (
      <ErrorState title={standing === 'failed' ? failures.payments : account.noneReadable} actions={retry}>
        {failure ? failureReason(failure) : account.noneReadableHelp(unreadable)}
      </ErrorState>
    );
  }
  return (
    <>
      {failure ? (
        <Banner tone="warning" announced action={retry}>
          {account.stale(failureReason(failure))}
        </Banner>
      ) : null}
      {unreadable > 0 ? <Banner tone="warning">{account.unreadable(unreadable)}</Banner> : null}
      {standing === 'rows' ? (
        <VirtualList label={account.payments} items={payments} keyOf={({ id: key }) => key} place={workflow}>
          {(income) => <PaymentRow workflow={workflow} income={income} />}
        </VirtualList>
      ) : (
        <EmptyState icon={PaymentIcon} title={kind === 'patient' ? account.emptyPatient : account.emptyClinic}>
          {account.emptyHelp}
        </EmptyState>
      )}
    </>
  );
};

const PaymentsOf = ({ workflow, kind }: { readonly workflow: string; readonly kind: Kind }) => {
  const snapshot = useAccount(workflow);
  const send = useSend<AccountEvent>(workflow);
  const { id, name, payerFailure } = snapshot.context;
  const payments = usePayments(kind, id);
  const lost = isGone(snapshot) || (payerFailure !== null && name === null);
  const title = kind === 'patient' ? account.patientPayments : account.clinicPayments;
  return (
    <>
      <PageHeader title={title} detail={name === '' ? words.unknown : (name ?? undefined)} back={kind === 'patient' ? `/patient/${id}` : '/settings'} />
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
            <List workflow={workflow} kind={kind} id={id} />
          </>
        )}
      </Page>
      {lost ? null : (
        <ActionBar>
          <Button tone="primary" icon={PlusIcon} onClick={() => send({ type: 'payment.add' })}>
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
