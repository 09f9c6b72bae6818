import { css } from '@linaria/core';
import { type ClinicFigure, figuresTotal } from '../../../machines/accounting/receivable.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { Bone, SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { RefreshIcon } from '../../kit/icons/actions.tsx';
import { ClinicIcon } from '../../kit/icons/things.tsx';
import { isSettled, useListState } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { colour, text } from '../../kit/theme/tokens.ts';
import { useReport, useSendSummary } from '../standing.ts';
import type { ShownClinics } from '../table/shown.ts';
import { SummaryList } from '../table/summary-list.tsx';
import { TotalCard } from '../table/total-card.tsx';
import { empty, missing, range, summary } from '../texts.ts';
import { RetryLists } from '../trouble/lists.tsx';

const ownStyle = css`
  display: flex;
  flex-direction: column;
  & > p {
    ${text.caption}
    color: ${colour.soft};
  }
  &[data-waiting] > p {
    visibility: hidden;
  }
`;

/** Why there is no report; of one that the provider does not have, it has nothing to say that a dentist could use. */
const reasonOf = (failure: Failure): string => (failure._tag === 'Rejected' && failure.status === 404 ? '' : failureReason(failure));

/** A report that could not be had; what was known of it before stays in sight, and so do the clinics. */
const ReportTrouble = () => {
  const { value, failure, busy } = useReport('invoices');
  const send = useSendSummary();
  return failure === null ? null : (
    <Banner
      tone={value === null ? 'problem' : 'warning'}
      announced
      action={
        <Button tone="quiet" icon={RefreshIcon} busy={busy} onClick={() => send({ type: 'report.retried', report: 'invoices', at: now() })}>
          {words.retry}
        </Button>
      }
    >
      {value === null ? (
        <>
          <b>{missing.invoices}</b> {missing.invoicesHelp(reasonOf(failure))}
        </>
      ) : (
        missing.invoicesStale(reasonOf(failure))
      )}
    </Banner>
  );
};

/** Which clinics there are could not be read, or not of all: the report knows them by name only, and the dentist's own would pass for one that owes. */
const ClinicsTrouble = () => {
  const { known, failure, unreadable } = useListState('clinics');
  const failed = !known && failure;
  return failed || unreadable > 0 ? (
    <Banner tone={failed ? 'problem' : 'warning'} announced action={<RetryLists list="clinics" />}>
      <b>{failed ? missing.clinics : missing.unreadable('clinics', unreadable)}</b>{' '}
      {failed ? missing.clinicsHelp(failureReason(failed)) : missing.clinicsUnread}
    </Banner>
  ) : null;
};

/** What patients of the dentist's own clinic owe, which is no clinic's debt; it leads to who they are. */
const OwnPatients = ({ figures }: { readonly figures: readonly ClinicFigure[] }) => {
  const send = useSendSummary();
  const { value, failure } = useReport('invoices');
  const settled = isSettled(useListState('clinics'));
  const known = figures.filter(({ sum }) => sum !== null);
  if (value === null && failure !== null) return null;
  // Most dentists have a clinic of their own: its place is kept until it is known.
  if (!settled) {
    return (
      <div className={ownStyle} data-waiting="" aria-hidden="true">
        <Bone width="60%" height="48px" />
        <p>{summary.personalDiffers}</p>
      </div>
    );
  }
  if (figures.length === 0) return null;
  const figure = known.length === 0 ? summary.noFigure : <Amount toman={figuresTotal(known)} />;
  return (
    <div className={ownStyle} aria-busy={value === null}>
      <Button tone="quiet" onClick={() => send({ type: 'owing.chosen', owing: 'patients' })}>
        {summary.ofPersonal}: {value === null ? words.loading : figure}
      </Button>
      {value !== null && known.length === 0 ? null : <p>{summary.personalDiffers}</p>}
    </div>
  );
};

/** What clinics still have to pay together, of which the provider alone knows (ACC-DATA-4). */
export const ClinicsTotal = ({ figures, personal }: ShownClinics) => {
  const { value, failure, behind, busy } = useReport('invoices');
  const clinics = useListState('clinics');
  const known = value !== null && clinics.known;
  const without = figures.filter(({ sum }) => sum === null).length;
  const ahead = figures.filter(({ sum }) => sum !== null && sum < 0);
  // Where no clinic's figure is known, a total of nothing would be a lie.
  const sum = without === figures.length && without + clinics.unreadable > 0 ? summary.noFigure : figuresTotal(figures);
  return (
    <>
      <ReportTrouble />
      <ClinicsTrouble />
      {(value === null && failure !== null) || (!clinics.known && clinics.failure !== null) ? null : (
        <TotalCard label={summary.totals.receivable} sum={known ? sum : null} behind={known && behind}>
          {known ? (busy || failure || behind ? null : range.ofReport) : missing.loadingReport}
          {known && ahead.length > 0 ? ` ${summary.paidAhead(-figuresTotal(ahead))}` : null}
          {known && value.unreadable ? ` ${summary.unread(value.unreadable)}` : known && without > 0 ? ` ${summary.withoutFigure(without)}` : null}
        </TotalCard>
      )}
      <OwnPatients figures={personal} />
    </>
  );
};

/** The same of each. */
export const ClinicsOwing = ({ rows }: ShownClinics) => {
  const { value, failure, busy } = useReport('invoices');
  const clinics = useListState('clinics');
  // The report puts them in order: before it is there, they would change places under a finger.
  const awaited = value === null && busy;
  if (rows.length > 0 && !awaited) return <SummaryList tab="receivable" rows={rows} />;
  if (value === null || !clinics.known)
    return awaited || (failure === null && clinics.failure === null) ? <SkeletonRows count={rows.length || 3} label={missing.loading('clinics')} /> : null;
  return clinics.unreadable > 0 ? null : <EmptyState icon={ClinicIcon} title={empty.receivable} />;
};
